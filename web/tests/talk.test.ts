// Talk: in its order after the page is loaded again, and gone with whoever has erased themselves.
import type { Page } from 'playwright-core';
import { expect, test, type House, type Person } from './frame';
import { answered, guess, myGuess } from './frame/play';
import { button, isThere } from './frame/tables';
import { call, gather, hideAll } from './frame/wordles';

async function sitTogether(house: House, host: Person, guest: Person): Promise<void> {
  const ask = async ({ page }: Person, path: string, data: object) => (await page.request.post(house.at(path), { data })).json();
  await ask(host, 'api/guest', { name: host.name });
  await ask(guest, 'api/guest', { name: guest.name });
  const wish = { game: 'fiction', options: [{ name: 'seats', value: '3' }], seats: ['liar', 'me', 'open'] };
  const { id } = (await ask(host, 'api/rooms', wish)) as { id: string };
  await host.page.goto(house.at(`r/${id}`));
  await guest.page.goto(house.at(`r/${id}`));
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await guest.page.getByRole('button', { name: 'I am ready' }).waitFor();
  await host.page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([myGuess(host.page).waitFor(), myGuess(guest.page).waitFor()]);
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /Say something/ }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('region', { name: 'What was said' }).getByText(text).waitFor();
}

const lines = (page: Page): Promise<string[]> =>
  page.getByRole('region', { name: 'What was said' }).getByRole('listitem').evaluateAll((all) => all.map((each) => each.textContent?.replace(/\s+/g, ' ').trim() ?? ''));

const order = (all: readonly string[], part: string): number => all.findIndex((line) => line.includes(part));

async function expectOrder(page: Page, parts: readonly string[]): Promise<void> {
  const now = await lines(page);
  const places = parts.map((part) => order(now, part));
  expect(places.every((place) => place >= 0), `${parts.join(', ')} in ${now.join(' | ')}`).toBe(true);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
}

test('after a reload what happened stands among what was said, as before', async ({ house, person }) => {
  const ada = await person('Ada', { reducedMotion: true });
  const ben = await person('Ben', { reducedMotion: true });
  await sitTogether(house, ada, ben);
  await say(ada.page, 'before the first');
  for (const [word, remark] of [['crane', 'after the first'], ['moist', 'after the second']] as const) {
    await myGuess(ada.page).waitFor();
    await guess(ada.page, word);
    await answered(ada.page, word).waitFor({ state: 'attached' });
    await say(ada.page, remark);
  }
  const before = await lines(ada.page);
  for (const { page } of [ada, ben]) {
    await page.reload();
    await myGuess(page).waitFor();
    await expect.poll(async () => order(await lines(page), 'Row 1 answered.')).toBeGreaterThan(0);
    await expectOrder(page, ['before the first', 'Row 1 answered.', 'after the first', 'Row 2 answered.', 'after the second']);
  }
  expect(await lines(ada.page)).toEqual(before);
});

test('at a table of Wordles, too: who hid a word, what was called, who passed', async ({ house, person }) => {
  const people = await gather(house, person, [{}, {}, {}], { own_words: 'yes', clocks: 'no' });
  const [ada, ben, cleo] = people as [Person, Person, Person];
  await say(ada.page, 'before all');
  await hideAll(people);
  for (const [caller, word] of [[ada, 'tiger'], [ben, 'honey']] as const) {
    await call(caller.page, word);
    await say(ada.page, `after ${word}`);
    for (const { page } of people) await button(page, 'Pass').click();
  }
  await button(cleo.page, 'Call').waitFor();
  await say(ada.page, 'after all');
  const before = (await lines(ada.page)).toSorted();
  for (const { page } of people) {
    await page.reload();
    await expect.poll(async () => order(await lines(page), 'hidden a word')).toBeGreaterThan(0);
    await expectOrder(page, ['before all', 'have hidden a word.', 'TIGER.', 'after tiger', 'HONEY.', 'after honey', 'after all']);
  }
  expect((await lines(ada.page)).toSorted()).toEqual(before);
  expect(await isThere(cleo.page, 'Call'), 'it is still Cleo’s turn').toBe(true);
});

test('who erases themselves takes their words along, from open pages too', async ({ house, person }) => {
  const ada = await person('Ada', { reducedMotion: true });
  const ben = await person('Ben', { reducedMotion: true });
  await sitTogether(house, ada, ben);
  await say(ben.page, 'I live in Lisbon');
  await say(ada.page, 'How nice');
  await ada.page.getByText('I live in Lisbon').first().waitFor();
  await ben.page.request.delete(house.at('api/me'));
  await ada.page.getByRole('region', { name: 'What was said' }).getByText('I live in Lisbon').waitFor({ state: 'hidden' });
  expect((await lines(ada.page)).join()).toContain('How nice');
});
