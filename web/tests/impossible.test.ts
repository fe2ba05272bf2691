// Fiction Impossible in real browsers: alone, four people at one table, small screens, keys alone, over a crash.
import { expect, expectSound, test, tv, type Person } from './frame';
import { book, chooseLibrarian, hand, isOver, playOn } from './frame/impossible';
import { button, gatherAt, isThere, tableOf } from './frame/tables';

// One step after the other; each kind of screen is looked at once.
async function toTheEnd({ page }: Person, look: (kind: string) => Promise<void>, most = 1500): Promise<void> {
  for (let moves = 0; moves < most && !(await isOver(page).count()); ++moves) {
    for (const [kind, name] of [['draw', 'Keep your hand'], ['add', 'Done adding'], ['window', 'Pass'], ['saved', 'Back to the table']] as const) {
      if (await isThere(page, name)) await look(kind);
    }
    await playOn(page);
  }
  await isOver(page).waitFor();
}

// Three Books to save, and little to fear.
const short = { seats: 1, mold: 12, bookend: 4, plus_card: 2, plus_threshold: 3, threshold: 5, reshuffle_mold: 0 };

for (const look of [{}, { size: 'phone', scheme: 'dark' }, { size: 'small' }, { forcedColors: true }, { textSize: 2 }] as const) {
  test(`a whole game alone, ${JSON.stringify(look)}`, async ({ house, person }) => {
    const ada = await person('Ada', { reducedMotion: true, ...look });
    const { page } = ada;
    await tableOf(house, ada, { game: 'impossible', options: short, aids: ['hint'], start: true });
    await page.getByRole('radio').first().waitFor();
    await expectSound(page);
    const seen = new Set<string>();
    await toTheEnd(ada, async (kind) => {
      if (seen.has(kind)) return;
      seen.add(kind);
      await expectSound(page);
    });
    expect([...seen], 'screens that every game has').toEqual(expect.arrayContaining(['draw', 'add']));
    await expectSound(page);
  });
}

test('a card, its spots, what it leads to, and back, by keys alone', async ({ house, person }) => {
  const ada = await person('Ada', { reducedMotion: true });
  const { page } = ada;
  await tableOf(house, ada, { game: 'impossible', options: { seats: 1, preset: 'short_gentle' }, start: true });
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await button(page, /^Keep /).focus();
  await page.keyboard.press('Enter');
  await button(page, 'Keep your hand').focus();
  await page.keyboard.press('Enter');
  await button(page, 'Done adding').waitFor();
  const before = await hand(page).count();
  let added = false;
  for (let place = 0; place < before && !added; ++place) {
    await hand(page).nth(place).focus();
    await page.keyboard.press('Enter');
    const spots = page.getByRole('button', { name: /, spot \d of .*: / });
    if (await spots.count()) {
      await spots.first().focus();
      await page.keyboard.press('Space');
      const add = page.getByRole('button', { name: /^Add( |$)/ }).first();
      await add.waitFor();
      await add.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => hand(page).count(), { timeout: 10_000 }).toBe(before - 1);
      added = true;
    } else await page.keyboard.press('Escape');
  }
  expect(added, 'a card found its place').toBe(true);
  await button(page, 'Done adding').focus();
  await page.keyboard.press('Enter');
  await button(page, 'Done adding').waitFor({ state: 'detached' });
});

test('four people at one table: open hands, a suggestion, whose turn it is, a crash in between', async ({ house, person }) => {
  const people = await gatherAt(house, person, [{}, { scheme: 'dark' }, { size: 'phone' }, { size: 'small' }], { game: 'impossible', options: { seats: 4, first: 1 } });
  const [ada, ben, cleo, dov] = people as [Person, Person, Person, Person];
  for (const each of people) each.allow(/ERR_CONNECTION_REFUSED|WebSocket|Failed to load resource/);
  for (const { page } of people) {
    await page.getByRole('radio').first().waitFor();
    await expectSound(page);
  }
  await chooseLibrarian(ada.page);
  await ben.page.getByRole('region', { name: 'At the table' }).getByText(/keeps /).waitFor();
  for (const { page } of [ben, cleo, dov]) await chooseLibrarian(page);
  for (const { page } of people) await page.getByRole('region', { name: 'Infestation Pool' }).waitFor();
  await button(ada.page, 'Keep your hand').click();
  await button(ada.page, 'Done adding').waitFor();
  for (const { page } of people) await expectSound(page);
  expect(await ada.page.getByRole('article').count()).toBe(3);
  await cleo.page.getByText(/Ada’s turn/).first().waitFor({ state: 'attached' });

  // Ben points at a card of Ada's and a spot for it.
  await ben.page.getByRole('region', { name: 'Ada’s hand' }).getByRole('button').first().click();
  const dialog = ben.page.getByRole('dialog');
  await expectSound(ben.page);
  await dialog.getByRole('button', { name: /spot \d of/ }).first().click();
  for (const { page } of people) await page.getByText(/suggests:/).first().waitFor();

  await house.kill();
  await house.start();
  await button(ada.page, 'Done adding').click();
  await ben.page.getByText('Your turn').first().waitFor({ state: 'attached', timeout: 60_000 });
  for (const { page } of people) await expectSound(page);
  // What is done now stays in sight on a phone.
  const foot = await hand(cleo.page).first().boundingBox();
  expect(foot!.y + foot!.height).toBeLessThanOrEqual(844);
});

test('two people and a bot, who says why; the big screen shows the same', async ({ house, person }) => {
  const ada = await person('Ada', { reducedMotion: true });
  const link = await tableOf(house, ada, { game: 'impossible', options: { seats: 2, first: 2 }, seats: ['me', 'archivist'], start: true });
  const screen = await person('the screen', { size: 'tv', reducedMotion: true });
  await screen.page.setViewportSize(tv);
  await screen.page.goto(`${link}?screen=tv`);
  await chooseLibrarian(ada.page);
  await ada.page.getByText(/Archivist: /).first().waitFor({ timeout: 60_000 });
  await screen.page.getByRole('article').first().waitFor();
  await expectSound(screen.page);
  expect(await book(ada.page, 'Quill').count()).toBe(1);
});
