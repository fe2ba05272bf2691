import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { serve, type Asked } from '../testing/server';
import Print from './Print.svelte';

configure({ asyncUtilTimeout: 10_000 }); // many cards are drawn

const book = (title: string) => ({ title, author: 'Somebody', year: 1900, yellow: Array.from({ length: 24 }, (_, n) => `y${n}`), red: Array.from({ length: 8 }, (_, n) => `r${n}`) });
const fiction = { books: Array.from({ length: 10 }, (_, n) => book(`Book ${n + 1}`)), abilities: [], boards: 5, tokens: 3 };

function open(game: string | undefined, body: unknown = fiction): Asked[] {
  const asked = serve({ 'GET api/me': { body: {} }, 'GET api/games/fiction/print': { body } });
  render(Print, { game });
  return asked;
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the page to print from', () => {
  it('says how many sheets there are, and lays every card on one', async () => {
    open('fiction');
    await screen.findByText('4 sheets of Letter, 6 pages on both sides.'); // 13 cards, two boards; Letter where the language is American
    const sheets = within(screen.getByRole('region', { name: 'Preview' })).getAllByRole('group');
    expect(sheets).toHaveLength(6);
    expect(sheets[0]!.getAttribute('aria-label')).toBe('Sheet 1 of 4: Book cards');
    expect(sheets[1]!.getAttribute('aria-label')).toBe('Sheet 1 of 4, back: Book cards');
    expect(within(sheets[2]!).getByText('Book 10')).toBeTruthy();
  });

  it('leaves out what is not wanted', async () => {
    open('fiction');
    await screen.findByText(/^4 sheets/);
    screen.getByRole('checkbox', { name: 'Backs of cards' }).click();
    await screen.findByText('4 sheets of Letter.');
    screen.getByRole('checkbox', { name: 'Book cards' }).click();
    await screen.findByText('3 sheets of Letter.');
    screen.getByRole('radio', { name: 'A4' }).click();
    await screen.findByText('3 sheets of A4.');
  });

  it('asks again where another deck is wanted', async () => {
    const asked = open('fiction');
    await screen.findByText(/^4 sheets/);
    screen.getByRole('radio', { name: 'Fiction: Banned Books' }).click();
    await waitFor(() => expect(asked.filter(({ request }) => request.endsWith('/print'))).toHaveLength(2));
  });

  it('prints cards of one’s own and sends them nowhere', async () => {
    const asked = open('fiction');
    await screen.findByText(/^4 sheets/);
    const before = asked.length;
    const text = screen.getByRole('textbox', { name: 'The cards as text', hidden: true }) as HTMLTextAreaElement;
    const use = screen.getByRole('button', { name: 'Print these cards', hidden: true });
    const type = async (value: string) => {
      text.value = value;
      text.dispatchEvent(new Event('input', { bubbles: true }));
      await waitFor(() => expect(use).toHaveProperty('disabled', false));
      use.click();
    };
    await type('author  Nobody');
    await screen.findByText('Line 1: A card begins with its title.');
    const yellow = 'abide abode actor adept adobe agony alien amber ample angel angry apron arise aspen atone audio awful azure bacon baker basic baron beach beard';
    await type(`title Mine\nauthor Me\nyear 2020\nyellow ${yellow}\nred abbey added alley allow annoy apple belle cocoa`);
    await screen.findByText('Your card is on the sheets.');
    expect(screen.queryByText('Book 1')).toBeNull();
    expect(screen.getAllByText('Mine')).toHaveLength(2); // front and back
    screen.getByRole('button', { name: 'Back to the printed cards', hidden: true }).click();
    await waitFor(() => expect(screen.getAllByText('Book 1')).toHaveLength(2));
    expect(asked).toHaveLength(before);
  });

  it('tells why there are no cards, and tries again', async () => {
    const asked = open('fiction');
    await screen.findByText(/^4 sheets/);
    expect(asked.length).toBeGreaterThan(0);
    vi.stubGlobal('fetch', () => Promise.reject(new Error('off')));
    screen.getByRole('radio', { name: 'Fiction: Banned Books' }).click();
    await screen.findByRole('alert');
    serve({ 'GET api/games/fiction/print': { body: fiction } });
    screen.getByRole('button', { name: 'Try again' }).click();
    await screen.findByText(/^4 sheets/);
  });

  it('knows which games there are', () => {
    open('chess');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('There is no such game to print.');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('print/fiction');
  });
});
