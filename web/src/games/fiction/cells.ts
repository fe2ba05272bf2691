// What a row shows, made from what the table has told; nothing is concluded here.
import type * as fiction from '../../wire/types/fiction';
import type * as protocol from '../../wire/types/protocol';
import { marksOf, type Mark } from './marks';
import { words } from './words';

export interface Cell {
  letter: string;
  mark: Mark | null; // the clue, once it is out
  proven: boolean; // the table itself has shown it: by a token, a promised place, or at the end
  lie: boolean; // ringed: the Lie-brarian's own board, and everybody's at the end
  doubts: number; // team mates who doubt it
  token: 'fact' | 'fiction' | null;
}

export const emptyCells = (typed = ''): Cell[] =>
  Array.from({ length: 5 }, (_, place) => ({
    letter: typed[place] ?? '',
    mark: null,
    proven: false,
    lie: false,
    doubts: 0,
    token: null,
  }));

// Who doubts a clue: notes of the form "3.2" (row and place, counted from 1) with the value "doubt".
export function doubters(notes: readonly protocol.NoteShown[], row: number, place: number): number[] {
  const key = `${row + 1}.${place + 1}`;
  return notes.filter((note) => note.key === key && note.value === 'doubt').map((note) => note.writer);
}

// `honest` where it may be seen: on the Lie-brarian's own board and at the end. `tokensAreTrue` is
// not the case while a card lies open that may turn one round.
export function cellsOf(
  row: fiction.Row,
  index: number,
  notes: readonly protocol.NoteShown[],
  honest: string | null,
  tokensAreTrue = true,
): Cell[] {
  const shown = row.shared ? marksOf(row.shown) : [];
  const truth = honest === null ? [] : marksOf(honest);
  return Array.from({ length: 5 }, (_, place) => {
    const mark = shown[place] ?? null;
    const answer = row.answers[place] ?? 'none';
    const lie = mark !== null && mark !== 'blank' && truth[place] !== undefined && truth[place] !== mark;
    return {
      letter: row.guess[place] ?? '',
      mark,
      proven: truth.length > 0 ? !lie : (answer === 'fact' && tokensAreTrue) || row.pinned.includes(String(place + 1)),
      lie,
      doubts: doubters(notes, index, place).length,
      token: answer === 'none' ? null : answer,
    };
  });
}

// "Row 2, NOBLE: N elsewhere, O, B and L absent, E elsewhere. A token shows that E is fiction."
export function spokenRow(number: number, cells: readonly Cell[], doubting: (place: number) => readonly string[]): string {
  return words().row(number, cells, doubting);
}
