// Marks as the wire writes them ("v~x"), and as people call them.
import type * as wordles from '../../wire/types/wordles';

export type Mark = 'right' | 'elsewhere' | 'absent';

const named: Record<string, Mark> = { v: 'right', '~': 'elsewhere', x: 'absent' };
const signs: Record<Mark, string> = { right: 'v', elsewhere: '~', absent: 'x' };

export const marksOf = (text: string): Mark[] => Array.from(text, (sign) => named[sign] ?? 'absent');
export const textOf = (marks: readonly Mark[]): string => marks.map((mark) => signs[mark]).join('');

// One place of a row, as it is drawn.
export interface Cell {
  letter: string;
  mark: Mark;
  honest: Mark | null; // where the owner marked it wrongly, what it should have been
}

export interface ShownRow {
  value: number;
  word: string;
  cells: readonly Cell[];
  sign: wordles.Sign | null;
  wrongSign: boolean;
}

export function shownRow(row: wordles.Row, value: number, mistake: wordles.Mistake | undefined): ShownRow {
  const marks = marksOf(row.shown.marks);
  const honest = mistake ? marksOf(mistake.honest.marks) : marks;
  return {
    value,
    word: row.query,
    cells: marks.map((mark, place) => ({
      letter: row.query[place] ?? '',
      mark,
      honest: honest[place] === mark ? null : (honest[place] ?? null),
    })),
    sign: row.shown.sign ?? null,
    wrongSign: mistake !== undefined && mistake.honest.sign !== row.shown.sign,
  };
}

// What a board's rows say of a letter: the best mark that it has had, or that it is struck.
export type KeyState = Mark | null;

export function keyStates(rows: readonly wordles.Row[], struck: string): ReadonlyMap<string, KeyState> {
  const states = new Map<string, KeyState>();
  for (const { query, shown } of rows) {
    marksOf(shown.marks).forEach((mark, place) => {
      const letter = query[place] ?? '';
      if (mark === 'right' || (mark === 'elsewhere' && states.get(letter) !== 'right')) states.set(letter, mark);
    });
  }
  for (const letter of struck) if (!states.has(letter)) states.set(letter, 'absent');
  return states;
}
