// Wordles in real browsers: alone with a bot, four and six people at one table, by hand, on small screens, over a crash.
import { clipped, expect, expectSound, screenshot, test, tv, type Look, type Person } from './frame';
import { button, isThere, tableOf } from './frame/tables';
import { call, findAll, gather, hide, hideAll, markByHand, secrets } from './frame/wordles';

test('a whole duel of four letters with a bot, by keys alone', async ({ house, person }) => {
  const ada = await person('Ada', { reducedMotion: true });
  const { page } = ada;
  await tableOf(house, ada, { game: 'wordles', options: { seats: 2, letters: 4, sequence: 'yes', clocks: 'no' }, seats: ['me', 'sleuth'], aids: ['secret', 'words'], start: true });
  await button(page, 'Hide').waitFor();
  await expectSound(page);
  const calls = ['tide', 'lamp', 'cork', 'busy', 'howl', 'jinx'];
  const looked = new Set<string>();
  const lookAt = async (what: string) => {
    if (looked.has(what)) return;
    looked.add(what);
    await expectSound(page);
  };
  const press = async (name: string) => {
    await button(page, name).focus();
    await page.keyboard.press('Enter');
  };
  let called = 0;
  for (let moves = 0; moves < 400 && !(await isThere(page, 'Share')); ++moves) {
    if (await isThere(page, 'Hide')) {
      called = 0;
      await page.keyboard.type('fern');
      await page.getByText('FERN is in the word list.').first().waitFor();
      await page.keyboard.press('Enter');
      await button(page, 'Hide FERN').waitFor({ state: 'detached' });
    } else if (await isThere(page, 'Call')) {
      await lookAt('call');
      await page.keyboard.type(calls[called++ % calls.length]!);
      await page.keyboard.press('Enter');
      await button(page, /^Call/).waitFor({ state: 'detached' });
    } else if (await isThere(page, 'Pass')) {
      await lookAt('window');
      await press('Pass');
      await button(page, 'Pass').waitFor({ state: 'detached' });
    } else if (await isThere(page, 'Next round')) {
      await lookAt('round');
      await press('Next round');
      await button(page, 'Next round').waitFor({ state: 'detached' });
    }
    await page.waitForTimeout(20);
  }
  await page.getByRole('heading', { level: 1, name: 'Sleuth wins' }).waitFor();
  expect([...looked].sort()).toEqual(['call', 'round', 'window']);
  await expectSound(page);
  await button(page, 'Share').click();
  expect(await page.getByRole('dialog').getByRole('textbox').inputValue()).toMatch(/^Wordles, \d+ rounds?: Sleuth wins/);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Replay' }).click();
  await button(page, 'Next').click();
  await page.getByText(/hides (FERN|a word)/).first().waitFor();
  await page.getByRole('article', { name: 'Sleuth' }).or(page.getByRole('article', { name: 'sleuth' })).first().waitFor();
  await expectSound(page);
});

test('four people at one table: names of those who are waited for, a pass taken back, words found, a break', async ({ house, person }) => {
  const people = await gather(house, person, [{}, { scheme: 'dark' }, { size: 'phone' }, { size: 'small', scheme: 'dark' }]);
  const [ada, ben, cleo, dov] = people as [Person, Person, Person, Person];
  await hide(ada.page, secrets[0]!);
  await ada.page.getByText(/Waiting for Ben, Cleo,? and Dov/).first().waitFor({ state: 'attached' });
  await Promise.all([ben, cleo, dov].map(({ page }, index) => hide(page, secrets[index + 1]!)));
  await button(ada.page, 'Exchange').click();
  await button(ada.page, 'Exchange').waitFor({ state: 'detached' });
  const pick = ada.page.getByRole('group', { name: 'Words of your card' }).getByRole('button').nth(4);
  const word = (await pick.textContent())!;
  await pick.click();
  await button(ada.page, `Call ${word}`).click();
  for (const { page } of people) await page.getByText(new RegExp(`row 1, ${word}:`)).first().waitFor({ state: 'attached' });
  expect(await ada.page.getByRole('article').count(), 'boards side by side').toBe(4);
  expect(await cleo.page.getByRole('article').count(), 'one board on a phone').toBe(1);
  for (const { page } of people) await expectSound(page);
  expect(await ben.page.getByText('HERON').count(), 'a covered word is nowhere').toBe(0);

  await button(cleo.page, 'Pass').click();
  await ben.page.getByText(/Cleo has passed/).first().waitFor();
  await button(cleo.page, 'Take the pass back').click();
  await ben.page.getByText(/Cleo has passed/).first().waitFor({ state: 'detached' });
  await findAll(people);
  for (const { page } of people) await page.getByRole('heading', { level: 1, name: 'Round 1: all four words found' }).waitFor();
  await ben.page.getByText('Ada found it in row 1: +6').or(ben.page.getByText('You found it in row 1: +6')).first().waitFor();
  for (const { page } of people) await expectSound(page);
  await button(ada.page, 'Next round').click();
  await ada.page.getByText(/Waiting for Ben, Cleo,? and Dov/).first().waitFor({ state: 'attached' });
  for (const { page } of [ben, cleo, dov]) await button(page, 'Next round').click();
  for (const { page } of people) await button(page, 'Hide').waitFor();
});

test('six people at one table, on three kinds of screens', async ({ house, person }) => {
  const people = await gather(house, person, [{}, {}, { size: 'phone' }, { size: 'phone' }, { size: 'small' }, {}], { own_words: 'yes', clocks: 'no' });
  await hideAll(people);
  await call(people[0]!.page, 'tiger');
  for (const { page } of people) await button(page, 'Pass').waitFor();
  expect(await people[1]!.page.getByRole('article').count()).toBe(6);
  const phone = people[2]!.page;
  expect(await phone.getByRole('toolbar', { name: 'Whose board' }).getByRole('button').count()).toBe(6);
  expect(await phone.getByRole('article').count()).toBe(1);
  for (const { page } of people) await expectSound(page);
  // What is done now stays in sight.
  const foot = await button(phone, 'Pass').boundingBox();
  expect(foot!.y + foot!.height).toBeLessThanOrEqual(844);
  await findAll(people);
  for (const { page } of people) await page.getByRole('heading', { level: 1, name: 'Round 1: all six words found' }).waitFor();
  for (const { page } of people) await expectSound(page);
});

test('by hand, with a mistake that comes to light with the word', async ({ house, person }) => {
  const people = await gather(house, person, [{}, { size: 'phone' }], { by_hand: 'yes', sequence: 'yes', clocks: 'no' });
  const [ada, ben] = people as [Person, Person];
  await hideAll(people);
  const mark = async ({ page }: Person, marks: readonly string[], sign: RegExp) => {
    await markByHand(page, marks, sign);
    await expectSound(page);
    await button(page, 'Confirm marks').click();
  };
  await call(ada.page, 'tiger');
  // NOVEL asked TIGER: the E stands in its place, and Ben says that it is elsewhere.
  await mark(ben, ['not in it', 'not in it', 'not in it', 'elsewhere', 'not in it'], /^< before/);
  await ada.page.getByText('row 1, TIGER: E elsewhere; the word comes before it.').first().waitFor({ state: 'attached' });
  await ada.page.getByRole('textbox', { name: 'Ben’s word', exact: true }).pressSequentially('novel');
  await button(ada.page, /^Try/).click();
  await button(ben.page, 'Call').waitFor();
  await call(ben.page, 'honey');
  await mark(ada, ['same place', 'elsewhere', 'elsewhere', 'elsewhere', 'not in it'], /^< before/);
  await button(ben.page, 'Pass').waitFor();
  await ben.page.getByRole('textbox', { name: 'Ada’s word', exact: true }).pressSequentially('heron');
  await button(ben.page, /^Try/).click();
  for (const { page } of people) await page.getByRole('heading', { level: 1, name: 'Round 1: the words, and the marks checked' }).waitFor();
  await ada.page.getByText(/E of TIGER was marked elsewhere; it is same place\..*Ben scores nothing this round\./).first().waitFor();
  await ada.page.getByRole('img', { name: /You: 6 points; Ben: 0 points/ }).or(ada.page.getByRole('row', { name: /Ben 0/ })).first().waitFor();
  for (const { page } of people) await expectSound(page);
});

test.for([
  ['large text', { size: 'phone', textSize: 2 }],
  ['forced colours', { forcedColors: true }],
  ['a small screen', { size: 'small' }],
] as [string, Look][])('%s: hiding, calling, trying, a break', async ([, look], { house, person }) => {
  const ada = await person('Ada', { reducedMotion: true, ...look });
  const { page } = ada;
  await tableOf(house, ada, { game: 'wordles', options: { seats: 4, sequence: 'yes', clocks: 'no' }, seats: ['me', 'sleuth', 'reader', 'novice'], start: true });
  await button(page, 'Hide').waitFor();
  await page.keyboard.type('crumb');
  await page.getByText(/CRUMB is in the word list/).first().waitFor();
  await expectSound(page);
  await page.keyboard.press('Enter');
  await button(page, 'Call').waitFor();
  await expectSound(page);
  let looked = false;
  for (let moves = 0; moves < 100 && !(await isThere(page, 'Next round')); ++moves) {
    if (await isThere(page, 'Call')) {
      await page.getByRole('group', { name: 'Words of your card' }).getByRole('button').first().click();
      await button(page, /^Call ./).click();
    } else if (await isThere(page, 'Pass')) {
      if (!looked) await expectSound(page);
      looked = true;
      await button(page, 'Pass').click().catch(() => undefined);
    }
    await page.waitForTimeout(50);
  }
  await button(page, 'Next round').waitFor();
  await expectSound(page);
});

test('a killed server: the table comes back as it was, and what was typed is still there', async ({ house, person }) => {
  const ada = await person('Ada', { reducedMotion: true });
  ada.allow(/ERR_CONNECTION_REFUSED|WebSocket|Failed to load resource/);
  const { page } = ada;
  await tableOf(house, ada, { game: 'wordles', options: { seats: 3, own_words: 'yes' }, seats: ['me', 'sleuth', 'novice'], start: true });
  await hide(page, 'crumb');
  await call(page, 'tiger');
  await button(page, 'Pass').waitFor();
  await page.keyboard.type('sto');
  await house.kill();
  await page.getByText(/Reconnecting|lost/i).first().waitFor();
  await house.start();
  await page.getByText('Connected').first().waitFor({ timeout: 60_000 });
  expect(await page.getByRole('textbox', { name: /^\w+’s word$/ }).inputValue()).toBe('sto');
  await button(page, 'Pass').click();
  await page.getByText(/row 2, /).first().waitFor({ state: 'attached', timeout: 60_000 });
});

test('the big screen: boards and who is looked for, no covered word, nothing below the screen', async ({ house, person }) => {
  const ada = await person('Ada', { size: 'phone', reducedMotion: true });
  const link = await tableOf(house, ada, { game: 'wordles', options: { seats: 4, sequence: 'yes' }, seats: ['me', 'sleuth', 'reader', 'novice'], start: true });
  const { page } = await person('the screen', { size: 'tv', reducedMotion: true });
  await page.goto(`${link}?screen=tv`);
  const fits = async (picture: string) => {
    for (const [name, size] of Object.entries({ small: { width: 1280, height: 720 }, usual: tv })) {
      await page.setViewportSize(size);
      expect(await clipped(page), name).toEqual([]);
      const below = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      expect(below, `${picture}, ${name}: below the screen`).toBeLessThanOrEqual(0);
      const join = (await page.getByRole('main').locator('.join').boundingBox())!;
      const captions = (await page.getByRole('contentinfo').boundingBox())!;
      expect(join.y + join.height, `${picture}, ${name}: the way to join is in sight`).toBeLessThanOrEqual(captions.y);
      await screenshot(page, `screen-wordles-${picture}-${name}`, 'screen');
    }
    await expectSound(page);
  };
  await page.getByRole('heading', { level: 1, name: /Words are being hidden/ }).waitFor();
  await fits('hide');
  await hide(ada.page, 'crumb');
  await ada.page.getByRole('group', { name: 'Words of your card' }).getByRole('button').first().click();
  await button(ada.page, /^Call ./).click();
  await page.getByRole('heading', { level: 1, name: /row 1: [A-Z]+, worth 6/ }).waitFor();
  await ada.page.keyboard.type('sto');
  await fits('window');
  expect(await page.getByText('CRUMB').count(), 'a covered word').toBe(0);
  expect(await page.getByText('STO').count(), 'what is typed').toBe(0);
  expect(await page.getByRole('article', { name: 'Ada' }).count()).toBe(1);
});
