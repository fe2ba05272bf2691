// A table on a big screen: friends in one room play with their phones and look at one screen together.
import type { Page } from 'playwright-core';
import { clipped, expect, expectSound, screenshot, test, tv, type House, type Person } from './frame';
import { guess, guesses, guessToTheEnd, myGuess, over } from './frame/play';

const screens = { small: { width: 1280, height: 720 }, usual: tv, large: { width: 3840, height: 2160 } };
const broken = /ERR_CONNECTION_REFUSED|WebSocket connection|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/;

async function makeTable(house: House, host: Person, settings: object = {}): Promise<string> {
  const ask = async (path: string, data: object) => (await host.page.request.post(house.at(path), { data })).json();
  await ask('api/guest', { name: host.name });
  const wish = { game: 'fiction', options: [{ name: 'seats', value: '3' }], seats: ['liar', 'me', 'open'], settings };
  const { id } = (await ask('api/rooms', wish)) as { id: string };
  await host.page.goto(house.at(`r/${id}`));
  return house.at(`r/${id}`);
}

async function sitDown({ page, name }: Person, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: /name/i }).fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'I am ready' }).click();
}

// Talk on a phone lies behind its last line.
async function say(page: Page, to: 'Team' | 'Everybody', text: string): Promise<void> {
  await page.getByRole('button', { name: /Talk/ }).first().click();
  const audience = page.getByRole('radio', { name: to });
  if (await audience.count()) await audience.first().check({ force: true });
  await page.getByRole('textbox', { name: /Say something/ }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText(text).first().waitFor();
  await page.keyboard.press('Escape');
}

// It fills the screen and no more, in every size.
async function expectFits(page: Page, picture: string): Promise<void> {
  for (const [name, viewport] of Object.entries(screens)) {
    await page.setViewportSize(viewport);
    expect(await clipped(page), name).toEqual([]);
    const below = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(below, `${name}: below the screen`).toBeLessThanOrEqual(0);
    await screenshot(page, `screen-${picture}-${name}`, 'screen');
  }
  await page.setViewportSize(tv);
  await expectSound(page);
}

// Five letters side by side in every row, each wide enough for a sofa.
async function expectRows(page: Page): Promise<void> {
  const rows = await page.locator('main > ol .board').evaluateAll((all) => all.map((row) => [...row.querySelectorAll('.cell')].map((cell) => {
    const { left, right } = cell.getBoundingClientRect();
    return [Math.round(left), Math.round(right)] as const;
  })));
  expect(rows.length).toBeGreaterThan(0);
  for (const cells of rows) {
    expect(cells).toHaveLength(5);
    for (const [place, [left, right]] of cells.entries()) {
      expect(right - left).toBeGreaterThan(innerWidthOf(page) / 12);
      if (place > 0) expect(left, 'beside the one before').toBeGreaterThanOrEqual(cells[place - 1]![1]);
    }
  }
}
const innerWidthOf = (page: Page): number => page.viewportSize()!.width;

// The smallest text that can be read, in pixels of 1080; only stamps may be smaller than 28.
const smallest = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll('main *, footer *')].filter(
      (each) => each.closest('.sr, .token') === null && [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''),
    );
    return Math.min(...texts.map((each) => parseFloat(getComputedStyle(each).fontSize)));
  });

test('two phones play, and one big screen shows what everybody may see', async ({ house, person }) => {
  const ben = await person('Ben', { size: 'phone', reducedMotion: true });
  const cleo = await person('Cleo', { size: 'phone', scheme: 'dark', reducedMotion: true });
  const screen = await person('the screen', { size: 'tv', reducedMotion: true });
  for (const each of [ben, cleo, screen]) each.allow(broken);
  const link = await makeTable(house, ben);
  await screen.page.goto(`${link}?screen=tv`);
  await screen.page.getByRole('heading', { level: 1, name: 'Ben’s table of Fiction' }).waitFor();
  await screen.page.getByText('One seat is open.').waitFor();
  await screen.page.getByRole('img', { name: 'QR code of this table’s link' }).waitFor();
  await expectFits(screen.page, 'lobby');
  expect(await ben.page.getByRole('heading', { name: 'Watching' }).count(), 'a screen is nobody').toBe(0);
  await ben.page.getByText('One big screen shows this table.').waitFor();
  await sitDown(cleo, link);
  await screen.page.getByText('All are seated.').waitFor();
  await ben.page.getByRole('button', { name: 'Start the game' }).click();

  await myGuess(ben.page).waitFor();
  await screen.page.getByText('The Guessers are choosing their first word').first().waitFor();
  await guess(ben.page, guesses[0]!);
  await screen.page.getByText(/^Row 1, CRANE\. Said /).first().waitFor({ state: 'attached' });
  await myGuess(cleo.page).waitFor();

  // A doubt, a proposal, a word half typed and the team's talk are not for the other side, who may look on.
  await cleo.page.getByRole('button', { name: /^Doubt R in place 2 of row 1/ }).click();
  await ben.page.getByText(/Cleo doubts R/).first().waitFor({ state: 'attached' });
  await ben.page.getByRole('textbox', { name: /^Guess 2/ }).pressSequentially('moist');
  await ben.page.getByRole('button', { name: 'Propose', exact: true }).click();
  await cleo.page.getByText(/Ben · 1 of 2 agrees/).waitFor();
  await say(cleo.page, 'Team', 'R smells of a lie');
  await ben.page.getByText('R smells of a lie').first().waitFor({ state: 'attached' });
  await say(ben.page, 'Everybody', 'Nobody fools us twice');
  await screen.page.getByRole('contentinfo').getByText('Nobody fools us twice').waitFor();
  const seen = await screen.page.locator('body').innerHTML();
  for (const secret of ['smells of a lie', 'doubt', 'moist', 'MOIST', 'agrees']) expect(seen, secret).not.toContain(secret);
  expect(await screen.page.locator('.doubt').count()).toBe(0);
  expect(await smallest(screen.page)).toBeGreaterThanOrEqual(28);
  await expectRows(screen.page);
  await expectFits(screen.page, 'first-half');

  await house.kill();
  await screen.page.getByText('Connection lost. It goes on by itself.').waitFor();
  await house.start();
  await screen.page.getByRole('contentinfo').getByText('Nobody fools us twice').waitFor({ timeout: 60_000 });
  await ben.page.getByRole('button', { name: /^Hand in: MOIST/ }).first().click();
  await screen.page.getByText(/^Row 2, MOIST\. Said /).first().waitFor({ state: 'attached' });

  await guessToTheEnd(ben.page, guesses.slice(2), async () => {
    if ((await screen.page.getByText('Fiction, second half').count()) === 0) return;
    await screen.page.getByRole('list', { name: 'First half' }).waitFor();
    await screen.page.keyboard.press('ArrowLeft');
    expect(await screen.page.locator('main > ol').getAttribute('aria-label')).toBe('First half');
    await screen.page.keyboard.press('ArrowRight');
    expect(await screen.page.locator('main > ol').getAttribute('aria-label')).toBe('Second half');
    await expectRows(screen.page);
    await expectFits(screen.page, 'second-half');
  });
  await over(screen.page).waitFor();
  await expectFits(screen.page, 'end');
  await ben.page.getByRole('button', { name: /^Rematch/ }).click();
  await over(screen.page).waitFor({ state: 'hidden' });
  await screen.page.keyboard.press('Escape');
  await screen.page.getByRole('textbox', { name: /name/i }).waitFor();
});

test('a player’s own browser shows on the screen what spectators see', async ({ house, person }) => {
  const ada = await person('Ada', { reducedMotion: true });
  await ada.page.request.post(house.at('api/guest'), { data: { name: 'Ada' } });
  const wish = { game: 'fiction', seats: ['me', 'reader'] };
  const { id } = (await (await ada.page.request.post(house.at('api/rooms'), { data: wish })).json()) as { id: string };
  await ada.page.goto(house.at(`r/${id}`));
  const [screen] = await Promise.all([ada.context.waitForEvent('page'), ada.page.getByRole('link', { name: 'Show on a big screen' }).click()]);
  await screen.getByText('All are seated.').waitFor();
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await ada.page.getByRole('heading', { level: 1, name: /^Choose your secret word/ }).waitFor();
  await screen.getByText('Ada chooses a word from the book').first().waitFor();
  expect(await screen.getByRole('radio').count(), 'what only the Lie-brarian sees').toBe(0);
});

test('a table without watchers says so', async ({ house, person }) => {
  const ben = await person('Ben');
  const screen = await person('the screen', { size: 'tv' });
  screen.allow(/403/);
  const link = await makeTable(house, ben, { spectators: false });
  expect(await ben.page.getByRole('link', { name: 'Show on a big screen' }).count()).toBe(0);
  await screen.page.goto(`${link}?screen=tv`);
  await screen.page.getByRole('heading', { level: 1, name: 'Nobody may watch this table' }).waitFor();
  await expectSound(screen.page);
});
