// Whom the table waits for, and who has done what in this phase, by name.
import type * as wordles from '../../wire/types/wordles';
import { called, has, named, seatsIn, wordOf, type Seated } from './seats';
import { words } from './words';

// "Waiting for Ade and Lena."; nothing where nobody but oneself is awaited.
export function waitingFor(view: wordles.View, players: readonly Seated[]): string {
  if (view.open.phase === 'deal') return words().dealing;
  const others = seatsIn(view.awaited).filter((seat) => !players[seat - 1]?.mine);
  return others.length === 0 ? '' : words().waiting(others.map((seat) => named(players, seat)));
}

// What a board's head says of its owner now.
export function tagOf(view: wordles.View, seat: number, away: boolean): string {
  const { tags } = words();
  const { phase, active, passed, tried, marked, boards, ready } = view.open;
  if (phase === 'hide') return boards[seat - 1]?.covered ? tags.hidden : tags.hiding;
  if (phase === 'call') return active === seat ? tags.calls : '';
  if (phase === 'mark') return has(marked, seat) ? tags.confirmed : has(view.awaited, seat) ? tags.marking : '';
  if (phase === 'window') {
    if (has(tried, seat)) return tags.tried;
    return has(passed, seat) ? tags.passed : has(view.awaited, seat) ? tags.looking : '';
  }
  if (phase === 'round_over') return has(ready ?? '', seat) ? tags.ready : away ? tags.away : tags.reading;
  return '';
}

// The attempts of this window and who has passed, in sentences.
export function windowNews(view: wordles.View, players: readonly Seated[]): string[] {
  const w = words();
  const { attempts, tried, passed } = view.open;
  const inWindow = attempts.slice(attempts.length - seatsIn(tried).length);
  const passing = seatsIn(passed).map((seat) => called(players, seat));
  return [
    ...inWindow.map(({ by, owner, word, right, value }) => w.attempt(called(players, by), word, wordOf(players, owner), right, value)),
    ...(passing.length > 0 ? [w.havePassed(passing)] : []),
  ];
}

export const foundBy = (view: wordles.View, players: readonly Seated[], owner: number): string => {
  const found = view.open.attempts.find((attempt) => attempt.owner === owner && attempt.right);
  return found ? words().foundBy(called(players, found.by), found.value) : '';
};
