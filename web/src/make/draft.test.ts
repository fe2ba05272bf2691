import { afterEach, describe, expect, it, vi } from 'vitest';
import type { UsualSettings } from '../shell/catalogue.svelte';
import { refusedWith, serve } from '../testing/server';
import type * as protocol from '../wire/types/protocol';
import { Draft, isCommon, placeOf } from './draft.svelte';
import offered from './fixtures/games.json';
import { seatsOf } from './fixtures/seats';

const [fiction] = offered.games as unknown as [protocol.GameShown];
const usual = offered.settings as UsualSettings;
const answering = { 'GET api/games/fiction/seats': (_: unknown, query: URLSearchParams) => ({ body: { seats: seatsOf(query) } }) };
const option = (name: string) => fiction.options.find((each) => each.name === name)!;

describe('a table that is being made', () => {
  it('begins as the standard set-up, with a seat for me and one for a friend', () => {
    const draft = new Draft(fiction, usual);
    expect(draft.preset).toBe('standard');
    expect(draft.wish()).toEqual({
      game: 'fiction',
      options: [],
      seats: ['open', 'me'],
      settings: { listed: false, spectators: true, text: true, team: 'any_member', absence: 'wait', grace_seconds: 60, aids: ['lies'], entry: 'open' },
    });
  });

  it('begins on the first seat where all are alike, without a team to act for and without set-ups', () => {
    const [, wordles, impossible] = offered.games as unknown as [unknown, protocol.GameShown, protocol.GameShown];
    const draft = new Draft(wordles, usual);
    expect(draft.wish()).toMatchObject({ game: 'wordles', options: [], seats: ['me', 'open', 'open', 'open'] });
    expect(draft.hasTeams).toBe(false);
    expect(new Draft(fiction, usual).hasTeams).toBe(true);
    expect(new Draft(impossible, usual).wish().seats).toEqual(['me']);
  });

  it('sends what a set-up asks for, and nothing that is as it is anyway', () => {
    const draft = new Draft(fiction, usual);
    draft.take('hard');
    expect(draft.wish().options).toEqual([
      { name: 'one_token_a_half', value: 'yes' },
      { name: 'short_timer', value: 'yes' },
      { name: 'red_words', value: 'yes' },
    ]);
    expect(draft.wish().settings?.aids).toEqual([]);
    draft.take('first_game');
    expect(draft.wish().options).toEqual([{ name: 'clock', value: 'double' }]);
  });

  it('is somebody’s own set-up as soon as an option differs, and the named one again when it does not', () => {
    const draft = new Draft(fiction, usual);
    draft.choose('red_words', 'yes');
    expect(draft.preset).toBe('');
    draft.choose('red_words', 'no');
    expect(draft.preset).toBe('standard');
  });

  it('keeps its set-up when the edition changes, with what belongs to that edition', () => {
    const draft = new Draft(fiction, usual, 'banned');
    expect(draft.preset).toBe('standard');
    expect(draft.values['abilities']).toBe('yes');
    draft.choose('edition', 'classic');
    expect(draft.preset).toBe('standard');
    expect(draft.wish().options).toEqual([]);
  });

  it('does not send an option whose condition is not met', () => {
    const draft = new Draft(fiction, usual);
    draft.values['abilities'] = 'yes';
    expect(draft.isOpen(option('abilities'))).toBe(false);
    expect(draft.wish().options).toEqual([]);
  });

  it('keeps who sits where when seats are added and set-ups change', async () => {
    serve(answering);
    const draft = new Draft(fiction, usual);
    draft.choose('seats', '4');
    await draft.askSeats();
    draft.put(3, 'reader');
    draft.take('hard');
    expect(draft.seats).toEqual(['open', 'me', 'open', 'reader']);
    expect(draft.wish().options).toContainEqual({ name: 'seats', value: '4' });
    expect(draft.preset).toBe('hard');
  });

  it('gives me one seat only', () => {
    const draft = new Draft(fiction, usual);
    draft.put(0, 'me');
    expect(draft.seats).toEqual(['me', 'open']);
  });

  it('begins as the server describes a new room', () => {
    const draft = new Draft(fiction, { ...usual, listed: true, absence: 'bot', grace_seconds: 90 });
    expect(draft.wish().settings).toMatchObject({ listed: true, absence: 'bot', grace_seconds: 90, spectators: true });
  });

  it('leaves out a number that was cleared again', () => {
    const draft = new Draft(fiction, usual);
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

describe('the seats of a table', () => {
  afterEach(() => vi.unstubAllGlobals());
  const roles = (draft: Draft) => draft.offered.map(({ role }) => role);

  it('are asked of the server when options change', async () => {
    serve(answering);
    const draft = new Draft(fiction, usual);
    expect(roles(draft)).toEqual(['librarian', 'guesser']);
    draft.choose('seats', '3');
    draft.choose('librarian', '2');
    expect(roles(draft)).toEqual(['librarian', 'guesser']); // until it answers
    await draft.askSeats();
    expect(roles(draft)).toEqual(['guesser1', 'librarian', 'guesser2']);
    expect(draft.offered[1]?.bots).toEqual(['random', 'liar']);
    expect(draft.seats).toEqual(['open', 'me', 'open']);
  });

  it('are asked for once a set of options, and not where the catalogue has them', async () => {
    const asked = serve(answering);
    const draft = new Draft(fiction, usual);
    await draft.askSeats();
    expect(asked).toEqual([]);
    for (const seats of ['3', '2', '3']) {
      draft.choose('seats', seats);
      await draft.askSeats();
      expect(draft.seats).toHaveLength(Number(seats));
    }
    expect(asked).toHaveLength(1);
  });

  it('are those of the last options, however the answers come', async () => {
    const answers: (() => void)[] = [];
    vi.stubGlobal('fetch', ({ searchParams }: URL) => new Promise((done) => answers.push(() => done(Response.json({ seats: seatsOf(searchParams) })))));
    const draft = new Draft(fiction, usual);
    draft.choose('seats', '5');
    const early = draft.askSeats();
    draft.choose('seats', '3');
    const late = draft.askSeats();
    answers[1]!();
    await late;
    answers[0]!();
    await early;
    expect(draft.seats).toHaveLength(3);
  });

  it('stay where the server refuses the options', async () => {
    serve({ 'GET api/games/fiction/seats': refusedWith(400, 'bad_options', 'At most 12.', 'seats') });
    const draft = new Draft(fiction, usual);
    draft.choose('seats', '99');
    await draft.askSeats();
    expect(roles(draft)).toEqual(['librarian', 'guesser']);
    expect(draft.seats).toEqual(['open', 'me']);
  });
});

describe('a refusal', () => {
  it.each([
    ['not_a_number', 'half_seconds', 'half_seconds'],
    ['bad_options', 'abilities', 'abilities'],
    ['bad_options', undefined, 'options'],
    ['no_such_bot', 'seats', 'seats'],
    ['out_of_range', 'grace_seconds', 'room'],
    ['unknown_aid', 'aids', 'aids'],
    ['no_such_game', 'game', 'commit'],
    ['too_fast', undefined, 'commit'],
  ])('of the kind %s about %s stands beside %s', (code, about, place) =>
    expect(placeOf(new Draft(fiction, usual), about === undefined ? { code } : { code, about })).toBe(place),
  );
});
