// Codes are of three words, some of them wide: wherever one stands it is seen whole.
import type { Page } from 'playwright-core';
import { clipped, expect, test } from './frame';

const widest = 'common-museum-hammer';

// What the page shows of a table's code, with this one instead.
async function showWidest(page: Page): Promise<void> {
  const shown = page.locator('.code [aria-hidden]');
  await shown.waitFor();
  await shown.evaluate((element, code) => (element.textContent = code), widest);
  const { right, width, left } = await shown.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left, right, width: innerWidth };
  });
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(width);
  expect(await clipped(page)).toEqual([]);
}

test('a code is typed on a small phone and seen whole', async ({ house, person }) => {
  const { page } = await person('Ben', { size: 'small' });
  await page.goto(house.at());
  const field = page.getByRole('textbox', { name: 'Join by code or link' });
  await field.fill(widest);
  const [needed, there] = await field.evaluate((element) => [element.scrollWidth, element.clientWidth]);
  expect(needed).toBeLessThanOrEqual(there!);
  expect(await clipped(page)).toEqual([]);
});

test('a code is read on a small phone, beside the seats and on a big screen', async ({ house, person }) => {
  const ada = await person('Ada', { size: 'small', reducedMotion: true });
  const screen = await person('the screen', { size: 'tv', reducedMotion: true });
  const ask = async (path: string, data: object) => (await ada.page.request.post(house.at(path), { data })).json();
  await ask('api/guest', { name: 'Ada' });
  const { id, code } = (await ask('api/rooms', { game: 'fiction', options: [], seats: ['me'], settings: {} })) as { id: string; code: string };
  expect(code).toMatch(/^[a-z]{4,6}-[a-z]{4,6}-[a-z]{4,6}$/);
  await ada.page.goto(house.at(`r/${id}`));
  await showWidest(ada.page);
  await ada.page.setViewportSize({ width: 1440, height: 900 });
  await showWidest(ada.page);
  await screen.page.goto(house.at(`r/${id}?screen=tv`));
  await showWidest(screen.page);
  await screen.page.setViewportSize({ width: 1280, height: 720 });
  await showWidest(screen.page);
  const below = await screen.page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(below).toBeLessThanOrEqual(0);
});
