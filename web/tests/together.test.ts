// Several people at one table, each with a browser of their own.
import type { Page } from 'playwright-core';
import { expect, expectSound, test, type House, type Person } from './frame';
import { guess, guesses, guessToTheEnd, lieToTheEnd, myGuess, over } from './frame/play';

type Option = { name: string; value: string };

// A table with these options, made by its host, who sits at the first seat.
async function tableOf(house: House, host: Person, seats: number, options: readonly Option[] = [], settings: object = {}): Promise<string> {
  const ask = async (path: string, data: object) => (await host.page.request.post(house.at(path), { data })).json();
  await ask('api/guest', { name: host.name });
  const wish = { game: 'fiction', options: [{ name: 'seats', value: String(seats) }, ...options], seats: ['me'], settings };
  const { id } = (await ask('api/rooms', wish)) as { id: string };
  await host.page.goto(house.at(`r/${id}`));
  return house.at(`r/${id}`);
}

async function comeAndSit(person: Person, link: string): Promise<void> {
  await person.page.goto(link);
  await person.page.getByRole('textbox', { name: /name/i }).fill(person.name);
  await person.page.getByRole('button', { name: 'Sit down' }).click();
  await person.page.getByRole('button', { name: 'I am ready' }).click();
}

const start = (page: Page) => page.getByRole('button', { name: 'Start the game' }).click();

test('two people play a whole game, and a rematch with roles changed', async ({ house, person }) => {
  const ada = await person('Ada', { reducedMotion: true });
  const ben = await person('Ben', { size: 'phone', scheme: 'dark', reducedMotion: true });
  const link = await tableOf(house, ada, 2);
  await comeAndSit(ben, link);
  await ada.page.getByText('All seats are taken. You can start.').waitFor();
  await expectSound(ada.page);
  await expectSound(ben.page);
  await start(ada.page);
  await Promise.all([lieToTheEnd(ada.page), guessToTheEnd(ben.page)]);
  await ben.page.getByRole('button', { name: /^Rematch, you lie/ }).click();
  await ben.page.getByText(/^You have asked for a rematch\. It begins when Ada agrees/).waitFor();
  await ada.page.getByText('Ben asks for a rematch.').first().waitFor();
  await expectSound(ada.page);
  await expectSound(ben.page);
  await ada.page.getByRole('button', { name: /^Rematch, Ben lies/ }).click();
  await ben.page.getByRole('heading', { level: 1, name: 'Choose your secret word' }).waitFor();
});

test('four people propose, doubt, note and talk, and one watches', async ({ house, person }) => {
  const ada = await person('Ada', { reducedMotion: true });
  const link = await tableOf(house, ada, 4);
  const others = await Promise.all(['Ben', 'Cleo', 'Dov'].map((name) => person(name, { reducedMotion: true })));
  const [ben, cleo, dov] = others as [Person, Person, Person];
  for (const each of others) await comeAndSit(each, link);
  const eve = await person('Eve', { size: 'phone' });
  await eve.page.goto(link);
  await eve.page.getByRole('textbox', { name: /name/i }).fill('Eve');
  await eve.page.getByRole('button', { name: 'Come in' }).click();
  await ada.page.getByText('All seats are taken. You can start.').waitFor();
  await expectSound(ada.page);
  await start(ada.page);
  const lying = lieToTheEnd(ada.page);

  await myGuess(ben.page).waitFor();
  const proposing = ben.page.getByRole('textbox', { name: /^Guess 1/ });
  await proposing.pressSequentially('crane');
  await ben.page.getByRole('button', { name: 'Propose', exact: true }).click();
  await cleo.page.getByText(/Ben · 1 of 3 agrees/).waitFor();
  await cleo.page.getByRole('button', { name: /^Agree/ }).click();
  await dov.page.getByText(/Ben · 2 of 3 agree/).waitFor();
  await expectSound(dov.page);
  await dov.page.getByRole('button', { name: 'Hand in: CRANE' }).click();
  await ben.page.getByText('Row 1 answered.').first().waitFor();

  await myGuess(cleo.page).waitFor();
  await cleo.page.getByRole('button', { name: /^Doubt R in place 2 of row 1/ }).click();
  await dov.page.getByText(/Cleo doubts R/).first().waitFor({ state: 'attached' });
  await ben.page.getByRole('textbox', { name: /Say something/ }).first().fill('R smells of a lie');
  await ben.page.getByRole('button', { name: 'Send' }).first().click();
  await cleo.page.getByText('R smells of a lie').first().waitFor();
  expect(await ada.page.getByText('R smells of a lie').count(), 'team talk reaches the Lie-brarian').toBe(0);
  expect(await eve.page.getByText('R smells of a lie').count(), 'team talk reaches who watches').toBe(0);
  await expectSound(cleo.page);
  await eve.page.getByText('You are watching.').first().waitFor();
  await expectSound(eve.page);

  await guessToTheEnd(ben.page, guesses.slice(1));
  await lying;
  for (const each of [ada, cleo, dov, eve]) await over(each.page).waitFor();
  await expectSound(eve.page);
});

// A lies; C has proposed CRANE to B.
async function proposed(house: House, people: readonly Person[], team: string): Promise<void> {
  const [ada, ben, cleo] = people as [Person, Person, Person];
  const link = await tableOf(house, ada, 3, [], { team });
  for (const each of [ben, cleo]) await comeAndSit(each, link);
  await start(ada.page);
  void lieToTheEnd(ada.page).catch(() => undefined); // as far as the others play
  await myGuess(cleo.page).waitFor();
  await cleo.page.getByRole('textbox', { name: /^Guess 1/ }).pressSequentially('crane');
  await cleo.page.getByRole('button', { name: 'Propose', exact: true }).click();
  await ben.page.getByText(/Cleo · 1 of 2 agrees/).waitFor();
}
const three = ['Ada', 'Ben', 'Cleo'] as const;

test('a captain hands in what the others propose', async ({ house, person }) => {
  const people = await Promise.all(three.map((name) => person(name, { reducedMotion: true })));
  await proposed(house, people, 'captain');
  const [, ben, cleo] = people.map(({ page }) => page) as [Page, Page, Page];
  await cleo.getByText('Everybody may propose; Ben is the captain and hands in for the team.').waitFor();
  expect(await cleo.getByRole('button', { name: /^Hand in/ }).count()).toBe(0);
  await expectSound(cleo);
  await ben.getByText('Everybody may propose; you are the captain and hand in for the team.').waitFor();
  await ben.getByRole('button', { name: 'Hand in: CRANE' }).click();
  await cleo.getByText('Row 1 answered.').first().waitFor();
});

test('by consent a guess takes two', async ({ house, person }) => {
  const people = await Promise.all(three.map((name) => person(name, { reducedMotion: true })));
  await proposed(house, people, 'consent');
  const [, ben, cleo] = people.map(({ page }) => page) as [Page, Page, Page];
  await cleo.getByRole('button', { name: 'Hand in: CRANE' }).click();
  await cleo.getByText('At this table a second Guesser must agree.').waitFor();
  await expectSound(cleo);
  expect(await ben.getByText('Row 1 answered.').count(), 'one alone has handed in').toBe(0);
  await ben.getByRole('button', { name: 'Hand in: CRANE' }).click();
  await cleo.getByText('Row 1 answered.').first().waitFor();
});

test('one person in two tabs does no harm', async ({ house, person }) => {
  const ada = await person('Ada', { reducedMotion: true });
  await ada.page.request.post(house.at('api/guest'), { data: { name: 'Ada' } });
  const wish = { game: 'fiction', seats: ['liar', 'me'], start: true };
  const { id } = (await (await ada.page.request.post(house.at('api/rooms'), { data: wish })).json()) as { id: string };
  const second = await ada.context.newPage();
  await ada.page.goto(house.at(`r/${id}`));
  await second.goto(house.at(`r/${id}`));
  await Promise.all([myGuess(ada.page).waitFor(), myGuess(second).waitFor()]);
  await guess(ada.page, 'crane');
  await second.getByText('Row 1 answered.').first().waitFor();
  await guess(second, 'moist');
  await ada.page.getByText('Row 2 answered.').first().waitFor();
});

test('a server that is killed and comes back is hardly noticed', async ({ house, person }) => {
  const ada = await person('Ada', { reducedMotion: true });
  ada.allow(/ERR_CONNECTION_REFUSED|WebSocket connection|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/);
  const ben = await person('Ben', { size: 'phone', reducedMotion: true });
  ben.allow(/ERR_CONNECTION_REFUSED|WebSocket connection|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/);
  const link = await tableOf(house, ada, 2);
  await comeAndSit(ben, link);
  await start(ada.page);
  const lying = lieToTheEnd(ada.page);
  await myGuess(ben.page).waitFor();
  await guess(ben.page, 'crane');
  await ben.page.getByText('Row 1 answered.').first().waitFor({ state: 'attached' });
  await myGuess(ben.page).waitFor();
  await house.kill();
  await ben.page.getByText(/Connection lost|Connecting/).first().waitFor();
  await ben.page.getByRole('textbox', { name: /^Guess 2/ }).pressSequentially('moist');
  await ben.page.getByRole('button', { name: 'Hand in' }).first().click();
  await house.start();
  await ben.page.getByText(/Row 2, MOIST\. Said/).first().waitFor({ state: 'attached', timeout: 60_000 });
  await guessToTheEnd(ben.page, guesses.slice(2));
  await lying;
  await ben.page.getByText('Seals verified').waitFor();
});
