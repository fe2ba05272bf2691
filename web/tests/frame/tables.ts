// How people come together at a table in these tests, whatever the game.
import type { Page } from 'playwright-core';
import type { House } from './house';
import type { Look, Person } from './people';

export type Options = Readonly<Record<string, string | number>>;

export interface Wish {
  game: string;
  options?: Options;
  seats?: readonly string[]; // "me", "open", a bot's name
  aids?: readonly string[];
  start?: boolean;
}

export async function tableOf(house: House, host: Person, { game, options = {}, seats = ['me'], aids = [], start = false }: Wish): Promise<string> {
  const ask = async (path: string, data: object) => (await host.page.request.post(house.at(path), { data })).json();
  await ask('api/guest', { name: host.name });
  const all = Object.entries(options).map(([name, value]) => ({ name, value: String(value) }));
  const { id } = (await ask('api/rooms', { game, options: all, seats, settings: { aids }, start })) as { id: string };
  await host.page.goto(house.at(`r/${id}`));
  return house.at(`r/${id}`);
}

export async function comeAndSit(person: Person, link: string): Promise<void> {
  await person.page.goto(link);
  await person.page.getByRole('textbox', { name: /name/i }).fill(person.name);
  await person.page.getByRole('button', { name: 'Sit down' }).click();
  await person.page.getByRole('button', { name: 'I am ready' }).click();
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
export const isThere = async (page: Page, name: string | RegExp) => (await button(page, name).count()) > 0;

// Everybody at one table, each in a browser of their own; the first is the host.
export const names = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eve', 'Finn'];

export async function gatherAt(house: House, person: (name: string, look?: Look) => Promise<Person>, looks: readonly Look[], wish: Wish): Promise<Person[]> {
  const people = await Promise.all(looks.map((look, index) => person(names[index]!, { reducedMotion: true, ...look })));
  const link = await tableOf(house, people[0]!, wish);
  for (const each of people.slice(1)) await comeAndSit(each, link);
  await people[0]!.page.getByText('All seats are taken. You can start.').waitFor();
  await button(people[0]!.page, 'Start the game').click();
  return people;
}
