// What is heard when the table has changed; at most one sound at a time, the weightiest.
import type { Sound } from '../../shell/sound';
import type * as fiction from '../../wire/types/fiction';

export interface Heard {
  view: fiction.View;
  mayAct: boolean; // something is offered to this seat
}

const tokens = ({ rows }: fiction.Board): number => rows.flatMap((row) => row.answers).filter((answer) => answer !== 'none').length;
const answered = ({ rows }: fiction.Board): number => rows.filter((row) => row.shared).length;

// `side` is nobody's for who watches.
export function soundOf(before: Heard | null, now: Heard, side: 'librarian' | 'guessers' | null): Sound | null {
  if (!before) return null;
  const was = before.view.board;
  const is = now.view.board;
  if (is.phase === 'over') {
    if (was.phase === 'over') return null;
    const winner = is.outcome === 'word_found' ? 'guessers' : 'librarian';
    return side === null || side === winner ? 'win' : 'lose';
  }
  if (tokens(is) > tokens(was)) return 'token';
  if (answered(is) > answered(was)) return 'clue';
  return now.mayAct && !before.mayAct ? 'turn' : null;
}
