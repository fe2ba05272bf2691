// The alphabet board: what has been said of a letter, what the table has shown, what the team has
// noted. Nothing is concluded from clues, for clues lie.
import type * as fiction from '../../../wire/types/fiction';
import type * as protocol from '../../../wire/types/protocol';
import type { Settings } from '../../../shell/settings.svelte';
import { cellsOf } from '../cells';
import type { Mark } from '../marks';

export type LetterNote = 'in' | 'out' | 'maybe';

export interface Saying {
  mark: Mark;
  row: number; // counted from 0
  place: number;
}

export interface KeyState {
  known: 'in' | 'out' | null; // shown by the table: named, asked for, or a clue that is a fact
  said: readonly Saying[]; // in the order of the guesses; without what was shown to be fiction
  note: LetterNote | null;
  banned: boolean; // a card forbids it in the next guess
}

// Rows of letters; the wide keys stand where there is room for them.
export const layouts: Record<Settings['keys'], readonly (readonly string[])[]> = {
  qwerty: [[...'qwertyuiop'], [...'asdfghjkl', 'pencil'], ['rub', ...'zxcvbnm', 'enter']],
  azerty: [[...'azertyuiop'], [...'qsdfghjklm'], ['rub', ...'wxcvbn', 'pencil', 'enter']],
  qwertz: [[...'qwertzuiop'], [...'asdfghjkl', 'pencil'], ['rub', ...'yxcvbnm', 'enter']],
  abc: [[...'abcdefghi', 'rub'], [...'jklmnopqr', 'pencil'], [...'stuvwxyz', 'enter']],
};

export const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];

// A card that may turn a token round makes no fact of what tokens show.
export const tokensAreTrue = (board: fiction.Board): boolean => board.librarian_card !== 'false_token';

export function noteOn(notes: readonly protocol.NoteShown[], letter: string): LetterNote | null {
  const value = notes.findLast((note) => note.key === letter)?.value;
  return value === 'in' || value === 'out' || value === 'maybe' ? value : null;
}

// What a tap with the pencil makes of a note.
export function nextNote(note: LetterNote | null): LetterNote | '-' {
  if (note === null) return 'out';
  if (note === 'out') return 'maybe';
  return note === 'maybe' ? 'in' : '-';
}

function shown(board: fiction.Board, letter: string): KeyState['known'] {
  if (board.named === letter || board.answers.present.includes(letter)) return 'in';
  return board.answers.asked.includes(letter) ? 'out' : null;
}

// What a mark says of its letter, taken at its word. Of a letter that a guess has twice, a cross need
// not mean that it is out.
function atItsWord(row: fiction.Row, mark: Mark, letter: string): KeyState['known'] {
  if (mark === 'right' || mark === 'elsewhere') return 'in';
  return mark === 'absent' && row.guess.split(letter).length === 2 ? 'out' : null;
}

export function keyState(board: fiction.Board, notes: readonly protocol.NoteShown[], letter: string): KeyState {
  let known = shown(board, letter);
  const said: Saying[] = [];
  board.rows.forEach((row, index) => {
    cellsOf(row, index, notes, null, tokensAreTrue(board)).forEach((cell, place) => {
      if (cell.letter !== letter || cell.mark === null || cell.mark === 'blank') return;
      if (cell.proven) known ??= atItsWord(row, cell.mark, letter);
      if (cell.token !== 'fiction') said.push({ mark: cell.mark, row: index, place });
    });
  });
  return { known, said, note: noteOn(notes, letter), banned: board.next.banned === letter };
}

export const keyStates = (board: fiction.Board, notes: readonly protocol.NoteShown[]): Map<string, KeyState> =>
  new Map(alphabet.map((letter) => [letter, keyState(board, notes, letter)]));
