// In which half a guess was made: the second half has used up what is missing of its boards.
import type * as fiction from '../../../wire/types/fiction';

const boardsOfAHalf = 5; // F-12

export function halfOf(board: fiction.Board, index: number): number {
  if (board.half < 2) return 1;
  const boards = boardsOfAHalf + (board.extra_board_used ? 1 : 0);
  const used = boards - board.boards_left;
  return index < board.rows.length - used ? 1 : 2;
}
