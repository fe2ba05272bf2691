// Pictures of tables of Wordles, from the first hidden word to the replay: `./test screens`. Each moment is looked at
// in every size and light, and on a phone on its side.
import type { Page } from 'playwright-core';
import { screenshot, test, tv, type Person } from '../frame';
import { pictures } from '../frame/pictures';
import { button, isThere, tableOf } from '../frame/tables';
import { attempt, call, findAll, gather, hide, hideAll, markByHand } from '../frame/wordles';

const still = { reducedMotion: true };
const own = { own_words: 'yes', clocks: 'no' };

async function passAll(people: readonly Person[]): Promise<void> {
  for (const { page } of people) await button(page, 'Pass').click();
}

async function screen(page: Page, link: string, name: string): Promise<void> {
  await page.goto(`${link}?screen=tv`);
  await page.getByRole('article').first().waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await screenshot(page, `${name}-tv-${colorScheme}`, 'screen');
  }
}

test('four people: hiding, a turn of one’s own, words found, the end of a round', async ({ house, person }) => {
  const people = await gather(house, person, [{}, {}, {}, {}]);
  const [ada, ben, cleo, dov] = people as [Person, Person, Person, Person];
  await hide(ben.page, 'novel');
  await ada.page.keyboard.type('hero');
  await pictures(ada.page, 'wordles-hide', 'sideways');
  await ada.page.keyboard.type('n');
  await button(ada.page, 'Hide HERON').click();
  await Promise.all([hide(cleo.page, 'inked'), hide(dov.page, 'pearl')]);
  for (const { page } of people) {
    await button(page, 'Call').waitFor();
    await page.getByRole('group', { name: 'Words of your card' }).getByRole('button').first().click();
    await button(page, /^Call ./).click();
    await passAll(people);
  }
  await button(ada.page, 'Call').waitFor();
  await pictures(ada.page, 'wordles-call', 'sideways');
  await ada.page.getByRole('group', { name: 'Words of your card' }).getByRole('button').nth(2).click();
  await button(ada.page, /^Call ./).click();
  await button(dov.page, 'Pass').click();
  await attempt(ben.page, 'Cleo', 'inked');
  await ada.page.keyboard.type('nov');
  await pictures(ada.page, 'wordles-window', 'sideways');
  const { page } = await person('the screen', { size: 'tv', ...still });
  await screen(page, ada.page.url(), 'wordles');
  await ada.page.keyboard.type('el');
  await button(ada.page, /^Try/).click();
  await attempt(cleo.page, 'Dov', 'pearl');
  for (let turns = 0; turns < 12 && !(await isThere(ada.page, 'Next round')); ++turns) {
    for (const each of people) {
      if (await isThere(each.page, 'Call')) {
        await each.page.getByRole('group', { name: 'Words of your card' }).getByRole('button', { disabled: false }).first().click();
        await button(each.page, /^Call ./).click();
      }
      if (await isThere(each.page, 'Pass')) await button(each.page, 'Pass').click({ timeout: 2000 }).catch(() => undefined);
    }
  }
  await button(ada.page, 'Next round').waitFor();
  await pictures(ada.page, 'wordles-round-end', 'sideways');
  await screenshot(page, 'wordles-round-end-tv-dark', 'screen');
});

test('four people by hand: being asked, while the others mark, a mistake in the light', async ({ house, person }) => {
  const people = await gather(house, person, [{}, {}, {}, {}], { ...own, by_hand: 'yes' });
  const [ada, ben, cleo, dov] = people as [Person, Person, Person, Person];
  await hideAll(people);
  await call(ada.page, 'tiger');
  await pictures(ben.page, 'wordles-hand', 'sideways');
  const marks: readonly [Person, readonly string[]][] = [
    [ada, ['not in it', 'not in it', 'not in it', 'elsewhere', 'elsewhere']],
    [ben, ['not in it', 'not in it', 'not in it', 'elsewhere', 'not in it']], // NOVEL: a mistake
    [cleo, ['not in it', 'elsewhere', 'not in it', 'same place', 'not in it']],
    [dov, ['not in it', 'not in it', 'not in it', 'elsewhere', 'same place']],
  ];
  for (const [who, given] of marks) {
    if (!(await who.page.getByRole('heading', { name: /^Mark / }).count())) continue;
    await markByHand(who.page, given.slice(0, 3));
    if (who === ben) await pictures(ben.page, 'wordles-hand-marking', 'sideways');
    await markByHand(who.page, given);
    await button(who.page, 'Confirm marks').click();
  }
  await button(ada.page, 'Pass').waitFor();
  await pictures(ada.page, 'wordles-hand-window', 'sideways');
  await attempt(ada.page, 'Ben', 'novel');
  await ada.page.getByText(/was marked elsewhere/).first().waitFor({ state: 'attached' });
  await pictures(cleo.page, 'wordles-hand-shown', 'sideways');
});

for (const byHand of ['no', 'yes'] as const) {
  test(`a duel, by hand: ${byHand}`, async ({ house, person }) => {
    const name = byHand === 'yes' ? 'wordles-duel-hand' : 'wordles-duel';
    const people = await gather(house, person, [{}, {}], { by_hand: byHand, clocks: 'no' });
    const [ada, ben] = people as [Person, Person];
    await hideAll(people);
    const turns: readonly [Person, Person, string, readonly string[]][] = [
      [ada, ben, 'tiger', ['not in it', 'not in it', 'not in it', 'same place', 'not in it']],
      [ben, ada, 'honey', ['same place', 'elsewhere', 'elsewhere', 'elsewhere', 'not in it']],
      [ada, ben, 'vowel', ['elsewhere', 'same place', 'not in it', 'same place', 'same place']],
    ];
    for (const [caller, other, word, given] of turns) {
      await call(caller.page, word);
      if (byHand === 'yes') {
        await markByHand(other.page, given.slice(0, 2));
        if (word === 'vowel') await pictures(other.page, `${name}-marking`, 'sideways');
        await markByHand(other.page, given);
        await button(other.page, 'Confirm marks').click();
      }
      await button(caller.page, 'Pass').waitFor();
      if (word === 'vowel') await pictures(caller.page, name, 'sideways');
      else await button(caller.page, 'Pass').click();
    }
  });
}

test('six people, and the big screen', async ({ house, person }) => {
  const people = await gather(house, person, Array.from({ length: 6 }, () => ({})), own);
  await hideAll(people);
  await call(people[0]!.page, 'tiger');
  await button(people[2]!.page, 'Pass').waitFor();
  await button(people[3]!.page, 'Pass').click();
  await pictures(people[2]!.page, 'wordles-six', 'sideways');
  const { page } = await person('the screen', { size: 'tv', ...still });
  await page.setViewportSize(tv);
  await screen(page, people[0]!.page.url(), 'wordles-six');
  await findAll(people);
  await button(people[2]!.page, 'Next round').waitFor();
  await pictures(people[2]!.page, 'wordles-six-round-end');
});

test('alone with bots: the end and the replay', async ({ house, person }) => {
  const ada = await person('Ada', still);
  const { page } = ada;
  await tableOf(house, ada, { game: 'wordles', options: { seats: 4, clocks: 'no' }, seats: ['me', 'sleuth', 'reader', 'novice'], start: true });
  const share = button(page, 'Share');
  for (let moves = 0; moves < 2000 && !(await share.isVisible()); ++moves) {
    if (await isThere(page, 'Hide')) await hide(page, 'crumb').catch(() => undefined);
    else if (await isThere(page, 'Call')) {
      await page.getByRole('group', { name: 'Words of your card' }).getByRole('button', { disabled: false }).first().click({ timeout: 2000 }).catch(() => undefined);
      await button(page, /^Call ./).click({ timeout: 2000 }).catch(() => undefined);
    } else if (await isThere(page, 'Pass')) await button(page, 'Pass').click({ timeout: 2000 }).catch(() => undefined);
    else if (await isThere(page, 'Next round')) await button(page, 'Next round').click({ timeout: 2000 }).catch(() => undefined);
    await page.waitForTimeout(20);
  }
  await share.waitFor();
  await pictures(page, 'wordles-end', 'sideways');
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('slider', { name: 'Step' }).fill('14');
  await pictures(page, 'wordles-replay');
});
