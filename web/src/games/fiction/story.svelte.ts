// The game so far as lines for the talk column; what is new is spoken as well.
import type { Past } from '../../room/past';
import { announce } from '../../shell/announce.svelte';
import type * as fiction from '../../wire/types/fiction';
import { happenings } from './events';

export interface Line {
  at: number; // Unix time by the server's clock, as talk has it
  text: string;
}

export class Story {
  lines = $state.raw<readonly Line[]>([]);
  private before: fiction.View | null = null;
  private round = 0;

  // `recall` asks when things happened that had happened before this page came in.
  constructor(
    private readonly now: () => number,
    private readonly recall: (() => Promise<Past<fiction.View>>) | null = null,
  ) {}

  // `number` is that of the update that shows this view.
  take(round: number, view: fiction.View, number = 0): void {
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
    // What had happened before is not spoken, and stands before all talk until it is known when it was.
    const at = isFirst ? 0 : this.now();
    this.lines = [...this.lines, ...news.map(({ text }) => ({ at, text }))];
    if (isFirst) void this.date(round, number, news.length);
    else news.forEach(({ spoken }) => announce(spoken));
  }

  private async date(round: number, number: number, undated: number): Promise<void> {
    const past = await this.recall?.().catch(() => null); // it stays undated then
    if (!past || past.round !== round || this.round !== round) return;
    this.lines = [...linesOf(past, number), ...this.lines.slice(undated)];
  }
}

// What could be seen up to the update of this number; what came later was seen here.
function linesOf({ seen }: Past<fiction.View>, number: number): Line[] {
  let before: fiction.View | null = null;
  return seen
    .filter((each) => each.number <= number)
    .flatMap(({ at, view }) => {
      const news = happenings(before, view);
      before = view;
      return news.map(({ text }) => ({ at, text }));
    });
}
