// The example that is told on the front page and in "Learn in a minute": a game that somebody played
// once. Everything in it is written down here; nothing is worked out.
import type { Cell } from '../cells';
import { marksOf } from '../marks';

export interface ExampleRow {
  guess: string;
  said: string; // as on the wire: v right, ~ elsewhere, x absent
  lie: number; // its place, counted from 0
}

export const secret = 'cloud';
export const named = 'd';
export const rows: readonly [ExampleRow, ExampleRow] = [
  { guess: 'novel', said: 'x~vx~', lie: 2 },
  { guess: 'solid', said: 'x~xxv', lie: 2 },
];
// To choose from at the end; one of them is the secret.
export const candidates = ['mould', 'cloud', 'blond'] as const;
export type Candidate = (typeof candidates)[number];

export interface Laid {
  doubted: number | null;
  tokens: readonly number[]; // places that have one
  open: boolean; // the game is over, and all is shown
}

export function cellsOf(row: ExampleRow, { doubted, tokens, open }: Laid): Cell[] {
  return marksOf(row.said).map((mark, place) => {
    const lies = place === row.lie;
    const hasToken = tokens.includes(place);
    return {
      letter: row.guess[place] ?? '',
      mark,
      proven: !lies && (open || hasToken),
      lie: lies && open,
      doubts: doubted === place ? 1 : 0,
      token: hasToken ? (lies ? 'fiction' : 'fact') : null,
    };
  });
}
