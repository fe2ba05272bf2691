import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Make from '../pages/Make.svelte';
import { identity } from '../shell/identity.svelte';
import { route } from '../shell/route.svelte';
import { refusedWith, serve } from '../testing/server';
import { advice } from './advice.svelte';
import offered from './fixtures/games.json';
import { seatsOf } from './fixtures/seats';

const room = '0123456789abcdef0123456789abcdef';
const ada = { name: 'Ada', has_password: false, rooms: [], games: [] };
const usual = {
  'GET api/games': { body: offered },
  'GET api/games/fiction/seats': (_: unknown, query: URLSearchParams) => ({ body: { seats: seatsOf(query) } }),
   'GET api/me': { body: ada },
  'POST api/rooms': { body: { id: room, link: '', advice: 'This link works on this machine only.' } },
};

vi.stubGlobal('scrollTo', vi.fn());
beforeEach(() => {
  Object.assign(identity, { me: ada, isKnown: true });
  route.path = 'make';
  route.search = '';
});
afterEach(cleanup);

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const check = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const made = async (asked: ReturnType<typeof serve>) => {
  await fireEvent.click(screen.getByRole('button', { name: 'Make the table' }));
  await waitFor(() => expect(asked.some(({ request }) => request === 'POST api/rooms')).toBe(true));
  return asked.find(({ request }) => request === 'POST api/rooms')!.body;
};

describe('making a table', () => {
  it('asks for what was chosen and goes there', async () => {
    const asked = serve(usual);
    render(Make);
    await screen.findByRole('radio', { name: 'Standard' });
    await fireEvent.click(radio('Banned Books'));
    expect(check('Ability cards').checked).toBe(true);
    await fireEvent.click(radio('No clock'));
    await fireEvent.click(check('Listed in public'));
    await fireEvent.click(screen.getByRole('button', { name: 'One player more' }));
    await screen.findByRole('combobox', { name: 'Seat 3, Guesser 2' });
    await fireEvent.change(screen.getByRole('combobox', { name: 'Seat 1, Lie-brarian' }), { target: { value: 'liar' } });
    expect(await made(asked)).toMatchObject({
      game: 'fiction',
      options: [
        { name: 'edition', value: 'banned' },
        { name: 'seats', value: '3' },
        { name: 'abilities', value: 'yes' },
        { name: 'clock', value: 'off' },
      ],
      seats: ['liar', 'me', 'open'],
      settings: { listed: true, aids: ['lies'] },
    });
    await waitFor(() => expect(route.path).toBe(`r/${room}`));
    expect(advice[room]).toBe('This link works on this machine only.');
  });

  it('begins with the edition that its link names', async () => {
    route.search = '?game=fiction&edition=banned';
    serve(usual);
    render(Make);
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Banned Books' })).checked).toBe(true);
  });

  it('offers set-ups once, also where an option of the game is the same', async () => {
    route.search = '?game=impossible';
    serve(usual);
    render(Make);
    await screen.findByRole('radio', { name: 'Short, gentle' });
    expect(screen.getAllByRole('heading', { level: 2, name: 'Set-up' })).toHaveLength(1);
    expect(screen.getByText('player')).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'One player more' }));
    expect(screen.getByText('players')).toBeTruthy();
  });

  it('explains every option, and keeps one closed that needs another', async () => {
    serve(usual);
    render(Make);
    await screen.findByRole('radio', { name: 'Standard' });
    for (const option of offered.games[0]!.options.filter(({ name }) => name !== 'edition')) {
      expect(screen.getAllByText((text) => text.includes(option.sentence)).length, option.name).toBeGreaterThan(0);
    }
    expect(check('Ability cards').disabled).toBe(true);
    expect(screen.getByText(/Only with Edition: Banned Books/)).toBeTruthy();
  });

  it('offers for a seat only who can play it', async () => {
    serve(usual);
    render(Make);
    const liar = await screen.findByRole('combobox', { name: 'Seat 1, Lie-brarian' });
    const names = within(liar).getAllByRole('option').map((each) => each.textContent);
    expect(names).toEqual(['Me', 'Open, for a friend', 'Bot: Random', 'Bot: Liar']);
    await fireEvent.click(screen.getByRole('button', { name: 'Bots on all open seats' }));
    expect((liar as HTMLSelectElement).value).toBe('liar');
  });

  it('becomes a set-up of one’s own with the first change', async () => {
    serve(usual);
    render(Make);
    await screen.findByRole('radio', { name: 'Standard' });
    await fireEvent.click(check('Red words'));
    expect(radio('Your own').checked).toBe(true);
    await fireEvent.click(radio('Hard'));
    expect(check('Eight minutes').checked).toBe(true);
    expect(check('What each lie leaves').checked).toBe(false);
    expect(screen.queryByRole('radio', { name: 'Your own' })).toBeNull();
  });

  it.each([
    ['bad_options', 'half_seconds', 'Options'],
    ['bad_options', undefined, 'Options'],
    ['no_such_bot', 'seats', 'Who plays'],
    ['no_such_aid', 'aids', 'Help at the table'],
    ['out_of_range', 'grace_seconds', 'The table'],
  ])('puts a refusal %s about %s beside %s', async (code, about, part) => {
    const sentence = 'That cannot be.';
    const asked = serve({ ...usual, 'POST api/rooms': refusedWith(400, code, sentence, about) });
    render(Make);
    await screen.findByRole('radio', { name: 'Standard' });
    await made(asked);
    const said = await screen.findByText(sentence);
    expect(within(said.closest('section')!).getByRole('heading', { level: 2 }).textContent).toBe(part);
    expect(route.path).toBe('make');
  });
});
