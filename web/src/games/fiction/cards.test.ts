import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type * as fiction from '../../wire/types/fiction';
import { abilityOf, bookOf, cardsOf } from './cards.svelte';
import Shown from './fixtures/ShownCards.svelte';

const cards: fiction.Cards = {
  books: [{ title: 'Lysistrata', author: 'Aristophanes', year: -411 }],
  abilities: [{ name: 'two_lies', title: 'Twice a liar', sentence: 'Lie twice.', side: 'librarian', rule: 'B-05d' }],
  boards: 5,
  tokens: 3,
};
const table = (name: string) => ({ options: [{ name, value: 'yes' }] });
let asked: string[] = [];
function serve(answer: () => Response | Promise<Response>): void {
  asked = [];
  vi.stubGlobal('fetch', async (url: URL) => {
    asked.push(url.pathname + url.search);
    return answer();
  });
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the cards are asked for once a set of options, and drawn when they come', async () => {
  serve(() => Response.json(cards));
  render(Shown, { table: table('once') });
  render(Shown, { table: table('once') });
  expect(screen.getAllByText('none')).toHaveLength(2);
  await expect.poll(() => screen.queryAllByText('Lysistrata, 5 boards')).toHaveLength(2);
  expect(asked).toEqual(['/api/games/fiction/cards?once=yes']);
  expect(cardsOf(table('once'))).toEqual(cards);
  expect(cardsOf(table('other'))).toBeNull();
  expect(asked).toHaveLength(2);
});

test('who could not be told asks again', async () => {
  serve(() => Promise.reject(new Error('offline')));
  const { rerender } = render(Shown, { table: table('again') });
  await expect.poll(() => asked).toHaveLength(1);
  await new Promise((done) => setTimeout(done));
  serve(() => Response.json(cards));
  await rerender({ table: table('again') }); // as when the room is told anew
  await expect.poll(() => screen.queryByText('Lysistrata, 5 boards')).not.toBeNull();
});

test('without a table there is nothing to ask for', () => {
  serve(() => Response.json(cards));
  expect(cardsOf(null)).toBeNull();
  expect(asked).toEqual([]);
});

test('names stand in for titles until the cards are there', () => {
  expect(abilityOf(null, 'two_lies')).toEqual({ name: 'two_lies', title: 'Two lies', sentence: '' });
  expect(abilityOf(cards, 'two_lies')).toMatchObject({ title: 'Twice a liar', sentence: 'Lie twice.' });
  expect([bookOf(cards, 0)?.title, bookOf(cards, undefined), bookOf(null, 0)]).toEqual(['Lysistrata', null, null]);
});
