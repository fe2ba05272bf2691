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

export function halvesOf({ board, halves }: Pick<fiction.View, 'board' | 'halves'>): readonly HalfShown[] {
  let from = 0;
  return halves.map(({ boards, guesses }, index) => {
    const half = index === 0 ? 1 : 2;
    const when = half < board.half ? 'past' : half > board.half ? 'coming' : 'now';
    const first = from;
    from += when === 'past' ? guesses : boards;
    return {
      half,
      when,
      boards: Array.from({ length: from - first }, (_, i) => ({ index: first + i, row: board.rows[first + i] ?? null })),
      used: guesses,
      lost: when === 'past' ? boards - guesses : 0,
    };
  });
}

// The half of a guess that has been made.
export const halfOf = (halves: readonly HalfShown[], index: number): 1 | 2 =>
  halves.find(({ boards }) => boards.some((each) => each.index === index))?.half ?? 1;

// The board that is written on next, or -1.
export const nextBoard = (board: fiction.Board): number =>
  board.boards_left > 0 || board.half === 1 ? board.rows.length : -1;
