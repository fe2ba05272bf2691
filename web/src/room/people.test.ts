import { describe, expect, it } from 'vitest';
import { actsOnPerson, actsOnPlace, type Situation } from './acts';
import { Absences, isOpen, isSlow, mates, otherSide, placesOf, watchersOf } from './people';
import { member, seat, someRoom } from './testing';

const playing = (more = {}) =>
  someRoom({
    phase: 'playing',
    seats: [seat('librarian', { member: 1 }), seat('guesser1', { member: 2 }), seat('guesser2', { member: 3 }), seat('guesser3', { bot: 'reader' })],
    members: [member(1, 'Ada'), member(2, 'Ben'), member(3, 'Cy', { here: false }), member(4, 'Eve', { latency: 900 })],
    ...more,
  });
const watching: Situation = { playing: true, isHost: false, seat: 0 };
const kinds = (acts: readonly { kind: string; bot?: string }[]) => acts.map((act) => (act.bot ? `${act.kind} ${act.bot}` : act.kind));

describe('places', () => {
  it('tell who sits there, and who is oneself', () => {
    const places = placesOf(playing(), 2, [3]);
    expect(places.map((place) => place.person?.name ?? place.bot)).toEqual(['Ada', 'Ben', 'Cy', 'reader']);
    expect(places.filter((place) => place.mine).map((place) => place.seat)).toEqual([2]);
    expect(places.filter((place) => place.away).map((place) => place.seat)).toEqual([3]);
  });
  it('are open where nobody sits', () => expect(placesOf(someRoom(), 1, []).filter(isOpen).map((place) => place.seat)).toEqual([3]));
  it('have the watchers beside them', () => expect(watchersOf(playing(), 4).map((each) => [each.name, each.mine])).toEqual([['Eve', true]]));
  it('make sides, of people alone', () => {
    const places = placesOf(playing(), 2, []);
    expect(mates(places).map((place) => place.person?.name)).toEqual(['Cy']);
    expect(otherSide(places).map((place) => place.person?.name)).toEqual(['Ada']);
    expect(mates(placesOf(playing(), 4, []))).toEqual([]);
  });
  it('do not call a bot away that plays for somebody', () => {
    const room = playing({ seats: [seat('librarian', { member: 3, bot: 'liar', can_take_back: true })] });
    expect(placesOf(room, 1, [1])[0]?.away).toBe(false);
  });
  it('show a slow line, but not of who is gone', () => {
    expect(watchersOf(playing(), 1).map(isSlow)).toEqual([true]);
    expect(isSlow({ ...watchersOf(playing(), 1)[0]!, here: false })).toBe(false);
  });
});

it('the captain is known by the seat', () => {
  expect(placesOf(playing({ captain: 2 }), 2, []).map((place) => place.captain)).toEqual([false, true, false, false]);
});

describe('what can be tried', () => {
  const [ada, ben, cy, bot] = placesOf(playing(), 2, []);
  it('with the own seat: a bot for it, the strongest first, or giving it up', () => {
    expect(kinds(actsOnPlace(ben!, { playing: true, isHost: false, seat: 2 }))).toEqual(['handMine reader', 'handMine random', 'stand']);
  });
  it('with the own seat that a bot plays: taking it back', () => {
    const [mine] = placesOf(playing({ seats: [seat('guesser1', { member: 2, bot: 'reader' })] }), 2, []);
    const acts = actsOnPlace(mine!, { playing: true, isHost: false, seat: 1 });
    expect(kinds(acts)).toEqual(['takeBack', 'stand']);
    expect(acts[0]?.request).toEqual({ take_back: { seat: 1 } });
  });
  it('about somebody who is here: nothing, but for the host', () => {
    expect(actsOnPlace(ada!, { playing: true, isHost: false, seat: 2 })).toEqual([]);
    expect(kinds(actsOnPlace(ada!, { playing: true, isHost: true, seat: 2 }))).toEqual(['mute', 'makeHost', 'kick']);
  });
  it('about somebody who is gone: helping out, by who sits', () => {
    expect(kinds(actsOnPlace(cy!, { playing: true, isHost: false, seat: 2 }))).toEqual(['takeOver', 'handTheirs reader', 'handTheirs random', 'endGame']);
    expect(actsOnPlace(cy!, watching)).toEqual([]);
  });
  it('about somebody who is gone before the game: the host gives the seat to a bot', () => {
    expect(kinds(actsOnPlace(cy!, { playing: false, isHost: true, seat: 1 })).slice(0, 2)).toEqual(['handOver reader', 'handOver random']);
    expect(actsOnPlace(cy!, { playing: false, isHost: false, seat: 2 })).toEqual([]);
  });
  it('with a bot of nobody: sitting down, by who watches a game in which all play together', () => {
    expect(kinds(actsOnPlace(bot!, watching))).toEqual([]);
    expect(kinds(actsOnPlace(bot!, { ...watching, isOneSide: true }))).toEqual(['sit']);
    expect(actsOnPlace(bot!, { playing: true, isHost: false, seat: 2 })).toEqual([]);
  });
  it('about a watcher: the host’s acts, never about oneself', () => {
    const [eve] = watchersOf(playing(), 1);
    expect(kinds(actsOnPerson({ ...eve!, muted: true }, { ...watching, isHost: true }))).toEqual(['unmute', 'makeHost', 'kick']);
    expect(actsOnPerson(eve!, { ...watching, isHost: true }).map(({ request }) => request)).toEqual([
      { mute: { member: 4, muted: true } },
      { make_host: { member: 4 } },
      { kick: { member: 4 } },
    ]);
    expect(actsOnPerson({ ...eve!, mine: true }, { ...watching, isHost: true })).toEqual([]);
    expect(actsOnPerson(eve!, watching)).toEqual([]);
  });
});

describe('absences', () => {
  it('count from when they were noticed, and begin anew', () => {
    const absences = new Absences();
    const gone = someRoom({ members: [member(1, 'Ada'), member(2, 'Ben', { here: false })] });
    absences.note(gone, 1000);
    absences.note(gone, 9000);
    expect(absences.seconds(2, 41_500)).toBe(40);
    expect(absences.seconds(1, 41_500)).toBeNull();
    absences.note(someRoom(), 50_000);
    expect(absences.seconds(2, 60_000)).toBeNull();
  });
});
