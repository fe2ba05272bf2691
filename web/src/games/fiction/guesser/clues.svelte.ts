// What can be pressed on the clues of all boards: a doubt, or, while a token is being laid, the letters that take one.
// One of them is in the order of Tab; the arrows go to the others.
import { announce } from '../../../shell/announce.svelte';
import type * as fiction from '../../../wire/types/fiction';
import { doubters } from '../cells';
import type { Hand } from './hand.svelte';
import { same, step, type At } from './roving';
import { words } from './words';

export const clueId = ({ row, place }: At): string => `clue-${row + 1}-${place + 1}`;

export class Clues {
  private cursor = $state.raw<At | null>(null);

  // `isLaying`: only where a token may go.
  readonly isLaying: boolean = $derived.by(() => this.hand.doing === 'token');
  readonly controls: readonly At[] = $derived.by(() => {
    if (!this.plays()) return [];
    if (this.isLaying) return (this.hand.token?.spots ?? []).map(({ row, place }) => ({ row: row - 1, place: place - 1 }));
    return this.board().rows.flatMap(({ shared, shown }, row) =>
      shared ? [...shown].flatMap((mark, place) => (mark === '_' ? [] : [{ row, place }])) : [],
    );
  });
  // Newest first: whoever comes by Tab is on the first clue of the last row.
  readonly tabStop: At | null = $derived.by(
    () =>
      this.controls.find((at) => same(this.cursor, at)) ?? this.controls.find((at) => at.row === this.controls.at(-1)?.row) ?? null,
  );

  constructor(
    private readonly hand: Hand,
    private readonly board: () => fiction.Board,
    private readonly plays: () => boolean,
  ) {}

  has = (at: At): boolean => this.controls.some((each) => same(each, at));
  isTabStop = (at: At): boolean => same(this.tabStop, at);
  focused = (at: At): void => void (this.cursor = at);
  go = (from: At, key: string): boolean => {
    const to = step(from, key, this.controls);
    if (to) document.getElementById(clueId(to))?.focus();
    return to !== null;
  };

  isPressed = ({ row, place }: At): boolean =>
    this.isLaying ? this.hand.spot?.row === row + 1 && this.hand.spot.place === place + 1 : this.isDoubted(row, place);
  press = ({ row, place }: At): void => {
    if (this.isLaying) this.hand.spot = { row: row + 1, place: place + 1, neighbour: null };
    else void this.doubt(row, place);
  };

  private isDoubted(row: number, place: number): boolean {
    return doubters(this.hand.room.update?.notes ?? [], row, place).includes(this.hand.room.seat);
  }

  private async doubt(row: number, place: number): Promise<void> {
    const doubts = !this.isDoubted(row, place);
    const done = await this.hand.note(`${row + 1}.${place + 1}`, doubts ? 'doubt' : '-');
    if (done) announce(words().doubted(this.board().rows[row]?.guess[place] ?? '', row + 1, doubts));
  }
}
