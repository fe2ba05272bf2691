// A table as it is only looked at: who is waited for, and what an attack would do to which Book.
import { called, type Seated } from '../../room/seated';
import type * as cast from '../../wire/types/cast';
import type * as impossible from '../../wire/types/impossible';
import { screenWords } from './screen-words';

export interface Due {
  mold: number; // that an attack would bring
  isLost: boolean;
  ends: boolean; // the game
}

export function dueOn(attack: readonly impossible.MoldForecast[], label: cast.Label): Due {
  const here = attack.filter((each) => each.label === label);
  return {
    mold: here.filter(({ outcome }) => outcome === 'molded' || outcome === 'destroys').length,
    isLost: here.some(({ outcome }) => outcome === 'destroys'),
    ends: here.some(({ ends }) => ends),
  };
}

export type Tag = 'turn' | 'asked' | 'deciding' | 'passed' | 'away' | '';

export function tagOf({ phase, active, pending, players }: impossible.Open, seat: number, away: boolean): Tag {
  const player = players[seat - 1];
  if (away) return 'away';
  if ('consent' in pending) return pending.consent.awaited.includes(seat) ? 'asked' : '';
  if ('renewal' in pending) return pending.renewal.player === seat ? 'asked' : '';
  if (phase === 'window') return player?.passes === undefined && (player?.hand.length ?? 0) > 0 ? 'deciding' : 'passed';
  if (phase === 'librarians') return player?.librarian === undefined ? 'deciding' : '';
  return active === seat && phase !== 'over' ? 'turn' : '';
}

// What the table waits for, as a heading.
export function headline({ phase, active, pending }: impossible.Open, players: readonly Seated[]): string {
  const w = screenWords();
  if (phase === 'set_up') return w.dealing;
  if (phase === 'librarians') return w.choosing;
  if ('consent' in pending) return w.asks(called(players, pending.consent.by), pending.consent.awaited.map((seat) => called(players, seat)));
  if ('renewal' in pending) return w.thinks(called(players, pending.renewal.player));
  if ('arranging' in pending) return w.thinks(called(players, pending.arranging.player));
  return phase === 'window' ? w.attackComes : w.turnOf(called(players, active), phase);
}

export interface TableClock {
  kind: 'answer' | 'window' | 'phase';
  since: number; // by the table's time
  ms: number; // from then on
}

// The clock that runs now, if any.
export function clockOf({ open, ends_at }: impossible.View): TableClock | null {
  if (ends_at === undefined) return null;
  const isAnswer = !('nobody' in open.pending);
  const since = isAnswer ? open.asked : open.since;
  return { kind: isAnswer ? 'answer' : open.phase === 'window' ? 'window' : 'phase', since, ms: ends_at - since };
}
