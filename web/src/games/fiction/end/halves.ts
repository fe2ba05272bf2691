// Which guess was made in which half. The table tells how many boards of the half are left; those of the
// second half that are missing are the last guesses.
import type * as fiction from '../../../wire/types/fiction';

export interface BoardShown {
  index: number; // counted from 0, over both halves
  row: fiction.Row | null; // nothing on it yet
}

const boardsOfAHalf = 5; // F-12
const secondHas = (board: fiction.Board): number => boardsOfAHalf + (board.extra_board_used ? 1 : 0);

// How many guesses the first half had.
const border = (board: fiction.Board): number =>
  board.half < 2 ? board.rows.length : board.rows.length - (secondHas(board) - board.boards_left);

export const halfOf = (board: fiction.Board, index: number): number => (index < border(board) ? 1 : 2);

export function boardsOf(board: fiction.Board): readonly [readonly BoardShown[], readonly BoardShown[]] {
  const first = board.half < 2 ? board.rows.length + board.boards_left : border(board);
  const boards = (from: number, count: number): BoardShown[] =>
    Array.from({ length: count }, (_, place) => ({ index: from + place, row: board.rows[from + place] ?? null }));
  return [boards(0, first), boards(first, secondHas(board))];
}
