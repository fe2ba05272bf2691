import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { folderOf } from '../games';
import { changed } from '../games/fiction/end/fixtures';
import { announced } from '../shell/announce.svelte';
import type * as fiction from '../wire/types/fiction';
import type * as protocol from '../wire/types/protocol';
import { version } from '../wire/types/protocol';
import Replay from './Replay.svelte';

const table = changed.room.table!;
const watched = changed.replay;

// What the Lie-brarian saw: the same, with the own board.
const librarians: protocol.Replay = {
  ...watched,
  steps: watched.steps.map((step) => {
    const view = step.view as fiction.View;
    const desk = (changed.update.whole.view as fiction.View).desk!;
    return { ...step, view: view.board.phase === 'draw_card' ? view : { ...view, desk } };
  }),
};

// A busy machine takes its time to load the board and to look for roles.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000, defaultHidden: true }); // what is hidden is costly to find out here
beforeAll(() => folderOf('fiction'));

let asked: string[];
let answer: (url: URL) => Response;
function usual(url: URL): Response {
  if (url.pathname.endsWith('/games')) return Response.json({ version, settings: {}, games: [{ name: 'fiction', bots: [{ name: 'random', sentence: '' }] }] });
  if (url.pathname.endsWith('/cards')) return Response.json({ books: [], abilities: [], boards: 5, tokens: 3, half_ms: 600_000 });
  return Response.json(url.search === '?seat=1' ? librarians : watched);
}

beforeEach(() => {
  asked = [];
  answer = usual;
  vi.stubGlobal('fetch', async (url: URL) => {
    asked.push(url.pathname + url.search);
    return answer(url);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(): Promise<HTMLElement> {
  render(Replay, { props: { table } });
  return screen.findByRole('slider', { name: 'Step' });
}
// Moves can be chosen once they have been looked at.
async function openWhole(): Promise<HTMLElement> {
  const slider = await open();
  await press('Last');
  await press('First');
  return slider;
}
const now = () => document.querySelector('button[aria-current=step]')?.textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const rowsOf = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('listitem').map((row) => row.textContent?.trim());

describe('the replay of a game', () => {
  test('begins with the first move and steps through all', async () => {
    const slider = await open();
    screen.getByRole('heading', { level: 1, name: 'Replay of Fiction' });
    expect(now()).toContain('Ability cards are dealt.');
    await press('Next');
    expect(now()).toContain('Ability cards are dealt.');
    expect(slider).toHaveProperty('value', '2');
    await press('Last');
    expect(now()).toContain('Random guesses SCROD.');
    expect(slider.getAttribute('aria-valuetext')).toBe('Step 29 of 29. Random guesses SCROD.');
    await press('Back');
    expect(now()).toContain('Ada answers THARS');
    await press('First');
    expect(slider).toHaveProperty('value', '1');
  });

  test('gives nothing away: moves are listed as far as one has looked', async () => {
    const slider = await open();
    const list = () => within(screen.getByRole('region', { name: 'Moves so far' })).getAllByRole('button').map((each) => each.textContent ?? '');
    expect(list()).toHaveLength(1);
    screen.getByText('28 more moves follow.');
    await fireEvent.input(slider, { target: { value: '9' } });
    expect(list()).toHaveLength(9);
    expect(list().join()).toContain('Ada hides a word.');
    expect(list().join()).not.toMatch(/GALES|SCROD/);
    await press('First');
    expect(list()).toHaveLength(9);
    await press('Last');
    expect(list()).toHaveLength(29);
    expect(list().join()).not.toContain('GALES');
    expect(screen.queryByText(/more moves? follow/)).toBeNull();
    await fireEvent.change(screen.getByRole('combobox', { name: 'Seen by' }), { target: { value: '1' } });
    await waitFor(() => expect(list().join()).toContain('Ada hides GALES.'));
  });

  test('shows the board of each moment', async () => {
    await openWhole();
    await fireEvent.click(screen.getByRole('button', { name: /Ada answers MATEY/ }));
    expect(rowsOf('First half')[0]).toContain('Row 1, MATEY. Said right: E in place 4; absent');
    expect(rowsOf('First half')[1]).toContain('Row 2, empty.');
    expect(rowsOf('Second half')).toHaveLength(5);
    screen.getByText('The secret is hidden.');
    screen.getByText('The secret has the letter E.');
    screen.getByText('3 tokens left.');
    screen.getByText('Clock: 9:59, running');
    await fireEvent.click(screen.getByRole('button', { name: /Random lays a token in row 1/ }));
    screen.getByText('One token left.');
    expect(rowsOf('First half')[0]).toContain('A token says that A is fiction.');
    screen.getByText('Clock: 9:55, running');
  });

  test('goes by slider and by arrow keys, and says where it is', async () => {
    const slider = await open();
    await fireEvent.input(slider, { target: { value: '8' } });
    expect(now()).toContain('Random guesses MATEY.');
    await fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(now()).toContain('Ada answers MATEY');
    await fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    await fireEvent.keyDown(document.body, { key: 'ArrowLeft', altKey: true }); // the browser's own
    await fireEvent.keyDown(slider, { key: 'ArrowLeft' }); // the slider's own
    expect(now()).toContain('Random guesses MATEY.');
    await waitFor(() => expect(announced.text).toContain('Step 8 of 29. Random guesses MATEY.'));
  });

  test('has one stop for the Tab key in the list, and arrows go through it', async () => {
    await openWhole();
    const list = within(screen.getByRole('region', { name: 'Moves so far' })).getAllByRole('button');
    expect(list.map((button) => button.tabIndex).filter((index) => index === 0)).toHaveLength(1);
    list[0]!.focus();
    await fireEvent.keyDown(list[0]!, { key: 'ArrowDown' });
    await fireEvent.keyDown(list[1]!, { key: 'ArrowDown' });
    expect(now()).toContain('Ada keeps a card.');
    expect([document.activeElement, list[2]!.tabIndex]).toEqual([list[2], 0]);
    await fireEvent.keyDown(list[2]!, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(list[1]);
  });

  test('plays by itself and can be stopped', async () => {
    await open();
    vi.useFakeTimers();
    try {
      const play = screen.getByRole('button', { name: 'Play' });
      play.focus();
      await fireEvent.click(play);
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pause' }));
      await vi.advanceTimersByTimeAsync(3500);
      expect(now()).toContain('Ada keeps a card.');
      await press('Pause');
      await vi.advanceTimersByTimeAsync(9000);
      expect(now()).toContain('Ada keeps a card.');
    } finally {
      vi.useRealTimers();
    }
  });

  test('can be seen with the eyes of a seat, at the same moment', async () => {
    await openWhole();
    await fireEvent.click(screen.getByRole('button', { name: /Ada answers SLUIT/ }));
    await fireEvent.change(screen.getByRole('combobox', { name: 'Seen by' }), { target: { value: '1' } });
    await screen.findByText('Secret: CAVES');
    expect(now()).toContain('Ada answers SLUIT');
    expect(rowsOf('First half')[0]).toContain('The clue under A is a lie.');
    await fireEvent.change(screen.getByRole('combobox', { name: 'Seen by' }), { target: { value: '0' } });
    await screen.findByText('The secret is hidden.');
    expect(asked.filter((path) => path.includes('/replay'))).toHaveLength(2); // what is known is not asked again
  });

  test('offers the record', async () => {
    await open();
    const link = screen.getByRole('link', { name: 'Download the record' });
    expect(link.getAttribute('href')).toContain(`/api/tables/${table}/record`);
  });

  test('of a game that the page has no board for is a list of its moves', async () => {
    const steps = [{ number: 1, at: 61_000, by: 'seat', seat: 2, action: { call: { word: 'slate' } }, view: {} }];
    answer = () => Response.json({ ...watched, game: { ...watched.game, game: 'chess', title: 'Chess', players: ['Ada', 'Ben'] }, steps });
    render(Replay, { props: { table } });
    await screen.findByText(/no board for this game yet/);
    expect(screen.getByRole('listitem').textContent).toMatch(/1:01\s+Ben: call slate/);
    expect(screen.queryByRole('slider')).toBeNull();
  });

  test('says why there is none, and tries again', async () => {
    answer = () => Response.json({ refused: { code: 'not_over', sentence: 'This game is not over.' } }, { status: 409 });
    render(Replay, { props: { table } });
    await screen.findByText('This game is not over.');
    answer = usual;
    await press('Try again');
    await screen.findByRole('slider', { name: 'Step' });
    expect(screen.queryByText('This game is not over.')).toBeNull();
  });
});
