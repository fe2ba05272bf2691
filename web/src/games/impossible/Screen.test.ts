import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import BigScreen from './BigScreen.svelte';
import Explained from './Explained.svelte';
import Replayed from './Replayed.svelte';
import { cards, deck, dracula, houseAt, replayOf, romeo, someView, step } from './fixtures/table';
import type * as impossible from '../../wire/types/impossible';

beforeEach(() => {
  vi.stubGlobal('fetch', (url: URL) => (url.pathname.endsWith('/cards') ? Promise.resolve(Response.json(cards())) : Promise.reject(new Error('no server here'))));
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const attack: impossible.MoldForecast[] = [
  { card: 'count_dracula', label: 'quill', outcome: 'destroys', mold: 3, ends: false },
  { card: 'dr_watson', label: 'typewriter', outcome: 'molded', mold: 2, ends: false },
];
const texts = (all: Iterable<Element>) => [...all].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim());

test('a big screen shows the table as everybody may see it, with what an attack would do', async () => {
  const view = someView({ phase: 'window', pool: ['count_dracula', 'dr_watson', 'alice'], saved: [romeo] }, { attack, ends_at: 20_000 });
  render(BigScreen, { props: { room: houseAt(view).store } });
  expect((await screen.findByRole('heading', { level: 1, name: 'The Mold is about to attack' }))).toBeTruthy();
  expect(screen.getByRole('timer').getAttribute('aria-label')).toContain('Until the attack');
  const pride = screen.getByRole('heading', { level: 2, name: 'Pride and Prejudice' }).closest('article')!;
  expect(pride.textContent).toContain('its last: lost');
  expect(within(pride).getByRole('img').getAttribute('aria-label')).toContain('2 of 3');
  expect(texts(pride.querySelectorAll('li'))[0]).toBe('Elizabeth Bennet Love Interest Robin Hood');
  expect(texts(document.querySelectorAll('section ol li'))).toContain('Quill Count Draculathe Book is lost');
  expect(texts(document.querySelectorAll('.hands > li'))[1]).toContain('Ben deciding Hazel');
  expect(screen.queryByText('You')).toBeNull();
});

test('at the end it tells the Books', async () => {
  const view = someView({ phase: 'over', outcome: 'nothing_moves', saved: [dracula] });
  render(BigScreen, { props: { room: houseAt(view, 'nothing_moves').store } });
  await screen.findByRole('heading', { level: 1, name: 'The Mold wins this time' });
  expect(screen.getByRole('list', { name: 'As told at this table' }).textContent).toContain('Moby Dick bought a ruin');
});

test('a moment of a finished game stands still: shelf, Books, Pool and hands', async () => {
  const view = someView({ saved: [dracula], destroyed: ['odyssey'] }, { attack });
  const moment = step(1, { keep: {} }, view);
  render(Replayed, { props: { replay: replayOf([moment]), step: moment } });
  await screen.findByText(/Ada’s turn: Add\. 40 Characters in the deck, one discarded; 20 Books to come\. Lost: The Odyssey\./);
  expect(screen.getByRole('list', { name: 'Bookshelf: 1 of 10 Books saved' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Pride and Prejudice', 'Treasure Island', 'A Christmas Carol', 'Infestation Pool']);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('“?” has the signs, all Powers and Librarians, and the rules that matter now', () => {
  const view = someView();
  render(Explained, { props: { room: houseAt(view).store, view, deck: deck(), onclose: () => undefined } });
  expect(texts(document.querySelectorAll('dt'))).toEqual(['WEED', 'SCRUB', 'EXCHANGE', 'INSPIRE', 'RECAST', 'FORESEE', 'Octavius, octopus, at this table', 'Hazel, hedgehog, at this table']);
  expect(screen.getByText('Add: filling spots')).toBeTruthy();
});
