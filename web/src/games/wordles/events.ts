// What has happened between two views, in sentences: for the talk column, and to be spoken.
import type { Happening } from '../../room/story.svelte';
import type * as wordles from '../../wire/types/wordles';
import { shownRow } from './marks';
import { called, has, wordOf, type Seated } from './seats';
import { words } from './words';

const plain = (text: string): Happening => ({ text, spoken: text });
const spoken = (text: string): Happening => ({ text: '', spoken: text });

// A set of seats as it was and is: who has come into it.
const joined = (before: string, after: string, players: readonly Seated[]): number[] =>
  players.map(({ seat }) => seat).filter((seat) => has(after, seat) && !has(before, seat));

function hiding(before: wordles.Open | null, after: wordles.Open, players: readonly Seated[]): Happening[] {
  const w = words().events;
  if (!before || before.round !== after.round) return [];
  const hid = players.filter(({ seat }) => after.boards[seat - 1]?.covered && !before.boards[seat - 1]?.covered);
  const begins = before.phase === 'hide' && after.phase === 'call';
  return [...hid.map(({ seat }) => plain(w.hidden(called(players, seat)))), ...(begins ? [plain(w.allHidden(called(players, after.first)))] : [])];
}

function calls(before: wordles.View | null, after: wordles.View, players: readonly Seated[]): Happening[] {
  const w = words();
  const known = before && before.open.round === after.open.round ? before.calls.length : 0;
  const wasCalled = before?.open.called ?? '';
  const isNew = (word: string) => word !== wasCalled;
  const rows = after.open.boards.flatMap(({ rows: now }, index) => {
    const had = before && before.open.round === after.open.round ? (before.open.boards[index]?.rows.length ?? 0) : 0;
    const row = now.at(-1);
    return before && row && now.length > had ? [spoken(w.row(called(players, index + 1), now.length - 1, shownRow(row, 0, undefined)))] : [];
  });
  return [
    ...(after.open.called !== '' && after.open.called !== wasCalled ? [plain(w.events.called(called(players, after.open.active), after.open.called))] : []),
    ...after.calls.slice(known).filter(({ word }) => isNew(word)).map(({ by, word }) => plain(w.events.called(called(players, by), word))),
    ...rows,
  ];
}

function exchanges(before: wordles.Open | null, after: wordles.Open, players: readonly Seated[]): Happening[] {
  if (!before || before.round !== after.round) return [];
  return players
    .filter(({ seat }) => {
      const had = before.boards[seat - 1]?.card;
      return had !== undefined && after.boards[seat - 1]?.card !== had;
    })
    .map(({ seat }) => plain(words().events.exchanged(called(players, seat))));
}

function attempts(before: wordles.Open | null, after: wordles.Open, players: readonly Seated[]): Happening[] {
  const w = words();
  const isOfLastRound = after.phase === 'hide' || after.phase === 'deal';
  const isNewList = !before || after.attempts.length < before.attempts.length;
  const news = isOfLastRound && isNewList ? [] : after.attempts.slice(isNewList ? 0 : before.attempts.length);
  const mistaken = players.filter(({ seat }) => after.boards[seat - 1]?.mistaken && !before?.boards[seat - 1]?.mistaken);
  return [
    ...news.map(({ by, owner, word, right, value }) => plain(w.attempt(called(players, by), word, wordOf(players, owner), right, value))),
    ...mistaken.map(({ seat }) => plain(w.events.mistaken(called(players, seat)))),
  ];
}

function choices(before: wordles.Open | null, after: wordles.Open, players: readonly Seated[]): Happening[] {
  const w = words().events;
  if (!before || before.position !== after.position) return [];
  const back = joined(after.passed, before.passed, players).filter((seat) => !has(after.tried, seat));
  const others = (seats: readonly number[]) => seats.filter((seat) => !players[seat - 1]?.mine);
  return [
    ...others(joined(before.marked, after.marked, players)).map((seat) => plain(w.confirmed(called(players, seat)))),
    ...joined(before.passed, after.passed, players).map((seat) => plain(w.passed(called(players, seat)))),
    ...back.map((seat) => plain(w.back(called(players, seat)))),
    ...joined(before.ready ?? '', after.ready ?? '', players).map((seat) => plain(w.ready(called(players, seat)))),
  ];
}

function rounds(before: wordles.Open | null, after: wordles.Open): Happening[] {
  const w = words().events;
  if (!before) return [];
  return [
    ...(after.past.length > before.past.length ? [plain(w.roundOver(after.past.length))] : []),
    ...(after.round > before.round ? [plain(w.newRound(after.round))] : []),
  ];
}

export function happenings(before: wordles.View | null, after: wordles.View, players: readonly Seated[]): Happening[] {
  const then = before?.open ?? null;
  const { open } = after;
  return [
    ...hiding(then, open, players),
    ...exchanges(then, open, players),
    ...calls(before, after, players),
    ...attempts(then, open, players),
    ...choices(then, open, players),
    ...rounds(then, open),
  ];
}
