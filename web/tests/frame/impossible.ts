// How people play Fiction Impossible in these tests: by what is written on the screen, and by nothing else.
import type { Locator, Page } from 'playwright-core';
import { button, isThere } from './tables';

const panel = (page: Page): Locator => page.getByRole('region', { name: 'Your hand and what you do' });
export const hand = (page: Page): Locator => page.getByRole('region', { name: 'Your hand', exact: true }).getByRole('button');
export const book = (page: Page, label: string): Locator => page.getByRole('article', { name: new RegExp(`^${label}`) });
// Those to choose from, without Odile, whose turns begin with a choice of their own.
export const librarians = (page: Page): Locator => page.getByRole('group', { name: 'Choose your Librarian' }).getByRole('radio').and(page.locator('[value]:not([value="odile"])'));
export const isOver = (page: Page): Locator => page.getByRole('heading', { level: 1, name: /^(Everyone wins|The Mold wins|No result)/ });
const commit = (page: Page): Locator => panel(page).locator('.btn.primary:enabled');
const marked = (page: Page): Locator => page.locator('main .target');

export async function chooseLibrarian(page: Page): Promise<void> {
  await librarians(page).first().check();
  await button(page, /^Keep /).click();
}

const tryTo = (act: Promise<unknown>): Promise<boolean> => act.then(() => true, () => false);
const soon = { timeout: 1500 };

// Puts as many cards of the hand as fit without a price into Books.
async function addAll(page: Page): Promise<void> {
  for (let tries = 0; tries < 6; ++tries) {
    const cards = await hand(page).count();
    let added = false;
    for (let place = 0; place < cards && !added; ++place) {
      if (place >= (await hand(page).count()) || !(await tryTo(hand(page).nth(place).click(soon)))) return;
      const free = page.locator('main .line.target').filter({ hasText: /no Mold|own spot/ });
      if (await free.count()) {
        added = (await tryTo(free.first().click(soon))) && (await tryTo(panel(page).getByRole('button', { name: 'Add', exact: true }).click(soon)));
        if (added) await hand(page).nth(cards - 1).waitFor({ state: 'detached', timeout: 5000 }).catch(() => undefined);
      }
      if (!added) await tryTo(panel(page).getByRole('button', { name: 'Cancel' }).click({ timeout: 500 }));
    }
    if (!added) return;
  }
}

// Uses a Power of the own hand that a card of that player pays for; false where there is none.
export async function askFor(page: Page, other: string): Promise<boolean> {
  const cards = await hand(page).count();
  for (let place = 0; place < cards; ++place) {
    if (!(await tryTo(hand(page).nth(place).click(soon)))) return false;
    const use = panel(page).getByRole('button', { name: /^Use / });
    if (await tryTo(use.first().click({ timeout: 300 }))) {
      let pays = false;
      for (let answers = 0; answers < 5; ++answers) {
        const theirs = page.getByRole('region', { name: `${other}’s hand` }).locator('.target');
        if ((await panel(page).getByText('discard for it?').count()) && (await theirs.count())) {
          pays = true;
          await theirs.first().click(soon);
        } else if (await marked(page).count()) await marked(page).first().click(soon);
        else break;
      }
      const confirm = panel(page).locator('.btn.primary:enabled').filter({ hasText: /^Use/ });
      if (pays && (await tryTo(confirm.click(soon)))) return true;
    }
    await page.keyboard.press('Escape');
  }
  return false;
}

// One thing that this page is asked for, if it is asked at all. Who wants to look at a saved Book, looks at it here.
export async function playOn(page: Page, atSaved?: () => Promise<void>): Promise<void> {
  const press = (name: string | RegExp) => tryTo(button(page, name).first().click(soon));
  if (await isThere(page, 'Back to the table')) {
    await atSaved?.();
    await press('Back to the table');
  }
  if (await librarians(page).count()) await tryTo(chooseLibrarian(page));
  else if (await isThere(page, 'Keep your hand')) await press('Keep your hand');
  else if (await isThere(page, 'Done adding')) {
    await addAll(page);
    await press('Done adding');
  } else if (await isThere(page, 'Pass')) await press('Pass');
  else if (await isThere(page, 'Agree')) await press('Agree');
  else if (await isThere(page, 'No')) await press('No');
  else if (await commit(page).count()) await tryTo(commit(page).click(soon));
  else if (await marked(page).count()) await tryTo(marked(page).first().click(soon));
  else if (await isThere(page, /^(None|This one|These )/)) await press(/^(None|This one|These )/);
  await page.waitForTimeout(30);
}

// The same, but as a hint has it where there are hints.
export async function playHinted(page: Page, atSaved?: () => Promise<void>): Promise<void> {
  const hint = button(page, 'Hint');
  if ((await isThere(page, 'Back to the table')) || !(await hint.count())) return playOn(page, atSaved);
  await tryTo(hint.click(soon));
  if (!(await tryTo(button(page, 'Do it').click(soon)))) await playOn(page, atSaved);
  await page.waitForTimeout(30);
}
