// Ability cards that change the clock, the boards and the tokens, each used in a browser and seen from there.
import type { Locator, Page } from 'playwright-core';
import { expect, expectSound, test, type House, type Person } from './frame';
import { answered, choose, guess, guesses, lie, myGuess } from './frame/play';

type Side = 'librarian' | 'guessers';
const seats = { librarian: ['me', 'random'], guessers: ['liar', 'me'] } as const;

// Cards are dealt by chance: tables are begun until one of them has this card, and kept is only that one.
async function tableWith(house: House, { page, context, name }: Person, side: Side, card: string): Promise<void> {
  for (let guest = 0; guest < 5; ++guest) {
    await context.clearCookies(); // nobody may make tables without end
    await page.request.post(house.at('api/guest'), { data: { name } });
    await page.goto(house.at('learn'));
    const id = await page.evaluate(dealtTable, { side, card, seats: seats[side] });
    if (id === null) continue;
    await page.goto(house.at(`r/${id}`));
    await page.getByRole('heading', { name: /^Keep one/ }).waitFor();
    return;
  }
  throw new Error(`${card} was never dealt`);
}

// The table, or what changed of it: hands are there as soon as they are dealt.
type Table = { view?: Record<string, { dealt: string[] } | undefined> };

async function dealtTable(wish: { side: Side; card: string; seats: readonly string[] }): Promise<string | null> {
  const options = [
    { name: 'edition', value: 'banned' },
    { name: 'abilities', value: 'yes' },
  ];
  for (let tries = 0; tries < 18; ++tries) {
    const body = JSON.stringify({ game: 'fiction', options, seats: wish.seats, start: true });
    const made = await fetch('api/rooms', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    const { id } = (await made.json()) as { id: string };
    const socket = new WebSocket(new URL(`api/rooms/${id}/socket`, document.baseURI));
    const dealt = await new Promise<readonly string[]>((done) => {
      socket.onmessage = ({ data }: MessageEvent<string>) => {
        for (const line of data.split('\n')) {
          const { update } = JSON.parse(line) as { update?: { whole?: Table; difference?: Table } };
          const hand = (update?.whole ?? update?.difference)?.view?.[`${wish.side}_hand`];
          if (hand) done(hand.dealt);
        }
      };
    });
    if (!dealt.includes(wish.card)) socket.send(JSON.stringify({ id: 'c', request: { close: {} } }));
    else socket.close();
    if (dealt.includes(wish.card)) return id;
  }
  return null;
}

// The same with somebody at the other seat, who comes before the start; where they are.
async function tableOfTwo(house: House, librarian: Person, guesser: Person, card: string): Promise<void> {
  for (const { page, name } of [librarian, guesser]) {
    await page.request.post(house.at('api/guest'), { data: { name } });
    await page.goto(house.at(''));
  }
  const options = [
    { name: 'edition', value: 'banned' },
    { name: 'abilities', value: 'yes' },
  ];
  for (let tries = 0; tries < 18; ++tries) {
    const made = await librarian.page.request.post(house.at('api/rooms'), { data: { game: 'fiction', options, seats: ['me', 'open'] } });
    const { id } = (await made.json()) as { id: string };
    await guesser.page.evaluate(sitDown, id);
    if (!(await librarian.page.evaluate(startAndLook, id)).includes(card)) continue;
    for (const { page } of [librarian, guesser]) await page.goto(house.at(`r/${id}`));
    await librarian.page.getByRole('heading', { name: /^Keep one/ }).waitFor();
    return;
  }
  throw new Error(`${card} was never dealt`);
}

async function sitDown(id: string): Promise<void> {
  const socket = new WebSocket(new URL(`api/rooms/${id}/socket`, document.baseURI));
  await new Promise<void>((done) => {
    socket.onopen = () => socket.send(JSON.stringify({ id: 's', request: { sit: { seat: 2 } } }));
    socket.onmessage = ({ data }: MessageEvent<string>) => data.includes('"answer":{"id":"s"') && done();
  });
  socket.close();
}

async function startAndLook(id: string): Promise<readonly string[]> {
  const socket = new WebSocket(new URL(`api/rooms/${id}/socket`, document.baseURI));
  const dealt = await new Promise<readonly string[]>((done) => {
    socket.onopen = () => socket.send(JSON.stringify({ id: 'b', request: { start: {} } }));
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      for (const line of data.split('\n')) {
        const { update } = JSON.parse(line) as { update?: { whole?: Table; difference?: Table } };
        const hand = (update?.whole ?? update?.difference)?.view?.['librarian_hand'];
        if (hand) done(hand.dealt);
      }
    };
  });
  socket.close();
  return dealt;
}

const keepEither = (page: Page) => keepCard(page, page.locator('input[name="keep"]').first());
const keep = (page: Page, title: string) => keepCard(page, page.getByRole('radio', { name: new RegExp(`^${title}`) }));

async function keepCard(page: Page, card: Locator): Promise<void> {
  await choose(card);
  await page.getByRole('button', { name: /^Keep/ }).first().click();
  await page.getByRole('heading', { name: /^Keep one/ }).waitFor({ state: 'hidden' });
}

// What the clock of a half shows, in seconds.
async function secondsLeft(page: Page): Promise<number> {
  const said = (await page.getByRole('timer').first().getAttribute('aria-label')) ?? '';
  const [, minutes = '0'] = /(\d+) minute/.exec(said) ?? [];
  const [, seconds = '0'] = /(\d+) second/.exec(said) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

async function useOurCard(page: Page, title: string): Promise<void> {
  const use = page.getByRole('button', { name: `Use ${title}` });
  const fold = page.getByText('Guessers’ card · usable now');
  await fold.waitFor();
  if (!(await use.isVisible())) await fold.click(); // on a phone
  await use.click();
  await expectSound(page);
  await page.getByRole('button', { name: 'Give up a token' }).click();
  await page.getByRole('button', { name: 'Give up a token' }).waitFor({ state: 'hidden' });
}

const answering = (page: Page) => page.getByRole('heading', { level: 1, name: /^(Row \d+: |Write the honest clues)/ });

// As the Lie-brarian, up to the first guess: the first word, the first letter.
async function hide(page: Page): Promise<void> {
  await choose(page.getByRole('group', { name: 'Words on your card' }).getByRole('radio').first());
  await page.getByRole('button', { name: 'Hide this word' }).click();
  await choose(page.getByRole('group', { name: 'Letters of your secret' }).getByRole('radio').first());
  await page.getByRole('button', { name: /^Name [A-Z]$/ }).click();
  await answering(page).waitFor();
}

test('More time: two minutes for a token', async ({ house, person }) => {
  const ada = await person('Ada', { size: 'phone', reducedMotion: true });
  await tableWith(house, ada, 'guessers', 'more_time');
  await keep(ada.page, 'More time');
  await myGuess(ada.page).waitFor();
  const before = await secondsLeft(ada.page);
  await useOurCard(ada.page, 'More time');
  await expect.poll(() => secondsLeft(ada.page), { timeout: 10_000 }).toBeGreaterThan(before + 90);
});

test('Extra board: an eleventh guess', async ({ house, person }) => {
  const ada = await person('Ada', { reducedMotion: true });
  await tableWith(house, ada, 'guessers', 'extra_board');
  await keep(ada.page, 'Extra board');
  for (const word of guesses.slice(0, 5)) {
    await myGuess(ada.page).waitFor();
    await guess(ada.page, word);
    await answered(ada.page, word).waitFor({ state: 'attached' });
  }
  await ada.page.getByText('Halftime', { exact: true }).waitFor();
  expect(await ada.page.getByText('Row 11, empty.').count()).toBe(0);
  await useOurCard(ada.page, 'Extra board');
  await ada.page.getByText('Row 11, empty.').waitFor({ state: 'attached' });
  await expectSound(ada.page);
});

test('Hurry: a minute less, seen by whoever hurries them', async ({ house, person }) => {
  const ada = await person('Ada', { reducedMotion: true });
  await tableWith(house, ada, 'librarian', 'hurry');
  await keep(ada.page, 'Hurry');
  await hide(ada.page);
  const before = await secondsLeft(ada.page);
  await ada.page.getByRole('checkbox', { name: 'Use Hurry' }).check();
  await expectSound(ada.page);
  await lie(ada.page);
  await expect.poll(() => secondsLeft(ada.page), { timeout: 10_000 }).toBeLessThanOrEqual(before - 60);
});

test('No tokens and False token: what lies on a guess, and what it is worth', async ({ house, person }) => {
  const ada = await person('Ada', { size: 'phone', reducedMotion: true });
  await tableWith(house, ada, 'librarian', 'no_tokens');
  await keep(ada.page, 'No tokens');
  await hide(ada.page);
  await ada.page.getByRole('checkbox', { name: 'Use No tokens' }).check();
  await expectSound(ada.page);
  await lie(ada.page);
  await ada.page.getByText('closed to tokens').first().waitFor({ state: 'attached' });

  // A person guesses, and lays a token on the lie.
  const ben = await person('Ben', { reducedMotion: true });
  await tableOfTwo(house, ada, ben, 'false_token');
  await keep(ada.page, 'False token');
  await keepEither(ben.page);
  const lying = (async () => {
    await hide(ada.page);
    await ada.page.getByRole('checkbox', { name: 'Use False token' }).check();
    await lie(ada.page); // about the first letter
  })();
  await myGuess(ben.page).waitFor();
  await guess(ben.page, 'crane');
  await lying;
  await myGuess(ben.page).waitFor();
  await ben.page.getByRole('button', { name: 'Lay a token' }).click();
  await ben.page.getByRole('button', { name: /^Lay a token on C, first letter of row 1/ }).click();
  await ben.page.getByRole('button', { name: 'Lay the token' }).click();
  await ben.page.getByText(/A token says that C is fact/).first().waitFor({ state: 'attached' });
  await expectSound(ben.page);
});

test('by hand: honest clues are written first, and wrong ones are told apart', async ({ house, person }) => {
  const ada = await person('Ada', { size: 'phone', reducedMotion: true });
  await ada.page.request.post(house.at('api/guest'), { data: { name: 'Ada' } });
  const wish = { game: 'fiction', options: [{ name: 'by_hand', value: 'yes' }], seats: ['me', 'random'], start: true };
  const { id } = (await (await ada.page.request.post(house.at('api/rooms'), { data: wish })).json()) as { id: string };
  await ada.page.goto(house.at(`r/${id}`));
  await hide(ada.page);
  await expectSound(ada.page);
  const secret = /against ([A-Z]{5})/.exec((await ada.page.getByRole('heading', { name: /^Write the honest clues/ }).textContent()) ?? '')?.[1] ?? '';
  const word = /clues: ([A-Z]{5}) against/.exec((await ada.page.getByRole('heading', { name: /^Write the honest clues/ }).textContent()) ?? '')?.[1] ?? '';
  const honest = [...word].map((letter, place) => (secret[place] === letter ? 'right' : secret.includes(letter) ? 'elsewhere' : 'absent'));
  const write = async (marks: readonly string[]) => {
    for (const [place, mark] of marks.entries()) await choose(ada.page.getByRole('radio', { name: `${word[place]}: ${mark}`, exact: true }).nth(0));
    await ada.page.getByRole('button', { name: 'Check my clues' }).click();
  };
  await write(honest.map((mark, place) => (place > 0 ? mark : mark === 'absent' ? 'right' : 'absent')));
  await ada.page.getByText(/honest/i).and(ada.page.locator('.refused')).first().waitFor();
  expect(await ada.page.getByRole('button', { name: 'Share clues' }).count()).toBe(0);
  await write(honest);
  await ada.page.getByRole('button', { name: 'Share clues' }).waitFor();
  await lie(ada.page);
});
