import { expect, test } from 'vitest';
import offered from '../make/fixtures/games.json';
import type * as protocol from '../wire/types/protocol';
import { presetSays, settledBy } from './presets';

const [fiction, wordles, impossible] = offered.games as unknown as [protocol.GameShown, protocol.GameShown, protocol.GameShown];
const gentle = impossible.presets.find(({ id }) => id === 'short_gentle')!;
const ofAny = impossible.options.find(({ name }) => name === 'preset')!.choices.find(({ name }) => name === 'short_gentle')!;

test('an option of which each set-up has a value of its own is chosen with them', () => {
  expect(settledBy(impossible)?.name).toBe('preset');
  expect(settledBy(fiction)).toBeUndefined();
  expect(settledBy(wordles)).toBeUndefined();
});

test('figures for the usual number of players are not told to others', () => {
  expect(presetSays(impossible, gentle, '1')).toBe(gentle.sentence);
  expect(presetSays(impossible, gentle, undefined)).toBe(gentle.sentence);
  expect(presetSays(impossible, gentle, 2)).toBe(ofAny.sentence);
  expect(ofAny.sentence).not.toBe(gentle.sentence);
  expect(presetSays(fiction, fiction.presets[0]!, 5)).toBe(fiction.presets[0]!.sentence);
});
