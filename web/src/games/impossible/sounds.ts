// What is heard when the table has changed; at most one sound at a time, the weightiest.
import type { Sound } from '../../shell/sound';
import type * as impossible from '../../wire/types/impossible';

const molds = ({ slots }: impossible.Open): number => slots.reduce((sum, { mold }) => sum + mold, 0);

// Whether this seat is waited for: in its turn, or by a question.
function isAsked({ active, phase, pending, players }: impossible.Open, seat: number): boolean {
  if ('consent' in pending) return pending.consent.awaited.includes(seat);
  if ('renewal' in pending) return pending.renewal.player === seat;
  if ('arranging' in pending) return pending.arranging.player === seat;
  if (phase === 'librarians') return players[seat - 1]?.librarian === undefined;
  if (phase === 'window') return (players[seat - 1]?.hand.length ?? 0) > 0 && players[seat - 1]?.passes === undefined;
  return active === seat && ['draw', 'add', 'resolve'].includes(phase);
}

export function soundOf(before: impossible.View | null, now: impossible.View, seat: number): Sound | null {
  if (!before) return null;
  const { open: was } = before;
  const { open: is } = now;
  if (is.phase === 'over') return was.phase === 'over' ? null : is.outcome === 'bookshelf_full' ? 'win' : is.outcome === undefined ? null : 'lose';
  if (is.saved.length > was.saved.length || is.destroyed.length > was.destroyed.length) return 'token';
  if (molds(is) > molds(was)) return 'clue';
  return seat > 0 && isAsked(is, seat) && !(isAsked(was, seat) && was.active === is.active) ? 'turn' : null;
}
