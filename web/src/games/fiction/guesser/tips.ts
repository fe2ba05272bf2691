// What a newcomer is told, from the state of play: one line at the newest row, one at the row being typed.
import type * as fiction from '../../../wire/types/fiction';

export interface Moment {
  board: fiction.Board;
  canLay: boolean; // a token, on the newest row
  doubts: boolean; // of one's own, on the newest row
  typed: number; // letters
  isFirst: boolean; // guess of a half
}

export type RowTip = 'lie' | 'token' | 'told' | null;
export type TypingTip = 'first' | 'next' | 'hand_in' | 'wait' | 'second_half' | null;

export function rowTip({ board, canLay, doubts }: Moment): RowTip {
  const row = board.rows.findLast((each) => each.shared);
  if (!row || board.phase !== 'guess') return null;
  if (row.answers.some((answer) => answer !== 'none')) return 'told';
  if (!canLay) return null;
  return doubts ? 'token' : 'lie';
}

export function typingTip({ board, typed, isFirst }: Moment): TypingTip {
  if (board.phase === 'deceive') return 'wait';
  if (board.phase !== 'guess') return null;
  if (typed === 5) return 'hand_in';
  if (board.rows.length === 0) return 'first';
  return board.half === 2 && isFirst ? 'second_half' : board.rows.length < 3 ? 'next' : null;
}
