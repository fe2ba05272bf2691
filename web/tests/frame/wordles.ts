// How people play Wordles in these tests: by what is written on the screen, and by nothing else.
import type { Page } from 'playwright-core';
import type { House } from './house';
import type { Look, Person } from './people';

type Options = Readonly<Record<string, string | number>>;

interface Wish {
  options: Options;
  seats?: readonly string[]; // "me", "open", a bot's name
  aids?: readonly string[];
  start?: boolean;
}

export async function tableOf(house: House, host: Person, { options, seats = ['me'], aids = [], start = false }: Wish): Promise<string> {
  const ask = async (path: string, data: object) => (await host.page.request.post(house.at(path), { data })).json();
  await ask('api/guest', { name: host.name });
  const all = Object.entries(options).map(([name, value]) => ({ name, value: String(value) }));
  const { id } = (await ask('api/rooms', { game: 'wordles', options: all, seats, settings: { aids }, start })) as { id: string };
  await host.page.goto(house.at(`r/${id}`));
  return house.at(`r/${id}`);
}

async function comeAndSit(person: Person, link: string): Promise<void> {
  await person.page.goto(link);
  await person.page.getByRole('textbox', { name: /name/i }).fill(person.name);
  await person.page.getByRole('button', { name: 'Sit down' }).click();
  await person.page.getByRole('button', { name: 'I am ready' }).click();
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
export const isThere = async (page: Page, name: string | RegExp) => (await button(page, name).count()) > 0;

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

// Everybody at a table of their own words, each in a browser of their own; words are known to the test alone.
export const names = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eve', 'Finn'];
export const secrets = ['heron', 'novel', 'inked', 'pearl', 'crumb', 'otter'];

export async function gather(house: House, person: (name: string, look?: Look) => Promise<Person>, looks: readonly Look[], options: Options = {}): Promise<Person[]> {
  const people = await Promise.all(looks.map((look, index) => person(names[index]!, { reducedMotion: true, ...look })));
  const link = await tableOf(house, people[0]!, { options: { seats: people.length, ...options } });
  for (const each of people.slice(1)) await comeAndSit(each, link);
  await people[0]!.page.getByText('All seats are taken. You can start.').waitFor();
  await button(people[0]!.page, 'Start the game').click();
  return people;
}

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
