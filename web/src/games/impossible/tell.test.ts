import { expect, test } from 'vitest';
import type * as cast from '../../wire/types/cast';
import type * as impossible from '../../wire/types/impossible';
import { Deck } from './deck.svelte';
import { lostGame } from './fixtures/game';
import { cards, deck, replayOf, slot, someOpen, someView, step } from './fixtures/table';
import { clockOf, dueOn, headline, tagOf } from './look';
import { rulesNow } from './rules-now';
import { shareLines } from './share';
import { soundOf } from './sounds';
import { tell, tellWith } from './tell';
import { dracula } from './fixtures/table';

const known = deck();
const toldOf = (action: object, after: impossible.View = someView(), before = someView(), from = known): string => {
  const replay = replayOf([step(1, { keep: {} }, before), step(2, action, after)]);
  return tellWith(from, replay, replay.steps[1]!);
};

test('a whole game is told', () => {
  const replay = lostGame();
  expect(replay.steps.map((each) => tellWith(known, replay, each))).toEqual([
    'Ada begins.',
    'Ada keeps Hazel.',
    'Ada: Keep your hand.',
    'Ada adds the Cheshire Cat to Dracula, for Abraham Van Helsing.',
    'Ada: Done adding.',
    'Dracula is saved.',
    'Ben uses SCRUB with Mina Harker: Pride and Prejudice; Odysseus.',
    'Ben: Agree.',
    'Ben: Done adding.',
    'Ben uses WEED with bertha_mason: Robin Hood.',
    'Ada: Pass for this turn.',
    'Ada: Keep your hand.',
    'Ada: Done adding.',
    'Time is up. The Mold attacks. Treasure Island is lost to the Mold.',
    'Ben: Keep your hand.',
    'Ben: Pass. The Mold attacks. No Mold is left: the game is lost.',
  ]);
});

test('what was named is read off the form, whatever its kind', () => {
  expect(toldOf({ use: { card: 'alice', effect: { exchange: { swaps: [{ mine: 'javert', pooled: 'cheshire_cat' }] } } } })).toBe(
    'Ada uses EXCHANGE with Alice: Inspector Javert for the Cheshire Cat.',
  );
  expect(toldOf({ use: { card: 'alice', effect: { inspire: { player: 2 } } } })).toBe('Ada uses INSPIRE with Alice: Ben.');
  expect(toldOf({ use: { card: 'alice', effect: { recast: { character: 'robin_hood', book: 'typewriter', spot: 2 } } } })).toBe(
    'Ada uses RECAST with Alice: Robin Hood; the spot of Long John Silver in Treasure Island.',
  );
  expect(toldOf({ use: { card: 'alice', effect: { foresee: {} } } })).toBe('Ada uses FORESEE with Alice.');
  expect(toldOf({ help: { ability: { hazel: { pooled: 'dr_watson', cost: 'penelope' } } } })).toBe('Ada: Ask Hazel: Dr Watson; Penelope.');
});

test('a new Power needs nothing here', () => {
  const form = { name: 'duel', title: 'DUEL', sentence: '', rule: 'I-31', fields: [{ asks: '', kind: 'two' as const, names: ['one', 'other'], from: ['players'], min: 1, max: 1, pays: false, choices: [] }] };
  const more = new Deck({ ...cards(), powers: [{ ...form, name: 'duel' as cast.Power, form }] });
  expect(toldOf({ use: { card: 'alice', effect: { duel: { one: 1, other: 2 } } } }, someView(), someView(), more)).toBe('Ada uses DUEL with Alice: Ada; Ben.');
});

test('coming home, sparing and Mold are told', () => {
  expect(toldOf({ add: { character: 'tiny_tim', book: 'ballpoint', spot: 3, how: { plainly: {} } } })).toBe('Ada brings Tiny Tim Cratchit home to A Christmas Carol.');
  const molded = someView({ slots: [slot('pride_and_prejudice', 3), ...someOpen().slots.slice(1)] });
  expect(toldOf({ add: { character: 'moby_dick', book: 'ballpoint', spot: 2, sparing: 'alice', how: { plainly: {} } } }, molded)).toBe(
    'Ada adds Moby Dick to A Christmas Carol, for Jacob Marley. Alice is discarded instead of a Mold. Mold comes to Pride and Prejudice.',
  );
});

test('without the cards a move is told in plain words', () => {
  const replay = lostGame();
  expect(tell(replay, replay.steps[2]!)).toBe('Ada: keep');
});

test('a text to share gives Books and casts away only if wanted', () => {
  const lines = shareLines(known, someOpen({ phase: 'over', outcome: 'mold_ran_out', saved: [dracula], destroyed: ['odyssey'] }));
  expect(lines({ spoilers: false, emoji: false })).toEqual([
    'Fiction Impossible: The Mold wins this time (1 of 10 Books saved)',
    'One Book, told with the wrong people.',
    'One Book lost to the Mold.',
  ]);
  const open = lines({ spoilers: true, emoji: true });
  expect(open).toContain('📗🦠');
  expect(open).toContain('Dracula, with Moby Dick, Inspector Javert, and the Cheshire Cat');
});

test('the rules that matter now follow the phase and the question', () => {
  expect(rulesNow(someView({ phase: 'window' }), () => '').slice(0, 3)).toEqual(['I-18', 'I-26', 'I-39']);
  const consent: impossible.Pending = { consent: { by: 1, deed: { use: { card: 'alice', effect: { foresee: {} } } }, awaited: [2] } };
  expect(rulesNow(someView({ pending: consent }), () => '')[0]).toBe('I-27');
  expect(rulesNow(someView(), (name) => (name === 'phase_seconds' ? '60' : ''))).toContain('I-35');
});

test('one sound for what has happened, the weightiest', () => {
  const add = someView();
  expect(soundOf(null, add, 1)).toBeNull();
  expect(soundOf(add, someView({ saved: [dracula] }), 1)).toBe('token');
  expect(soundOf(add, someView({ slots: [slot('pride_and_prejudice', 3), ...add.open.slots.slice(1)] }), 1)).toBe('clue');
  const asks = (...awaited: number[]) => ({ awaited });
  expect(soundOf(someView({ active: 2 }, asks(2)), someView({}, asks(1)), 1)).toBe('turn');
  expect(soundOf(someView({}, asks(1)), someView({ phase: 'window' }, asks(1, 2)), 2), 'a window asks everybody').toBe('turn');
  expect(soundOf(add, add, 1)).toBeNull();
  expect(soundOf(add, someView({ phase: 'over', outcome: 'bookshelf_full' }), 0)).toBe('win');
  expect(soundOf(add, someView({ phase: 'over', outcome: 'books_ran_out' }), 1)).toBe('lose');
});

test('clocks run as the table says', () => {
  expect(clockOf(someView())).toBeNull();
  expect(clockOf(someView({ since: 5 }, { ends_at: 60_005 }))).toEqual({ kind: 'phase', since: 5, ms: 60_000 });
  expect(clockOf(someView({ phase: 'window', since: 5 }, { ends_at: 20_005 }))).toEqual({ kind: 'window', since: 5, ms: 20_000 });
  expect(clockOf(someView({ pending: { renewal: { player: 2 } }, asked: 9 }, { ends_at: 40_009 }))).toEqual({ kind: 'answer', since: 9, ms: 40_000 });
});

test('who is waited for has a tag, and an attack is due where it would fall', () => {
  const players = [1, 2].map((seat) => ({ seat, name: seat === 1 ? 'Ada' : 'Ben', mine: false, bot: false, away: false }));
  expect([tagOf(someOpen(), 1, false), tagOf(someOpen(), 2, false), tagOf(someOpen(), 2, true)]).toEqual(['turn', '', 'away']);
  expect(tagOf(someOpen({ phase: 'window' }), 2, false)).toBe('deciding');
  expect(headline(someOpen(), players)).toBe('Ada’s turn: Add');
  expect(headline(someOpen({ phase: 'window' }), players)).toBe('The Mold is about to attack');
  expect(dueOn([{ card: 'alice', label: 'quill', outcome: 'destroys', mold: 3, ends: false }], 'quill')).toEqual({ mold: 1, isLost: true, ends: false });
});
