// The way into a room: who is this browser, is there such a room, and may it come in. A browser does
// not say why a WebSocket was refused, so this is asked apart, at first and whenever a line stays dead.
import { prepare } from '../games';
import * as identity from '../shell/identity.svelte';
import * as api from '../wire/api';
import { RoomStore } from '../wire/room.svelte';
import type * as protocol from '../wire/types/protocol';

export type Stage = 'looking' | 'nobody' | 'inside' | 'shut' | 'unreachable';

export interface Door {
  me(): Promise<protocol.Me | null>;
  look(id: string): Promise<protocol.RoomListed | null>;
  become(name: string): Promise<protocol.Me>;
  knock(id: string): Promise<unknown>;
  open(id: string): RoomStore;
}

const browser: Door = {
  me: identity.refresh,
  look: async (id) => {
    const invitation = await api.room(id);
    if (invitation) prepare(invitation);
    return invitation;
  },
  become: identity.somebody,
  knock: (id) => api.knock(id),
  open: (id) => new RoomStore(id),
};

// Refusals that say nothing about the room itself; the next look may be answered otherwise.
const passing = ['unreachable', 'odd_answer', 'draining', 'closing', 'no_answer', 'too_fast', 'cannot_save', 'not_here'];

export class Entry {
  stage = $state<Stage>('looking');
  invitation = $state.raw<protocol.RoomListed | null>(null);
  problem = $state.raw<{ code: string; sentence: string } | null>(null);
  room = $state.raw<RoomStore | null>(null);
  // Whoever said their name at the door to take a seat is given the first that is open.
  wantsSeat = false;

  constructor(
    readonly id: string,
    private readonly door: Door = browser,
  ) {}

  async begin(): Promise<void> {
    this.stage = 'looking';
    try {
      const [me] = await Promise.all([this.door.me(), this.see()]);
      if (this.stage !== 'looking') return;
      if (me) this.enter();
      else this.stage = 'nobody';
    } catch (problem) {
      this.turnedAway(problem);
    }
  }

  // After a good-bye that is not for good: somebody has signed out, and may be let in as who they are now.
  async beginAnew(): Promise<void> {
    this.leave('looking');
    await this.begin();
  }

  // What stands against that name, or nothing.
  async comeIn(name: string): Promise<string | null> {
    try {
      await this.door.become(name);
    } catch (problem) {
      return problem instanceof Error ? problem.message : String(problem);
    }
    this.wantsSeat = this.invitation === null || this.offersSeat;
    this.enter();
    return null;
  }

  // Asks the host to be let in. What stands against it, or nothing: then one waits.
  async knock(name: string): Promise<string | null> {
    try {
      if ((await this.door.me()) === null) await this.door.become(name);
      await this.door.knock(this.id);
    } catch (problem) {
      return problem instanceof Error ? problem.message : String(problem);
    }
    await this.lookAtTheDoor();
    return null;
  }

  // Whether the answer has come. Whoever waits goes on waiting where there is none.
  async lookAtTheDoor(): Promise<void> {
    try {
      await this.see();
      this.wantsSeat = this.offersSeat;
      this.enter();
    } catch (problem) {
      if (!isPassing(problem)) this.turnedAway(problem);
    }
  }

  get offersSeat(): boolean {
    return this.invitation !== null && this.invitation.phase !== 'playing' && this.invitation.open > 0;
  }

  // The line is dead: does the room still want us?
  async lookAgain(): Promise<void> {
    try {
      await this.see();
      if (this.stage !== 'inside') return;
      if ((await this.door.me()) === null) this.leave('nobody');
      else this.room?.hurry(); // who answers here answers there
    } catch (problem) {
      if (!isPassing(problem)) this.turnedAway(problem);
    }
  }

  end(): void {
    this.room?.end();
  }

  private async see(): Promise<void> {
    try {
      this.invitation = await this.door.look(this.id);
    } catch (problem) {
      // A server that does not show rooms is asked over the line itself.
      if (!(problem instanceof api.Refusal) || problem.code !== ('not_here' satisfies protocol.ServerProblem)) throw problem;
    }
  }

  private enter(): void {
    this.room ??= this.door.open(this.id);
    this.stage = 'inside';
  }

  private leave(stage: Stage): void {
    this.room?.end();
    this.room = null;
    this.stage = stage;
  }

  private turnedAway(problem: unknown): void {
    if (isPassing(problem)) {
      this.stage = 'unreachable';
      return;
    }
    const { code, message } = problem as api.Refusal;
    this.problem = { code, sentence: message };
    this.leave('shut');
  }
}

function isPassing(problem: unknown): boolean {
  return !(problem instanceof api.Refusal) || passing.includes(problem.code);
}
