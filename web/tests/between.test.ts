// After a game, and before the next: talk, seats, and the way to and fro.
import type { Page } from 'playwright-core';
import { expect, expectSound, test } from './frame';
import { guessToTheEnd, lieToTheEnd, over } from './frame/play';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test('two people talk after a game, one gives up the seat, and the next game begins with a bot', async ({ house, person }) => {
  const ada = await person('Ada', { reducedMotion: true });
  const ben = await person('Ben', { size: 'phone', scheme: 'dark', reducedMotion: true });
  const ask = async (path: string, data: object) => (await ada.page.request.post(house.at(path), { data })).json();
  await ask('api/guest', { name: 'Ada' });
  const { id } = (await ask('api/rooms', { game: 'fiction', seats: ['me'] })) as { id: string };
  await ada.page.goto(house.at(`r/${id}`));
  await ben.page.goto(house.at(`r/${id}`));
  await ben.page.getByRole('textbox', { name: /name/i }).fill('Ben');
  await ben.page.getByRole('button', { name: 'Sit down' }).click();
  await ada.page.getByText(/You can start/).waitFor();
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([lieToTheEnd(ada.page), guessToTheEnd(ben.page)]);
  await over(ada.page).waitFor();
  const told = await ben.page.getByRole('main').getByText(/guesses, and the word stayed hidden|You found it/).textContent();

  await ada.page.getByRole('textbox', { name: 'Say something to everybody' }).fill('Once more?');
  await ada.page.keyboard.press('Enter');
  await ben.page.getByRole('button', { name: /Once more\?/ }).waitFor();
  await expectSound(ada.page);
  await expectSound(ben.page);

  await ben.page.getByRole('button', { name: 'Seats and invitation' }).focus();
  await ben.page.keyboard.press('Enter');
  await heading(ben.page, 'Ada’s table').waitFor();
  expect(await focused(ben.page)).toBe('Ada’s table');
  await expectSound(ben.page);
  await ben.page.getByRole('button', { name: 'Stand up' }).click();
  await ben.page.getByRole('button', { name: /^Sit here/ }).waitFor();
  await ben.page.goBack();
  await over(ben.page).waitFor();
  expect(await focused(ben.page)).toMatch(/win/);
  await ben.page.getByRole('main').getByText(told!).waitFor(); // who has stood up since has guessed all the same
  await ben.page.reload();
  await ben.page.getByRole('main').getByText(told!).waitFor();

  await ada.page.getByRole('button', { name: 'Seats and invitation' }).click();
  await heading(ada.page, 'Your table').waitFor();
  await expectSound(ada.page);
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await ada.page.locator('.refused').getByText(/seat/i).waitFor();
  await ada.page.getByRole('button', { name: 'Give it to a bot' }).click();
  await ada.page.getByText(/everybody plays from the seat that is shown here/).waitFor();
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await heading(ada.page, 'Choose your secret word').waitFor();
  await ben.page.getByText('You are watching.').first().waitFor();
});
