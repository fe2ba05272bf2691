// A finished game as it was seen from one seat or another. Changing eyes keeps the moment.
import * as api from '../wire/api';
import type * as protocol from '../wire/types/protocol';
import { Stepper } from './stepper.svelte';

export class Watched {
  seat = $state(0); // 0 for those who watched
  replay = $state.raw<protocol.Replay | null>(null);
  stepper = $state.raw<Stepper | null>(null);
  problem = $state('');
  private readonly known = new Map<number, protocol.Replay>();

  constructor(
    private readonly table: string,
    private readonly moved: (index: number) => void,
  ) {
    void this.ask();
  }

  look = (seat: number): Promise<void> => {
    this.seat = seat;
    return this.ask();
  };

  ask = async (): Promise<void> => {
    const { seat } = this;
    this.problem = '';
    try {
      const replay = this.known.get(seat) ?? (await api.replay(this.table, seat === 0 ? undefined : seat));
      this.known.set(seat, replay);
      if (seat !== this.seat) return; // somebody has looked elsewhere meanwhile
      this.replay = replay;
      this.stepper ??= new Stepper(replay.steps.length, this.moved);
    } catch (problem) {
      if (seat === this.seat) this.problem = problem instanceof Error ? problem.message : String(problem);
    }
  };
}
