import { describe, expect, it } from 'vitest';
import type * as protocol from '../wire/types/protocol';
import { Draft, isCommon, placeOf } from './draft.svelte';
import offered from './fixtures/games.json';

const [fiction] = offered.games as unknown as [protocol.GameShown];
const option = (name: string) => fiction.options.find((each) => each.name === name)!;

describe('a table that is being made', () => {
  it('begins as the standard set-up, with a seat for me and one for a friend', () => {
    const draft = new Draft(fiction);
    expect(draft.setUp).toBe('Standard');
    expect(draft.wish()).toEqual({
      game: 'fiction',
      options: [],
      seats: ['open', 'me'],
      settings: { listed: false, spectators: true, text: true, team: 'any_member', absence: 'wait', grace_seconds: 60, aids: ['lies'] },
    });
  });

  it('sends what a set-up asks for, and nothing that is as it is anyway', () => {
    const draft = new Draft(fiction);
    draft.take('Hard');
    expect(draft.wish().options).toEqual([
      { name: 'one_token_a_half', value: 'yes' },
      { name: 'short_timer', value: 'yes' },
      { name: 'red_words', value: 'yes' },
    ]);
    expect(draft.wish().settings?.aids).toEqual([]);
    draft.take('First game');
    expect(draft.wish().options).toEqual([{ name: 'clock', value: 'double' }]);
  });

  it('is somebody’s own set-up as soon as an option differs, and the named one again when it does not', () => {
    const draft = new Draft(fiction);
    draft.choose('red_words', 'yes');
    expect(draft.setUp).toBe('');
    draft.choose('red_words', 'no');
    expect(draft.setUp).toBe('Standard');
  });

  it('keeps its set-up when the edition changes, with what belongs to that edition', () => {
    const draft = new Draft(fiction, 'banned');
    expect(draft.setUp).toBe('Standard');
    expect(draft.values['abilities']).toBe('yes');
    draft.choose('edition', 'classic');
    expect(draft.setUp).toBe('Standard');
    expect(draft.wish().options).toEqual([]);
  });

  it('does not send an option whose condition is not met', () => {
    const draft = new Draft(fiction);
    draft.values['abilities'] = 'yes';
    expect(draft.isOpen(option('abilities'))).toBe(false);
    expect(draft.wish().options).toEqual([]);
  });

  it('keeps who sits where when seats are added and set-ups change', () => {
    const draft = new Draft(fiction);
    draft.choose('seats', '4');
    draft.put(3, 'reader');
    draft.take('Hard');
    expect(draft.seats).toEqual(['open', 'me', 'open', 'reader']);
    expect(draft.wish().options).toContainEqual({ name: 'seats', value: '4' });
    expect(draft.setUp).toBe('Hard');
  });

  it('gives me one seat only', () => {
    const draft = new Draft(fiction);
    draft.put(0, 'me');
    expect(draft.seats).toEqual(['me', 'open']);
  });

  it('knows the roles of the seats from the option that names one', () => {
    const draft = new Draft(fiction);
    draft.choose('seats', '3');
    draft.choose('librarian', '2');
    expect([0, 1, 2].map((seat) => draft.offered(seat).role)).toEqual(['guesser', 'librarian', 'guesser']);
    expect(draft.offered(1).bots).toEqual(['random', 'liar']);
  });

  it('leaves out a number that was cleared again', () => {
    const draft = new Draft(fiction);
    draft.choose('half_seconds', '300');
    expect(draft.wish().options).toEqual([{ name: 'half_seconds', value: '300' }]);
    draft.choose('half_seconds', '');
    expect(draft.wish().options).toEqual([]);
  });
});

describe('what people choose by', () => {
  it('is what the set-ups speak of; the clock is among it', () => {
    expect(fiction.options.filter((each) => isCommon(fiction, each)).map(({ name }) => name)).toEqual([
      'edition', 'one_token_a_half', 'short_timer', 'red_words', 'abilities', 'clock',
    ]);
  });
});

describe('a refusal', () => {
  it.each([
    ['not_a_number', 'Option half_seconds: “abc” is not a whole number.', 'half_seconds'],
    ['bad_options', 'Ability cards belong to Banned Books: choose that edition, or play without them.', 'abilities'],
    ['bad_options', "The Lie-brarian's seat must be one of the table's seats.", 'librarian'],
    ['bad_options', 'The clock for choices takes five seconds to one hour; leave it out for none.', 'options'],
    ['no_such_bot', 'No bot “x” plays seat 1; there are: random, liar.', 'who'],
    ['out_of_range', '“grace_seconds” is 5; it must be 10 to 600.', 'room'],
    ['too_fast', 'That was too often; wait a minute and try again.', 'commit'],
  ])('of the kind %s stands beside what it is about', (code, sentence, place) => expect(placeOf(fiction, code, sentence)).toBe(place));
});
