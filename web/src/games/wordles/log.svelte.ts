// The game so far as lines for the talk column; what is new is spoken as well.
import { announce } from '../../shell/announce.svelte';
import type { TableEvent } from '../../room/talk';
import type * as wordles from '../../wire/types/wordles';
import { happenings } from './events';
import type { Seated } from './seats';

export class EventLog {
  lines = $state.raw<readonly TableEvent[]>([]);
  private before: wordles.View | null = null;
  private round = 0;

  constructor(private readonly now: () => number) {}

  // `round`: which game of the room it is.
  take(round: number, view: wordles.View, players: readonly Seated[]): void {
    if (round !== this.round) {
      this.round = round;
      this.before = null;
      this.lines = [];
    }
    if (view === this.before) return;
    const isFirst = this.before === null;
    const news = happenings(this.before, view, players);
    this.before = view;
    if (news.length === 0) return;
    // What had happened before this page came in stands before all talk, and is not spoken.
    const at = isFirst ? 0 : this.now();
    this.lines = [...this.lines, ...news.filter(({ text }) => text !== '').map(({ text }) => ({ at, text }))];
    if (!isFirst) news.forEach(({ spoken }) => announce(spoken));
  }
}
