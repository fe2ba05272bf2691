import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import offered from '../make/fixtures/games.json';
import { placesOf } from '../room/people';
import { member, seat, someRoom } from '../room/testing';
import type { UsualSettings } from '../shell/catalogue.svelte';
import type * as protocol from '../wire/types/protocol';
import { configuration, draftOf } from './draft';
import { outline } from './qr';
import { fillings, standing } from './standing';
import { inOneLine, notable, settingsInWords, termsOf } from './terms';
import { words } from './words';

const w = words();
const usual = offered.settings as UsualSettings;
const option = (name: string, value: string, more: Partial<protocol.OptionShown> = {}): protocol.OptionShown => ({
  name,
  value,
  title: name.toUpperCase(),
  sentence: '',
  kind: 'yes_no',
  choices: [],
  ...more,
});
const options = [
  option('edition', 'classic', { kind: 'one_of', choices: [{ name: 'banned', title: 'Banned Books', sentence: '' }] }),
  option('abilities', 'no', { depends_on: { name: 'edition', value: 'banned' } }),
  option('half_seconds', '', { kind: 'number' }),
  option('clock', 'normal', { kind: 'one_of', choices: [{ name: 'double', title: 'Twice the time', sentence: '' }] }),
];
const game = { name: 'fiction', symmetric_seats: false, seats: [], options, presets: [], aids: [] } as unknown as protocol.GameShown;
const given = [
  { name: 'edition', value: 'banned' },
  { name: 'abilities', value: 'no' },
  { name: 'clock', value: 'double' },
];

describe('terms', () => {
  it('are told in a line, without numbers', () => {
    expect(inOneLine([...given, { name: 'half_seconds', value: '90' }], game)).toBe('EDITION: Banned Books · CLOCK: Twice the time');
    expect(inOneLine([{ name: 'abilities', value: 'yes' }], game)).toBe('EDITION: classic · ABILITIES · CLOCK: normal');
  });
  it('are options in words', () => {
    expect(termsOf(given, game, w).map((term) => `${term.title}: ${term.value}`)).toEqual([
      'EDITION: Banned Books',
      'ABILITIES: no',
      'HALF_SECONDS: as the rules say',
      'CLOCK: Twice the time',
    ]);
  });
  it('are worth telling where they are unusual, and clocks always', () => {
    expect(notable(termsOf(given, game, w)).map((term) => term.name)).toEqual(['edition', 'clock']);
    expect(notable(termsOf([], game, w)).map((term) => term.name)).toEqual(['edition', 'clock']);
  });
  it('have a readable name where the server has not told one yet', () => {
    expect(termsOf([{ name: 'red_words', value: 'yes' }], undefined, w)[0]).toMatchObject({ title: 'Red words', value: 'yes' });
  });
  it('say of settings what is unusual, or all', () => {
    expect(settingsInWords({ spectators: false }, usual, w, false)).toEqual(['Nobody may watch.']);
    expect(settingsInWords({}, usual, w, false)).toEqual([]);
    expect(settingsInWords({ absence: 'bot' }, usual, w, true)).toHaveLength(5);
    expect(settingsInWords({ absence: 'bot' }, { ...usual, absence: 'bot' }, w, false)).toEqual([]);
    expect(settingsInWords({ absence: 'bot' }, null, w, true)).toEqual([]);
  });
  it('are drafted as they stand, and sent without what is as usual or cannot be', () => {
    const draft = draftOf(game, usual, someRoom({ options: given, settings: { absence: 'bot', aids: ['hint'] } }));
    expect(draft.values).toEqual({ edition: 'banned', abilities: 'no', half_seconds: '', clock: 'double' });
    expect(configuration(draft)).toEqual({
      options: [
        { name: 'edition', value: 'banned' },
        { name: 'clock', value: 'double' },
      ],
      settings: { listed: false, spectators: true, text: true, team: 'any_member', absence: 'bot', grace_seconds: 60, aids: ['hint'], entry: 'open' },
    });
    draft.values['abilities'] = 'yes';
    expect(configuration(draft).options).toContainEqual({ name: 'abilities', value: 'yes' });
    draft.values['edition'] = 'classic';
    expect(configuration(draft).options).toEqual([{ name: 'clock', value: 'double' }]);
  });
});

describe('how a lobby stands', () => {
  const room = someRoom({
    seats: [seat('librarian'), seat('guesser1', { member: 1 }), seat('guesser2', { member: 2 }), seat('guesser3', { member: 3, ready: true }), seat('guesser4')],
    members: [member(1, 'Ada'), member(2, 'Ben'), member(3, 'Cy')],
  });
  it('names open seats and who is not ready, but for the host and oneself', () => {
    const asAda = standing(placesOf(room, 1, []));
    expect(asAda.open.map((place) => place.seat)).toEqual([1, 5]);
    expect(asAda.unready).toEqual(['Ben']);
    expect(standing(placesOf(room, 2, [])).unready).toEqual([]);
    expect(standing(placesOf(room, 9, [])).own).toBeNull();
  });
  it('fills each open seat with the strongest bot that plays it', () => {
    expect(fillings(standing(placesOf(room, 1, [])).open)).toEqual([
      { seat: 1, bot: 'liar' },
      { seat: 5, bot: 'reader' },
    ]);
    expect(fillings(placesOf({ ...room, seats: [seat('player1', { bots: [] })] }, 1, []))).toEqual([]);
  });
});

describe('a QR code as a path', () => {
  it('has a rectangle for each run of dark squares', () => {
    expect(outline([[true, true, false, true], [false, false, true, true]])).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM2 1h2v1h-2z');
  });
  it('covers exactly the dark squares', () => {
    const { data } = encode('http://localhost:8080/r/0123456789abcdef0123456789abcdef');
    const runs = [...outline(data).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].map(([, x, y, length]) => [Number(x), Number(y), Number(length)] as const);
    const drawn = data.map((row) => row.map(() => false));
    for (const [x, y, length] of runs) for (let i = 0; i < length; ++i) drawn[y]![x + i] = true;
    expect(drawn).toEqual(data);
  });
});
