import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasBoard, tastes } from '../games';
import { covers } from '../games/fronts';
import offered from '../make/fixtures/games.json';
import Home from '../pages/Home.svelte';
import { guest } from '../me/guest.svelte';
import { identity } from '../shell/identity.svelte';
import { route } from '../shell/route.svelte';
import { settings } from '../shell/settings.svelte';
import { refusedWith, serve } from '../testing/server';

const room = '0123456789abcdef0123456789abcdef';
const ada = { name: 'Ada', has_password: false, rooms: [], games: [] };
const nobody = { body: { ...ada, name: '' } };
const forgotten = refusedWith(401, 'who_are_you', 'Say your name first.');
const usual = { 'GET api/games': { body: offered }, 'GET api/me': nobody, 'GET api/rooms': { body: { rooms: [] } } };
const table = { id: room, game: 'fiction', title: 'Fiction', options: [{ name: 'edition', value: 'banned' }], phase: 'waiting', seats: 4, open: 2, watching: 1, host: 'Ben' };

vi.stubGlobal('scrollTo', vi.fn());
beforeAll(() => Promise.all(Object.values(tastes).map((load) => load()))); // once loaded, it is there at once
beforeEach(() => {
  Object.assign(identity, { me: null, isKnown: false });
  Object.assign(settings, { name: '', cover: '', quick: {}, edition: '', setUp: '', role: '', strength: '' });
  history.replaceState(null, '', '/');
  route.path = '';
});
afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });

describe('Play now', () => {
  it('is one press: a guest under the offered name, a game that has begun', async () => {
    const asked = serve({ ...usual, 'POST api/guest': (body) => ({ body: { ...ada, ...(body as object) } }), 'POST api/rooms': { body: { id: room, link: '' } } });
    render(Home);
    await fireEvent.click(button('Play now'));
    await waitFor(() => expect(route.path).toBe(`r/${room}`));
    expect(asked.find(({ request }) => request === 'POST api/guest')?.body).toEqual({ name: expect.stringMatching(/^Reader \d+$/) });
    expect(asked.find(({ request }) => request === 'POST api/rooms')?.body).toMatchObject({ game: 'fiction', seats: ['liar', 'me'], start: true });
    expect(settings.name).toMatch(/^Reader/);
  });

  it('remembers role, strength and set-up, for each game by itself', async () => {
    const asked = serve({ ...usual, 'GET api/me': { body: ada }, 'POST api/rooms': { body: { id: room, link: '' } } });
    render(Home);
    await fireEvent.click(await screen.findByRole('radio', { name: 'Lie-brarian' }));
    await fireEvent.click(screen.getByRole('radio', { name: 'Hard' }));
    expect(settings.quick).toMatchObject({ fiction: { role: 'librarian', strength: 'reader', setUp: 'hard' } });
    await fireEvent.click(button('Play now'));
    await waitFor(() => expect(route.path).toBe(`r/${room}`));
    expect(asked.find(({ request }) => request === 'POST api/rooms')?.body).toMatchObject({ seats: ['me', 'reader'], settings: { aids: [] } });
    expect(asked.some(({ request }) => request === 'POST api/guest')).toBe(false);
  });

  it('is on every cover that has a board, and the one that was taken is the next one', async () => {
    const asked = serve({ ...usual, 'GET api/me': { body: ada }, 'POST api/rooms': { body: { id: room, link: '' } } });
    const first = render(Home);
    await fireEvent.click(button('Play now: Fiction: Banned Books'));
    await waitFor(() => expect(route.path).toBe(`r/${room}`));
    const banned = { options: expect.arrayContaining([{ name: 'edition', value: 'banned' }]), start: true };
    expect(asked.find(({ request }) => request === 'POST api/rooms')?.body).toMatchObject(banned);
    first.unmount();
    render(Home);
    expect(await screen.findByText(/^Fiction: Banned Books, as Guesser against the bot/)).toBeTruthy();
  });

  it('keeps what was chosen when there was one game only', async () => {
    Object.assign(settings, { edition: 'banned', role: 'librarian', setUp: 'standard' });
    serve({ ...usual, 'GET api/me': { body: ada } });
    render(Home);
    expect(await screen.findByText(/^Fiction: Banned Books, as Lie-brarian against the bot Reader\. .* Standard:/)).toBeTruthy();
  });

  it('says how strong the bot is', async () => {
    serve(usual);
    render(Home);
    expect(await screen.findByText(/against the bot Liar\. A Lie-brarian who places each lie where it leaves the most words\. First game:/)).toBeTruthy();
  });

  it('leaves somebody who they are, however fast they press', async () => {
    settings.name = 'Ada';
    const asked = serve({ ...usual, 'GET api/me': { body: ada }, 'POST api/rooms': { body: { id: room, link: '' } } });
    render(Home);
    expect(screen.queryByRole('textbox', { name: 'Your name' })).toBeNull();
    await fireEvent.click(button('Play now')); // before the server has said who this is
    await waitFor(() => expect(route.path).toBe(`r/${room}`));
    expect(asked.some(({ request }) => request === 'POST api/guest')).toBe(false);
    expect(identity.me?.name).toBe('Ada');
  });

  it('comes in again where the server has forgotten who this is', async () => {
    let isForgotten = true;
    serve({
      ...usual,
      'GET api/me': { body: ada },
      'POST api/guest': (body) => ((isForgotten = false), { body: { ...ada, ...(body as object) } }),
      'POST api/rooms': () => (isForgotten ? forgotten : { body: { id: room, link: '' } }),
    });
    render(Home);
    await waitFor(() => expect(identity.me).not.toBeNull());
    await fireEvent.click(button('Play now'));
    await waitFor(() => expect(route.path).toBe(`r/${room}`));
    expect(identity.me?.name).toBe('Ada');
  });

  it('says beside the name what is wrong with it, in the server’s words', async () => {
    serve({ ...usual, 'POST api/guest': refusedWith(400, 'no_name', 'A name is missing; give one of 1 to 24 characters.') });
    render(Home);
    await fireEvent.click(button('Play now'));
    const field = screen.getByRole('textbox', { name: 'Your name' });
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toContain('A name is missing');
    expect(route.path).toBe('');
  });

  it('says why a game cannot begin', async () => {
    serve({ ...usual, 'GET api/me': { body: ada }, 'POST api/rooms': refusedWith(429, 'too_fast', 'That was too often; wait a minute.') });
    render(Home);
    await waitFor(() => expect(identity.me).not.toBeNull());
    await fireEvent.click(button('Play now'));
    expect(await screen.findByText('That was too often; wait a minute.')).toBeTruthy();
  });
});

describe('joining', () => {
  const join = async (text: string) => {
    await fireEvent.input(screen.getByRole('textbox', { name: 'Join by code or link' }), { target: { value: text } });
    await fireEvent.click(button('Join'));
  };

  it('finds a table by its code', async () => {
    serve({ ...usual, 'GET api/rooms/code/amber-tiger-lemon': { body: { id: room } } });
    render(Home);
    await join('Amber tiger lemon');
    await waitFor(() => expect(route.path).toBe(`r/${room}`));
  });

  it('keeps the name that was typed before', async () => {
    serve({ ...usual, 'GET api/rooms/code/amber-tiger-lemon': { body: { id: room } } });
    render(Home);
    await fireEvent.input(await screen.findByRole('textbox', { name: 'Your name' }), { target: { value: 'Zoë' } });
    await join('amber-tiger-lemon');
    await waitFor(() => expect(route.path).toBe(`r/${room}`));
    expect(guest.name).toBe('Zoë'); // which the door asks for
  });

  it('goes straight to a link', async () => {
    const asked = serve(usual);
    render(Home);
    await join(`http://elsewhere.example/r/${room}`);
    expect(route.path).toBe(`r/${room}`);
    expect(asked.some(({ request }) => request.includes('code'))).toBe(false);
  });

  it('says beside the field that there is no such table, and goes back to it', async () => {
    serve({ ...usual, 'GET api/rooms/code/lemon-lemon-lemon': refusedWith(404, 'no_such_code', 'No table waits under that code.') });
    render(Home);
    await join('lemon lemon lemon');
    expect(await screen.findByText('No table waits under that code.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Join by code or link' }));
  });
});

describe('the front page', () => {
  it('lists public tables, to join or to watch', async () => {
    const full = { ...table, id: `${room.slice(1)}0`, phase: 'playing', open: 0, host: 'Cy' };
    serve({ ...usual, 'GET api/rooms': { body: { rooms: [table, full] } } });
    render(Home);
    expect((await screen.findByRole('link', { name: 'Sit down at Ben’s table' })).getAttribute('href')).toBe(`r/${room}`);
    expect(screen.getByRole('link', { name: 'Watch at Cy’s table' })).toBeTruthy();
    expect(screen.getByText('Host: Ben, 2 of 4 seats open, 1 watching')).toBeTruthy();
    expect(screen.getAllByText(/^Edition: Banned Books/)).toHaveLength(2);
  });

  it('says that nobody waits, and offers to make a table', async () => {
    serve(usual);
    render(Home);
    expect(await screen.findByText(/^Nobody waits in public just now/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Make a table' }).getAttribute('href')).toBe('make');
  });

  it('sends nobody to a table whose game has no board here', async () => {
    serve({ ...usual, 'GET api/rooms': { body: { rooms: [{ ...table, game: 'chess', title: 'Chess' }] } } });
    render(Home);
    expect(await screen.findByText('Played at the terminal for now')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Ben’s table/ })).toBeNull();
  });

  it('offers games to resume first, and finished ones to replay', async () => {
    const game = { table: room, room, game: 'fiction', title: 'Fiction', result: 'word_found', begun: 0, players: ['liar', 'Ada'], seat: 2 };
    const running = { ...game, table: `${room.slice(1)}1`, result: undefined };
    serve({ ...usual, 'GET api/me': { body: { ...ada, rooms: [{ ...table, phase: 'playing' }], games: [running, game] } } });
    render(Home);
    expect((await screen.findByRole('link', { name: 'Resume Fiction: your game goes on' })).getAttribute('href')).toBe(`r/${room}`);
    expect(screen.getAllByRole('link', { name: /^Replay/ }).map((link) => link.getAttribute('href'))).toEqual([`t/${room}`]);
  });

  it('offers every game that can be played here, and says so of one that cannot yet', () => {
    serve(usual);
    render(Home);
    for (const { title, game } of covers()) {
      expect(screen.queryAllByRole('link', { name: `Make a table: ${title}` })).toHaveLength(hasBoard(game) ? 1 : 0);
      expect(screen.queryAllByRole('button', { name: `Play now: ${title}` })).toHaveLength(hasBoard(game) ? 1 : 0);
      expect(screen.queryAllByRole('link', { name: `Rules: ${title}` })).toHaveLength(hasBoard(game) ? 0 : 1);
    }
    expect(screen.queryAllByText(/for now it is played at the terminal/)).toHaveLength(covers().filter(({ game }) => !hasBoard(game)).length);
    expect(screen.getByRole('link', { name: 'Make a table: Fiction: Banned Books' }).getAttribute('href')).toBe('make?game=fiction&edition=banned');
  });

  it('lets one row be tried', async () => {
    serve(usual);
    render(Home);
    await fireEvent.click(await screen.findByRole('button', { name: 'V, said to be right: lay a token' }));
    expect(screen.getByText(/Fiction! The clue under V is the lie/)).toBeTruthy();
  });
});
