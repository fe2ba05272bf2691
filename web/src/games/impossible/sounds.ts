// What is heard when the table has changed; at most one sound at a time, the weightiest.
import type { Sound } from '../../shell/sound';
import type * as impossible from '../../wire/types/impossible';

const molds = ({ slots }: impossible.Open): number => slots.reduce((sum, { mold }) => sum + mold, 0);

export function soundOf(before: impossible.View | null, now: impossible.View, seat: number): Sound | null {
  if (!before) return null;
  const { open: was } = before;
  const { open: is } = now;
  if (is.phase === 'over') return was.phase === 'over' ? null : is.outcome === 'bookshelf_full' ? 'win' : is.outcome === undefined ? null : 'lose';
  if (is.saved.length > was.saved.length || is.destroyed.length > was.destroyed.length) return 'token';
  if (molds(is) > molds(was)) return 'clue';
  return now.awaited.includes(seat) && !(before.awaited.includes(seat) && was.active === is.active) ? 'turn' : null;
}
