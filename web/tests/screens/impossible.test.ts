// Pictures of tables of Fiction Impossible, from the Librarians to the end: `./test screens`. Each kind of moment is
// looked at in every size and light, and on a phone on its side.
import type { Page } from 'playwright-core';
import { screenshot, test, type Person } from '../frame';
import { askFor, chooseLibrarian, hand, isOver, librarians, playHinted, playOn } from '../frame/impossible';
import { pictures } from '../frame/pictures';
import { button, gatherAt, isThere, tableOf } from '../frame/tables';

const still = { reducedMotion: true };
const short = { seats: 1, mold: 12, bookend: 4, plus_card: 2, plus_threshold: 3, threshold: 3, reshuffle_mold: 0 };

// A card with its spots marked, if one of the hand has any.
async function pickUp(page: Page): Promise<boolean> {
  for (let place = 0; place < (await hand(page).count()); ++place) {
    if ((await hand(page).nth(place).getAttribute('aria-disabled')) === 'true') continue;
    await hand(page).nth(place).click();
    if (await page.locator('main .line.target').count()) return true;
    await page.keyboard.press('Escape');
  }
  return false;
}

async function screen(page: Page, link: string, name: string): Promise<void> {
  await page.goto(`${link}?screen=tv`);
  await page.getByRole('article').first().waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await screenshot(page, `${name}-tv-${colorScheme}`, 'screen');
  }
}

test('alone: every kind of moment, to a Library that is saved', async ({ house, person }) => {
  const ada = await person('Ada', still);
  const { page } = ada;
  await tableOf(house, ada, { game: 'impossible', options: short, aids: ['hint', 'powers'], start: true });
  await librarians(page).first().check();
  await pictures(page, 'impossible-librarian', 'sideways');
  const seen = new Set<string>();
  const look = async (kind: string) => {
    seen.add(kind);
    await pictures(page, `impossible-${kind}`, 'sideways');
  };
  for (let moves = 0; moves < 1500 && !(await isOver(page).count()); ++moves) {
    if (!seen.has('draw') && (await isThere(page, 'Keep your hand'))) await look('draw');
    if (!seen.has('adding') && (await isThere(page, 'Done adding')) && (await pickUp(page))) {
      await look('adding');
      await page.locator('main .line.target').first().click();
      await page.getByRole('button', { name: /^Add( |$)/ }).first().waitFor();
      await look('added');
      await page.keyboard.press('Escape');
    }
    if (!seen.has('window') && (await isThere(page, 'Pass')) && !(await isThere(page, 'Back to the table'))) {
      await look('window');
      await button(page, 'What this attack does').click();
      await look('attack');
      await button(page, 'What this attack does').click();
    }
    await playHinted(page, async () => {
      if (!seen.has('saved')) await look('saved');
    });
  }
  await isOver(page).waitFor();
  await pictures(page, 'impossible-end', 'sideways');
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('slider', { name: 'Step' }).fill('14');
  await pictures(page, 'impossible-replay');
});

test('alone: a Library that is lost', async ({ house, person }) => {
  const ada = await person('Ada', still);
  const { page } = ada;
  await tableOf(house, ada, { game: 'impossible', options: { seats: 1, mold: 2, threshold: 2, cube: 3 }, start: true });
  for (let moves = 0; moves < 300 && !(await isOver(page).count()); ++moves) await playOn(page);
  await isOver(page).waitFor();
  await pictures(page, 'impossible-end-lost');
});

test('three people: open hands, a request for a card, the big screen', async ({ house, person }) => {
  const people = await gatherAt(house, person, [{}, {}, {}], { game: 'impossible', options: { seats: 3, first: 1, mold: 12, threshold: 6, reshuffle_mold: 0, reaction_seconds: 120 } });
  const [ada, ben] = people as [Person, Person, Person];
  for (const { page } of people) await chooseLibrarian(page);
  await button(ada.page, 'Keep your hand').click();
  await button(ada.page, 'Done adding').waitFor();
  await pictures(ada.page, 'impossible-table', 'sideways');
  await pictures(ben.page, 'impossible-waiting', 'sideways');
  const { page } = await person('the screen', { size: 'tv', ...still });
  await screen(page, ada.page.url(), 'impossible');
  for (let moves = 0; moves < 200 && !(await isOver(ada.page).count()); ++moves) {
    if ((await isThere(ada.page, 'Done adding')) && (await askFor(ada.page, 'Ben'))) {
      await button(ben.page, 'Agree').waitFor();
      await pictures(ben.page, 'impossible-request', 'sideways');
      await pictures(ada.page, 'impossible-asking');
      return;
    }
    for (const each of people) await playOn(each.page);
  }
  throw new Error('Ben was asked for nothing');
});
