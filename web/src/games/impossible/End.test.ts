import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as protocol from '../../wire/types/protocol';
import End from './End.svelte';
import { lastView, lostGame } from './fixtures/game';
import { alice, deck, dracula, houseAt, replayOf, romeo, someView } from './fixtures/table';

const cards = deck();
let answers: (() => Promise<Response>)[];

beforeEach(() => {
  answers = [];
  vi.stubGlobal('fetch', (url: URL) => (url.pathname.endsWith('/replay') ? answers.shift()!() : Promise.reject(new Error('no server here'))));
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const tells = (replay: protocol.Replay) => () => Promise.resolve(Response.json(replay));
function lost(more: object = {}) {
  const replay = lostGame();
  answers.push(tells(replay));
  const house = houseAt(lastView(replay), 'mold_ran_out');
  return { house, ...render(End, { props: { room: house.store, view: lastView(replay), deck: cards, ...more } }) };
}
function won() {
  const view = someView({ phase: 'over', outcome: 'bookshelf_full', saved: [dracula, romeo, alice] });
  answers.push(tells(replayOf([], 'bookshelf_full')));
  return render(End, { props: { room: houseAt(view, 'bookshelf_full').store, view, deck: deck({ bookend: 4 }) } });
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const told = () => within(screen.getByRole('region', { name: /as told/ })).getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());

test('a game that is won says so, and tells the beginning of each Book', async () => {
  won();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Everyone wins');
  expect(screen.getByText('Three Books saved. None was lost; literature is stable again.')).toBeTruthy();
  expect(screen.getByText('3 of 3')).toBeTruthy();
  expect(told()[0]).toBe(
    'Dracula Moby Dick · Inspector Javert · the Cheshire Cat Moby Dick bought a ruin in England by post, and moved in with fifty boxes of earth and an interest in the neighbours’ necks.',
  );
  expect(screen.getByText('Polyphemus, in Alice’s Adventures in Wonderland')).toBeTruthy();
  expect(screen.queryByText('An easier shelf?')).toBeNull();
  await fireEvent.click(button('Dracula: the whole story'));
  expect(told()[0]).toContain('still in the packing.');
  expect(button('Dracula: the whole story').getAttribute('aria-expanded')).toBe('true');
});

test('a lost one is kind: what was saved, what got away and when, one easier change', async () => {
  const onseats = vi.fn();
  lost({ onseats });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The Mold wins this time');
  await screen.findByText('Turn 4: a Mold was due and none was left in the Containment. You had saved one of ten Books.');
  expect(told().at(-1)).toBe('Treasure Island Lost on turn 3, one Character short.');
  const figures = [...document.querySelectorAll('.figures > div')].map(({ textContent }) => textContent);
  expect(figures).toEqual(['The last strawCaptain Ahab, Quill', 'Mold lost with Books3 of 9', 'Mold attacks2, and one prevented', 'Powers used2, most often SCRUB', 'Furthest from homeMoby Dick, in Dracula']);
  expect(screen.getByText('Ten Mold instead of nine, or the Bookend one slot nearer. Change one thing at a time.')).toBeTruthy();
  await fireEvent.click(button('Change the set-up'));
  expect(onseats).toHaveBeenCalled();
});

test('the chart is one sentence for the voice, and a table of figures', async () => {
  lost();
  expect(await screen.findByRole('img', { name: 'Mold contained went from 8 to 0; Books saved rose to 1 in 4 turns; one Book was lost, on turn 3.' })).toBeTruthy();
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
  expect(rows.map(({ textContent }) => textContent)).toEqual(['TurnMold containedBooks savedBooks lost', '1810', '2810', '3011', '4010']);
});

test('while the turns are looked up the rest is there; what fails can be asked again', async () => {
  answers.push(() => Promise.reject(new Error('gone')), tells(lostGame()));
  const view = lastView(lostGame());
  render(End, { props: { room: houseAt(view, 'mold_ran_out').store, view, deck: cards } });
  expect(screen.getByText('A Mold was due and none was left in the Containment. You had saved one of ten Books.')).toBeTruthy();
  expect(screen.getByText('Lost to the Mold.')).toBeTruthy();
  await screen.findByText('The turns could not be looked up.');
  await fireEvent.click(button('Try again'));
  await screen.findByText('Lost on turn 3, one Character short.');
});

test('a rematch is asked for, and the game shared and looked back on', async () => {
  const { house } = lost();
  await fireEvent.click(button('Rematch'));
  expect(house.asked.at(-1)).toEqual({ rematch: {} });
  expect(screen.getByRole('link', { name: 'Replay' }).getAttribute('href')).toBe('t/fade');
  await fireEvent.click(button('Share'));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /text/i }).value).toContain('Fiction Impossible: The Mold wins this time (1 of 10 Books saved)');
  expect(screen.getByRole('checkbox', { name: 'With the Books and who is in them' })).toBeTruthy();
});

test('stories are printed, and read as a book', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  won();
  await fireEvent.click(button('Print the stories'));
  expect(print).toHaveBeenCalledOnce();
  expect(document.querySelectorAll('.printed article')).toHaveLength(3);
  await fireEvent.click(button('Read the book of the game'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The book of the game');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(screen.getByText('Told at table koala-window-hotel by Ada and Ben')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(screen.getByText('With Moby Dick, Inspector Javert, and the Cheshire Cat')).toBeTruthy();
  await fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(button('Read the book of the game')));
});

test('a game that was closed early is neither won nor lost', () => {
  answers.push(tells(replayOf([], 'closed')));
  const view = someView({ saved: [dracula] });
  render(End, { props: { room: houseAt(view, 'closed').store, view, deck: cards } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The game ended early');
  expect(document.querySelector('.stamp')).toBeNull();
});
