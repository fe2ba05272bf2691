// Pictures of tables, from the door to the replay: `./test screens`. A game is played once, and each moment
// is looked at in every size and light.
import type { Page } from 'playwright-core';
import { test, type House, type Person } from '../frame';
import { pictures } from '../frame/pictures';
import { answered, choose, guess, guesses, guessToTheEnd, lieToTheEnd, myGuess, over, playNow } from '../frame/play';

const still = { reducedMotion: true };

async function tableOf(house: House, host: Person, seats: number): Promise<string> {
  const ask = async (path: string, data: object) => (await host.page.request.post(house.at(path), { data })).json();
  await ask('api/guest', { name: host.name });
  const options = [{ name: 'seats', value: String(seats) }];
  const { id } = (await ask('api/rooms', { game: 'fiction', options, seats: ['me'] })) as { id: string };
  await host.page.goto(house.at(`r/${id}`));
  await host.page.getByRole('heading', { level: 1, name: 'Your table' }).waitFor();
  return house.at(`r/${id}`);
}

async function atTheDoor({ page, name }: Person, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: /name/i }).fill(name);
}

async function sit({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('button', { name: 'I am ready' }).click();
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /Say something/ }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('list').getByText(text).first().waitFor();
}

async function doubt(page: Page, row: number, place: number): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Doubt . in place ${place} of row ${row}`) }).click();
}

async function layToken(page: Page, place: number): Promise<void> {
  await page.getByRole('button', { name: 'Lay a token', exact: true }).click();
  await page.getByRole('button', { name: /^Lay a token on/ }).nth(place - 1).click();
  await page.getByRole('button', { name: 'Lay the token' }).click();
  await page.getByText(/A token says that/).first().waitFor({ state: 'attached' });
}

test('four people: lobby, door, a team with proposals, talk, the end and the seats after it', async ({ house, person }) => {
  const ada = await person('Ada', still);
  const link = await tableOf(house, ada, 4);
  await pictures(ada.page, 'lobby-alone');
  const [ben, cleo, dov] = (await Promise.all(['Ben', 'Cleo', 'Dov'].map((name) => person(name, still)))) as [Person, Person, Person];
  await atTheDoor(ben, link);
  await pictures(ben.page, 'door');
  await sit(ben);
  for (const each of [cleo, dov]) {
    await atTheDoor(each, link);
    await sit(each);
  }
  await say(dov.page, 'Shall we begin?');
  await ada.page.getByText('All seats are taken. You can start.').waitFor();
  await pictures(ada.page, 'lobby-full');
  await pictures(cleo.page, 'lobby-guest');
  await ada.page.getByRole('button', { name: 'Start the game' }).click();

  const lying = lieToTheEnd(ada.page);
  for (const word of ['crane', 'moist']) {
    await myGuess(ben.page).waitFor();
    await guess(ben.page, word);
    await answered(ben.page, word).waitFor({ state: 'attached' });
  }
  await myGuess(ben.page).waitFor();
  await layToken(ben.page, 3);
  await doubt(cleo.page, 1, 2);
  await doubt(ben.page, 1, 2);
  await doubt(dov.page, 2, 1);
  await say(cleo.page, 'R smells of a lie');
  await dov.page.getByRole('textbox', { name: /^Guess 3/ }).pressSequentially('bulky');
  await dov.page.getByRole('button', { name: 'Propose', exact: true }).click();
  await cleo.page.getByRole('button', { name: /^Agree/ }).click();
  await ben.page.getByRole('textbox', { name: /^Guess 3/ }).pressSequentially('fjord');
  await ben.page.getByRole('button', { name: 'Propose', exact: true }).click();
  await dov.page.getByText(/Ben · 1 of 3/).waitFor();
  await pictures(dov.page, 'guesser-team');
  await dov.page.getByRole('button', { name: 'Hand in: BULKY' }).click();
  await answered(ben.page, 'bulky').waitFor({ state: 'attached' });
  await guessToTheEnd(ben.page, guesses.slice(3));
  await lying;
  await over(dov.page).waitFor();
  await say(dov.page, 'Well lied, Ada!');
  await pictures(dov.page, 'end-team');
  await ada.page.getByRole('button', { name: 'Seats and invitation' }).click();
  await ada.page.getByRole('heading', { level: 1, name: 'Your table' }).waitFor();
  await pictures(ada.page, 'seats-after');
});

test('a Guesser against a bot: first guess, half-way, a lost line, the end, the replay', async ({ house, person }) => {
  const ada = await person('Ada', still);
  const { page } = ada;
  ada.allow(/ERR_CONNECTION_REFUSED|WebSocket connection|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/);
  await playNow(house, ada);
  await myGuess(page).waitFor();
  await page.getByRole('textbox', { name: /^Guess 1/ }).pressSequentially('cra');
  await pictures(page, 'guesser-first');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').waitFor();
  await pictures(page, 'settings');
  await page.keyboard.press('Escape');

  for (const [index, word] of guesses.slice(0, 7).entries()) {
    await myGuess(page).or(over(page)).first().waitFor();
    if (await over(page).isVisible()) break;
    await guess(page, word);
    await answered(page, word).or(over(page)).first().waitFor({ state: 'attached' });
    if (await over(page).isVisible()) break;
    await myGuess(page).waitFor();
    if (index === 1) {
      await layToken(page, 2);
      await doubt(page, 1, 3);
      await doubt(page, 2, 4);
      await pictures(page, 'guesser-token');
    }
    if (index === 6) await pictures(page, 'guesser-second-half');
  }
  if (!(await over(page).isVisible())) {
    await house.kill();
    await page.getByText('Connection lost.').first().waitFor();
    await pictures(page, 'lost');
    await house.start();
    await page.getByText('Connection lost.').waitFor({ state: 'hidden', timeout: 60_000 });
    await guessToTheEnd(page, guesses.slice(7));
  }
  await page.getByText('Seals verified').waitFor();
  await page.getByText(/words still possible/).first().waitFor({ state: 'attached' });
  await pictures(page, 'end-guesser');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await pictures(page, 'share');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('slider', { name: 'Step' }).fill('9');
  await pictures(page, 'replay');
});

// Banned Books at a table with nobody but bots around.
const phases = {
  Guesser: { keep: 'banned-keep', 'first guess': 'banned-guess' },
  'Lie-brarian': { choose: 'liebrarian-choose', name: 'liebrarian-name', answer: 'liebrarian-answer' },
} as const;

async function unseen(page: Page, names: Readonly<Record<string, string>>): Promise<(phase: string) => Promise<void>> {
  const seen = new Set<string>();
  return async (phase) => {
    const name = names[phase];
    if (name === undefined || seen.has(phase)) return;
    seen.add(phase);
    await pictures(page, name);
  };
}

test('a Guesser of Banned Books keeps a card and thinks of using it', async ({ house, person }) => {
  const ada = await person('Ada', still);
  await playNow(house, ada, { edition: 'Banned Books' });
  const see = await unseen(ada.page, phases.Guesser);
  const use = ada.page.getByRole('button', { name: /^Use / });
  await guessToTheEnd(ada.page, undefined, async (phase) => {
    await see(phase);
    // Not every card can be used by itself, and none before there is a row.
    if (phase !== 'guess' || !(await use.isVisible()) || !(await use.isEnabled())) return;
    await use.click();
    await pictures(ada.page, 'banned-ability');
    await ada.page.getByRole('button', { name: 'Cancel' }).click();
  });
});

for (const edition of ['Fiction', 'Banned Books'] as const) {
  test(`a Lie-brarian of ${edition}: chooses, names, answers, and the end`, async ({ house, person }) => {
    const ada = await person('Ada', still);
    const { page } = ada;
    const before = edition === 'Fiction' ? '' : 'banned-';
    await playNow(house, ada, { role: 'Lie-brarian', edition });
    const see = await unseen(page, phases['Lie-brarian']);
    let rows = 0;
    await lieToTheEnd(page, async (phase) => {
      if (edition === 'Fiction') await see(phase);
      if (phase === 'keep') await pictures(page, 'banned-liebrarian-keep');
      if (phase !== 'answer' || ++rows > 3) return; // of the last that there was, at most the third
      await choose(page.getByRole('radio', { name: /: say (?!.*the truth)/ }).nth(2));
      await pictures(page, `${before}liebrarian-preview`);
    });
    await page.getByText('Seals verified').waitFor();
    await pictures(page, `${before}end-liebrarian`);
  });
}
