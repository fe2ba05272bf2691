// How people play Fiction in these tests: by what is written on the screen, as a screen reader says it,
// and by nothing else.
import type { Locator, Page } from 'playwright-core';
import type { Person } from './people';
import type { House } from './house';

// Words that any table takes: five different letters, and together most of the alphabet.
export const guesses = ['crane', 'moist', 'bulky', 'fjord', 'glyph', 'waltz', 'vouch', 'brisk', 'dwarf', 'jumpy', 'newts', 'quack'];

const heading = (page: Page, name: RegExp): Locator => page.getByRole('heading', { level: 1, name });
export const over = (page: Page): Locator => heading(page, /^(Guessers win|The Lie-brarian wins|No result)/);
export const myGuess = (page: Page): Locator => heading(page, /It is your guess/);
export const typed = (page: Page): Locator => page.getByRole('textbox', { name: /^Guess \d+: type five letters/ });
const choosesWord = (page: Page): Locator => heading(page, /^Choose your secret word/);
const namesLetter = (page: Page): Locator => heading(page, /^Name a letter/);
const answers = (page: Page): Locator => heading(page, /choose (one|two|your) lie|answer/i);
const keeps = (page: Page): Locator => page.getByRole('heading', { name: /^Keep one/ });

// On the front page.
export const atOnce = (page: Page): Locator => page.getByRole('button', { name: 'Play now', exact: true });
export const anotherWay = 'Another game, role or strength';

export interface Table {
  role?: 'Guesser' | 'Lie-brarian';
  edition?: 'Fiction' | 'Banned Books';
  setUp?: 'First game' | 'Standard' | 'Hard';
}

// From the front page into a game against a bot.
export async function playNow(house: House, { page }: Person, table: Table = {}): Promise<void> {
  await page.goto(house.at());
  await page.getByText(anotherWay).click();
  await choose(page.getByRole('radio', { name: table.edition === 'Banned Books' ? 'Fiction: Banned Books' : 'Fiction', exact: true }));
  await choose(page.getByRole('radio', { name: table.role ?? 'Guesser', exact: true }));
  await choose(page.getByRole('radio', { name: table.setUp ?? 'Standard' }));
  await atOnce(page).click();
  await page.waitForURL(/\/r\/[0-9a-f]{32}/);
}

// Also where a label covers the native button.
export async function choose(radio: Locator): Promise<void> {
  await radio.check({ force: true });
}

export async function guess(page: Page, word: string): Promise<void> {
  await typed(page).fill('');
  await typed(page).pressSequentially(word);
  const name = `Hand in ${word.toUpperCase()}`;
  await page.getByRole('button', { name, exact: true }).click();
}

// The row of a guess, once its clues are out; the live region may be saying it at the same time.
export const answered = (page: Page, word: string): Locator =>
  page.getByText(new RegExp(`^Row \\d+, ${word.toUpperCase()}\\. Said `)).first();

// What a screen shows next, of several.
async function first(...candidates: Locator[]): Promise<number> {
  const [one, ...others] = candidates;
  await others.reduce((all, each) => all.or(each), one!).first().waitFor({ timeout: 60_000 });
  for (const [index, each] of candidates.entries()) if (await each.first().isVisible()) return index;
  return first(...candidates);
}

export type Watch = (phase: string) => Promise<void>;
const unseen: Watch = () => Promise.resolve();

export async function guessToTheEnd(page: Page, words: readonly string[] = guesses, see: Watch = unseen): Promise<number> {
  for (const [index, word] of words.entries()) {
    const now = await first(over(page), myGuess(page), keeps(page));
    if (now === 0) return index;
    if (now === 2) {
      await see('keep');
      await keepCard(page);
      await myGuess(page).waitFor();
    }
    await see(index === 0 ? 'first guess' : 'guess');
    await guess(page, word);
    await answered(page, word).or(over(page)).first().waitFor({ state: 'attached' });
  }
  await over(page).waitFor();
  return words.length;
}

// Lies about the first letter that may be lied about, every time.
export async function lieToTheEnd(page: Page, see: Watch = unseen): Promise<number> {
  for (let rows = 0; ; ) {
    const now = await first(over(page), choosesWord(page), namesLetter(page), answers(page), keeps(page));
    if (now === 0) return rows;
    await see(['', 'choose', 'name', 'answer', 'keep'][now]!);
    await [undefined, hideWord, nameLetter, lie, keepCard][now]!(page);
    if (now === 3) ++rows;
  }
}

async function hideWord(page: Page): Promise<void> {
  await choose(page.getByRole('group', { name: 'Words on your card' }).getByRole('radio').first());
  await page.getByRole('button', { name: 'Hide this word' }).click();
  await choosesWord(page).waitFor({ state: 'hidden' });
}

async function nameLetter(page: Page): Promise<void> {
  await choose(page.getByRole('group', { name: 'Letters of your secret' }).getByRole('radio').first());
  await page.getByRole('button', { name: /^Name [A-Z]$/ }).click();
  await namesLetter(page).waitFor({ state: 'hidden' });
}

export async function lie(page: Page): Promise<void> {
  const row = await answers(page).textContent();
  const share = page.getByRole('button', { name: 'Share clues' });
  await choose(page.getByRole('radio', { name: /: say (?!.*the truth)/ }).first());
  await share.click();
  await page.waitForFunction((before) => document.querySelector('h1')?.textContent !== before, row);
}

async function keepCard(page: Page): Promise<void> {
  const cards = page.getByRole('radio');
  if ((await cards.count()) > 0) await choose(cards.first());
  await page.getByRole('button', { name: /^Keep/ }).first().click();
  await keeps(page).waitFor({ state: 'hidden' });
}
