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

function boards(board: fiction.Board, from: number, count: number): BoardShown[] {
  return Array.from({ length: count }, (_, i) => ({ index: from + i, row: board.rows[from + i] ?? null }));
}

// `ofAHalf` is how many boards a half has, out of the table's cards. Before they are there the view alone
// tells of the half that is played: all guesses, and the boards that are left.
export function halvesOf(board: fiction.Board, ofAHalf: number | undefined): readonly HalfShown[] {
  const guesses = board.rows.length;
  const half = board.half === 1 ? 1 : 2;
  if (ofAHalf === undefined) {
    return [{ half, when: 'now', boards: boards(board, 0, guesses + board.boards_left), used: guesses, lost: 0 }];
  }
  const second = ofAHalf + (board.extra_board_used ? 1 : 0);
  if (half === 1) {
    const first = guesses + board.boards_left;
    return [
      { half: 1, when: 'now', boards: boards(board, 0, first), used: guesses, lost: 0 },
      { half: 2, when: 'coming', boards: boards(board, first, second), used: 0, lost: 0 },
    ];
  }
  const used = second - board.boards_left;
  const border = guesses - used;
  return [
    { half: 1, when: 'past', boards: boards(board, 0, border), used: border, lost: ofAHalf - border },
    { half: 2, when: 'now', boards: boards(board, border, second), used, lost: 0 },
  ];
}

// The half of a guess that has been made.
export const halfOf = (halves: readonly HalfShown[], index: number): 1 | 2 =>
  halves.find(({ boards }) => boards.some((each) => each.index === index))?.half ?? 1;

// The board that is written on next, or -1.
export const nextBoard = (board: fiction.Board): number =>
  board.boards_left > 0 || board.half === 1 ? board.rows.length : -1;
