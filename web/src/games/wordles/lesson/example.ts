// The example that "Learn in a minute" tells: two rows of a round of three. Everything in it is written down here;
// nothing is worked out.
import { shownRow, type ShownRow } from '../marks';

// In the order in which they are called: the first is worth 6, the second 5.
export const calls = ['eagle', 'storm'] as const;
export const value = 5; // of the row that is tried in

// To choose from for one's own word, each with the marks of the calls: v same place, ~ elsewhere, x not in it. The
// calls' second E is where the words have their only one, so the first is bare.
export const own = {
  large: ['xv~~v', 'xxx~x'],
  glove: ['xx~~v', 'xxvxx'],
  plate: ['x~x~v', 'x~xxx'],
} as const;
export type Own = keyof typeof own;

export const secret = 'metal'; // Nora's
export const secretMarks = ['~~x~x', 'x~xx~'] as const;
// To choose from for an attempt; the others break one of the rows.
export const candidates = ['medal', 'metal', 'tamed'] as const;
export type Candidate = (typeof candidates)[number];

// To choose from for the points: the first row's, the row's, and its number.
export const scores = ['6', '5', '2'] as const;
export type Score = (typeof scores)[number];

// The first rows of a board, as it draws them.
export const rowsOf = (marks: readonly string[]): ShownRow[] =>
  marks.map((each, index) => shownRow({ query: calls[index] ?? '', shown: { marks: each } }, 6 - index, undefined));
