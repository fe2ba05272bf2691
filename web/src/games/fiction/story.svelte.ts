// The game so far as lines for the talk column; what is new is spoken as well.
import { announce } from '../../shell/announce.svelte';
import type * as fiction from '../../wire/types/fiction';
import { happenings } from './events';

export interface Line {
  at: number; // Unix time, as talk has it
  text: string;
}

export class Story {
  lines = $state.raw<readonly Line[]>([]);
  private before: fiction.View | null = null;
  private round = 0;

  constructor(private readonly now: () => number = Date.now) {}

  take(round: number, view: fiction.View): void {
    if (round !== this.round) {
      this.round = round;
      this.before = null;
      this.lines = [];
    }
    if (view === this.before) return;
    const isFirst = this.before === null;
    const news = happenings(this.before, view);
    this.before = view;
    if (news.length === 0) return;
    // What had happened before this page came in stands before all talk, and is not spoken.
    const at = isFirst ? 0 : this.now();
    this.lines = [...this.lines, ...news.map(({ text }) => ({ at, text }))];
    if (!isFirst) news.forEach(({ spoken }) => announce(spoken));
  }
}
