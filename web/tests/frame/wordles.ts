// How people play Wordles in these tests: by what is written on the screen, and by nothing else.
import type { Page } from 'playwright-core';
import type { House } from './house';
import type { Look, Person } from './people';
import { button, gatherAt, names, type Options } from './tables';

export async function hide(page: Page, word: string): Promise<void> {
  await button(page, 'Hide').waitFor();
  await page.keyboard.type(word);
  await button(page, new RegExp(`^Hide ${word}$`, 'i')).click();
}

export async function attempt(page: Page, owner: string, word: string): Promise<void> {
  const whose = page.getByRole('group', { name: 'Whose word' }).getByRole('button', { name: owner, exact: true });
  const face = page.getByRole('toolbar', { name: 'Whose board' }).getByRole('button', { name: new RegExp(`^${owner},`) });
  await whose.or(face).click();
  await page.getByRole('textbox', { name: `${owner}’s word`, exact: true }).pressSequentially(word);
  await button(page, /^Try/).click();
}

// Everybody at a table of their own words; words are known to the test alone.
export const secrets = ['heron', 'novel', 'inked', 'pearl', 'crumb', 'otter'];

export const gather = (house: House, person: (name: string, look?: Look) => Promise<Person>, looks: readonly Look[], options: Options = {}): Promise<Person[]> =>
  gatherAt(house, person, looks, { game: 'wordles', options: { seats: looks.length, ...options } });

export const hideAll = (people: readonly Person[]) => Promise.all(people.map(({ page }, index) => hide(page, secrets[index]!)));

// Each finds the word of the one before, so that the round is over in its first row.
export async function findAll(people: readonly Person[]): Promise<void> {
  for (const [index, { page }] of people.entries()) {
    const owner = (index + people.length - 1) % people.length;
    await attempt(page, names[owner]!, secrets[owner]!);
    await page.getByText(new RegExp(`found ${secrets[owner]!}`, 'i')).first().waitFor({ state: 'attached' });
  }
}

// Where one's own words are called.
export async function call(page: Page, word: string): Promise<void> {
  await button(page, 'Call').waitFor();
  await page.keyboard.type(word);
  await button(page, new RegExp(`^Call ${word}$`, 'i')).click();
}

// Nothing is confirmed yet.
export async function markByHand(page: Page, marks: readonly string[], sign?: RegExp): Promise<void> {
  await page.getByRole('heading', { name: /^Mark / }).first().waitFor();
  const groups = page.getByRole('group', { name: / letter/ });
  for (const [place, name] of marks.entries()) await groups.nth(place).getByText(name, { exact: true }).click();
  if (sign) await page.getByText(sign).click();
}
