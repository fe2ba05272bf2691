// The game so far as lines for the talk column; what is new is spoken as well.
import { announce } from '../shell/announce.svelte';
import type { Past } from './past';
import type { TableEvent } from './talk';

export interface Happening {
  text: string; // empty: the board shows it
  spoken: string; // the same, for who does not see the board
}

// What has happened between two views; where nothing was seen before, all that the second one tells.
type Happenings<View> = (before: View | null, after: View) => readonly Happening[];

export class Story<View> {
  lines = $state.raw<readonly TableEvent[]>([]);
  private before: View | null = null;
  private round = 0;

  // `recall` asks when things happened that had happened before this page came in.
  constructor(
    private readonly happenings: Happenings<View>,
    private readonly now: () => number,
    private readonly recall: (() => Promise<Past<View>>) | null = null,
  ) {}

  // `round`: which game of the room it is; `number` is that of the update that shows this view.
  take(round: number, view: View, number = 0): void {
    if (round !== this.round) {
      this.round = round;
      this.before = null;
      this.lines = [];
    }
    if (view === this.before) return;
    const isFirst = this.before === null;
    const news = this.happenings(this.before, view);
    this.before = view;
    // What had happened before is not spoken, and stands before all talk until it is known when it was.
    const lines = dated(news, isFirst ? 0 : this.now());
    if (lines.length > 0) this.lines = [...this.lines, ...lines];
    if (!isFirst) news.forEach(({ spoken }) => announce(spoken));
    else if (number > 1) void this.date(round, number, lines.length); // before the first nothing had happened
  }

  private async date(round: number, number: number, undated: number): Promise<void> {
    const past = await this.recall?.().catch(() => null); // it stays undated then
    if (!past || past.round !== round || this.round !== round) return;
    this.lines = [...this.linesOf(past, number), ...this.lines.slice(undated)];
  }

  // What could be seen up to the update of this number; what came later was seen here.
  private linesOf({ seen }: Past<View>, number: number): TableEvent[] {
    let before: View | null = null;
    return seen
      .filter((each) => each.number <= number)
      .flatMap(({ at, view }) => {
        const news = this.happenings(before, view);
        before = view;
        return dated(news, at);
      });
  }
}

const dated = (news: readonly Happening[], at: number): TableEvent[] => news.filter(({ text }) => text !== '').map(({ text }) => ({ at, text }));
