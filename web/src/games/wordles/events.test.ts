import { expect, test } from 'vitest';
import { happenings } from './events';
import { kept } from './fixtures/table';
import { keyStates, marksOf, shownRow, textOf } from './marks';
import { rulesNow } from './rules-now';
import { seatedFrom, seatsIn } from './seats';
import { tell } from './tell';

const { view } = kept('window').update.whole;
const players = seatedFrom(['Ada', 'reader', 'sleuth', 'reader'].map((name, index) => ({ seat: index + 1, name, mine: index === 0, bot: index > 0, away: false })));
const texts = (before: typeof view | null, after: typeof view) => happenings(before, after, players).map(({ text }) => text).filter(Boolean);

test('two bots of the same name have their seats’ numbers', () => {
  expect(players.map(({ name }) => name)).toEqual(['Ada', 'Reader 2', 'Sleuth', 'Reader 4']);
  expect(seatsIn('13')).toEqual([1, 3]);
});

test('marks are read and written as the wire has them', () => {
  expect(marksOf('v~x')).toEqual(['right', 'elsewhere', 'absent']);
  expect(textOf(['right', 'elsewhere', 'absent'])).toBe('v~x');
  const row = { query: 'axiom', shown: { marks: 'xx~vx', sign: '<' as const } };
  expect(shownRow(row, 6, { owner: 1, row: 1, honest: { marks: 'xx~~x', sign: '>' } })).toMatchObject({
    wrongSign: true,
    cells: [{ honest: null }, { honest: null }, { honest: null }, { letter: 'o', mark: 'right', honest: 'elsewhere' }, { honest: null }],
  });
});

test('a key has the best mark of its letter, and is struck only where the server strikes it', () => {
  const states = keyStates([{ query: 'eerie', shown: { marks: 'x~xxv' } }], 'ri');
  expect([states.get('e'), states.get('r'), states.get('i'), states.get('q')]).toEqual(['right', 'absent', 'absent', undefined]);
});

test('what came before is told once, in order', () => {
  expect(texts(null, view).slice(0, 3)).toEqual(['You call AXIOM.', 'Reader 2 calls WHOSE.', 'Sleuth calls GROVE.']);
  expect(texts(view, view)).toEqual([]);
});

test('attempts, passes, a break and a new round are told', () => {
  const tried = { ...view, open: { ...view.open, tried: '2', attempts: [...view.open.attempts, { by: 2, owner: 1, value: 4, right: true, word: 'crumb' }] } };
  expect(texts(view, tried)).toEqual(['Reader 2 found CRUMB, your word: 4 points.']);
  expect(texts(view, { ...view, open: { ...view.open, passed: '13' } })).toEqual(['You pass.', 'Sleuth passes.']);
  const over = { ...view, open: { ...view.open, phase: 'round_over' as const, position: 99, past: [{ points: [], words: [], mistaken: '' }], ready: '' } };
  expect(texts(view, over)).toEqual(['Round 1 is over.']);
  expect(texts(over, { ...over, open: { ...over.open, ready: '3' } })).toEqual(['Sleuth is ready.']);
});

test('moves of a replay are told in sentences', () => {
  const replay = { game: { players: ['Ada', 'reader'] }, options: [], steps: [], verified: true } as unknown as Parameters<typeof tell>[0];
  const step = (action: object, seat = 1) => ({ number: 1, at: 0, by: 'seat', seat, action, view }) as unknown as Parameters<typeof tell>[1];
  expect(tell(replay, step({ hide: { word: 'crumb' } }))).toBe('Ada hides CRUMB.');
  expect(tell(replay, step({ hide: { word: 'kites' } }, 2)), 'with another’s eyes').toBe('reader hides a word.');
  expect(tell(replay, step({ attempt: { owner: 4, word: 'stair' } }))).toBe('Ada tries STAIR for Seat 4’s word: right.');
  expect(tell(replay, step({ ready: {} }))).toBe('Ada is ready.');
});

test('the rules that matter now depend on phase and options', () => {
  expect(rulesNow(view, () => '').slice(0, 3)).toEqual(['W-13', 'W-14', 'W-15']);
  expect(rulesNow(view, (name) => (name === 'clocks' ? 'no' : ''))).toContain('W-32');
});
