// What holds still, and the short way past what stands above it.
import type { Page } from 'playwright-core';
import { expect, test } from './frame';
import { guess, myGuess, playNow } from './frame/play';

const broken = /ERR_CONNECTION_REFUSED|WebSocket connection|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/;

// Where everything of the board stands, rounded to pixels.
const places = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('header.top, main, main section, main ol > li, main [role=textbox], main button')].map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return [each.tagName, x, y, width, height].map((value) => (typeof value === 'number' ? Math.round(value) : value)).join(' ');
    }),
  );

for (const size of ['phone', 'small', 'wide'] as const) {
  test(`a lost connection moves nothing (${size})`, async ({ house, person }) => {
    const ada = await person('Ada', { size, reducedMotion: true });
    ada.allow(broken);
    await playNow(house, ada);
    await myGuess(ada.page).waitFor();
    await guess(ada.page, 'crane');
    await ada.page.getByText('Row 1 answered.').first().waitFor({ state: 'attached' });
    await ada.page.waitForTimeout(500);
    const before = await places(ada.page);
    expect(before.length).toBeGreaterThan(10);
    await house.kill();
    await ada.page.getByText('Connection lost.').waitFor();
    expect(await places(ada.page)).toEqual(before);
    await ada.page.getByRole('button', { name: 'Try now' }).waitFor();
    await house.start();
    await ada.page.getByText('Connection lost.').waitFor({ state: 'hidden' });
    expect(await places(ada.page)).toEqual(before);
  });
}

test('the first stop of the Tab key leads past the bar, on every page', async ({ house, person }) => {
  const ada = await person('Ada', { reducedMotion: true });
  const { page } = ada;
  const skips = async (name: string) => {
    await page.evaluate(() => {
      document.body.tabIndex = -1; // Tab goes on from where the focus was last: from the very beginning
      document.body.focus();
      document.body.removeAttribute('tabindex');
    });
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name });
    expect(await link.evaluate((each) => each === document.activeElement), page.url()).toBe(true);
    const { width, height } = (await link.boundingBox())!;
    expect(Math.min(width, height), 'it is seen').toBeGreaterThanOrEqual(44);
    const url = page.url();
    await page.keyboard.press('Enter');
    expect(page.url()).toBe(url);
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null), 'the focus is in the page').toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null), 'and so is the next stop').toBe(true);
  };
  for (const path of ['', 'make', 'learn', 'rules', 'me']) {
    await page.goto(house.at(path));
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await skips('Skip to the content');
  }
  await playNow(house, ada);
  await myGuess(page).waitFor();
  await skips('Skip to the table');
});
