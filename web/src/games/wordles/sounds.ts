// What is heard when the table has changed; at most one sound at a time, the weightiest.
import type { Sound } from '../../shell/sound';
import type * as wordles from '../../wire/types/wordles';
import { has } from './seats';

export interface Heard {
  view: wordles.View;
  mayAct: boolean; // something is offered to this seat
}

const rows = ({ boards }: wordles.Open): number => boards.reduce((sum, board) => sum + board.rows.length, 0);

export function soundOf(before: Heard | null, now: Heard, seat: number): Sound | null {
  if (!before) return null;
  const was = before.view.open;
  const is = now.view.open;
  if (is.phase === 'over') return was.phase === 'over' ? null : seat === 0 || has(is.winners, seat) ? 'win' : 'lose';
  if (is.attempts.length > was.attempts.length) return 'token';
  if (rows(is) > rows(was)) return 'clue';
  return now.mayAct && !before.mayAct ? 'turn' : null;
}
