// Which boards lie where. The table counts guesses from the first to the last; the halves are ours to draw.
import type * as fiction from '../../wire/types/fiction';

export interface BoardShown {
  index: number; // counted from 0 over both halves
  row: fiction.Row | null; // nothing on it yet
}

export interface HalfShown {
  half: 1 | 2;
  when: 'past' | 'now' | 'coming';
  boards: readonly BoardShown[];
  used: number;
  lost: number; // boards that went with the clock
}

const boardsAHalf = 5;

function boards(board: fiction.Board, from: number, count: number): BoardShown[] {
  return Array.from({ length: count }, (_, i) => ({ index: from + i, row: board.rows[from + i] ?? null }));
}

export function halvesOf(board: fiction.Board): readonly [HalfShown, HalfShown] {
  const second = boardsAHalf + (board.extra_board_used ? 1 : 0);
  if (board.half === 1) {
    const first = board.rows.length + board.boards_left;
    return [
      { half: 1, when: 'now', boards: boards(board, 0, first), used: board.rows.length, lost: 0 },
      { half: 2, when: 'coming', boards: boards(board, first, second), used: 0, lost: 0 },
    ];
  }
  const used = second - board.boards_left;
  const border = board.rows.length - used;
  return [
    { half: 1, when: 'past', boards: boards(board, 0, border), used: border, lost: boardsAHalf - border },
    { half: 2, when: 'now', boards: boards(board, border, second), used, lost: 0 },
  ];
}

// The board that is written on next, or -1.
export const nextBoard = (board: fiction.Board): number =>
  board.boards_left > 0 || board.half === 1 ? board.rows.length : -1;
