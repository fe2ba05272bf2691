// Fiction Impossible in real browsers: alone, four people at one table, small screens, keys alone, over a crash.
import type { Locator, Page } from 'playwright-core';
import { expect, expectSound, test, tv, type Person } from './frame';
import { askFor, book, chooseLibrarian, hand, isOver, librarians, playHinted, playOn } from './frame/impossible';
import { sizes } from './frame/people';
import { button, gatherAt, isThere, tableOf } from './frame/tables';

// One step after the other; each kind of screen is looked at once.
async function toTheEnd({ page }: Person, play: typeof playOn, look: (kind: string) => Promise<void>): Promise<void> {
  for (let moves = 0; moves < 1500 && !(await isOver(page).count()); ++moves) {
    for (const [kind, name] of [['draw', 'Keep your hand'], ['add', 'Done adding'], ['window', 'Pass']] as const) {
      if (await isThere(page, name)) await look(kind);
    }
    await play(page, () => look('saved'));
  }
  await isOver(page).waitFor();
}

// Three Books to save and little to fear; and one Book alone.
const short = { seats: 1, mold: 12, bookend: 4, plus_card: 2, plus_threshold: 3, threshold: 5, reshuffle_mold: 0 };
const shortest = { ...short, bookend: 2, plus_card: 0, plus_threshold: 0 };

for (const look of [{}, { size: 'phone', scheme: 'dark' }, { size: 'small' }, { size: 'sideways' }, { forcedColors: true }, { textSize: 2 }] as const) {
  const isWhole = Object.keys(look).length === 0;
  test(`a game alone to its end, ${JSON.stringify(look)}`, async ({ house, person }) => {
    const ada = await person('Ada', { reducedMotion: true, ...look });
    const { page } = ada;
    await tableOf(house, ada, { game: 'impossible', options: isWhole ? short : shortest, aids: ['hint', 'powers'], start: true });
    await librarians(page).first().waitFor();
    await expectSound(page);
    const seen = new Set<string>();
    await toTheEnd(ada, isWhole ? playHinted : playOn, async (kind) => {
      // A story is read in peace: what is decided with the cards in sight waits behind it.
      if (kind === 'saved') expect(await isThere(page, /^(Keep your hand|Done adding)$/)).toBe(false);
      if (seen.has(kind)) return;
      seen.add(kind);
      await expectSound(page);
    });
    expect([...seen], 'screens that such a game has').toEqual(expect.arrayContaining(isWhole ? ['draw', 'add', 'saved'] : ['draw', 'add']));
    await expectSound(page);
  });
}

test('a card, its spots, what it leads to, and back, by keys alone', async ({ house, person }) => {
  const ada = await person('Ada', { reducedMotion: true });
  const { page } = ada;
  await tableOf(house, ada, { game: 'impossible', options: { seats: 1, preset: 'short_gentle' }, start: true });
  await librarians(page).first().focus();
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
    await librarians(page).first().waitFor();
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
  for (const { page } of people) await page.getByText(/^(Ben suggests|You suggest): /).first().waitFor();

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

// Takes hold at one place, moves upwards first, and lets go at the other: with the mouse, or with a finger.
type Place = readonly [x: number, y: number];

async function dragWithMouse(page: Page, from: Place, to: Place): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(from[0], from[1] - 30, { steps: 4 });
  await page.mouse.move(...to, { steps: 8 });
  await page.mouse.up();
}

async function dragWithFinger(page: Page, from: Place, to: Place): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: Place[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: places.map(([x, y]) => ({ x, y })) });
  await touch('touchStart', from);
  for (let step = 1; step <= 3; ++step) await touch('touchMove', [from[0], from[1] - 12 * step]);
  for (let step = 1; step <= 8; ++step) {
    await touch('touchMove', [from[0] + ((to[0] - from[0]) * step) / 8, from[1] + ((to[1] - from[1]) * step) / 8]);
  }
  await touch('touchEnd');
}

for (const [size, drag] of [['wide', dragWithMouse], ['phone', dragWithFinger]] as const) {
  test(`a card is dragged onto its spot, ${size}`, async ({ house, person }) => {
    const ada = await person('Ada', { reducedMotion: true, size });
    const { page } = ada;
    await tableOf(house, ada, { game: 'impossible', options: shortest, start: true });
    const middle = async (of: Locator): Promise<Place> => {
      const { x, y, width, height } = (await of.boundingBox())!;
      return [x + width / 2, y + height / 2];
    };
    // Where nothing fits, there is another turn.
    for (let turns = 0; turns < 20; ++turns) {
      while (!(await isThere(page, 'Done adding'))) await playOn(page);
      const before = await hand(page).count();
      for (let place = 0; place < before; ++place) {
        const card = hand(page).nth(place);
        await card.click();
        const spot = page.locator('main .line.target').first();
        if (!(await spot.count())) {
          await page.keyboard.press('Escape');
          continue;
        }
        const to = await middle(spot);
        await page.keyboard.press('Escape');
        await drag(page, await middle(card), to);
        await page.getByRole('button', { name: /^Add( |$)/ }).first().click();
        await expect.poll(() => hand(page).count(), { timeout: 10_000 }).toBe(before - 1);
        return;
      }
      await button(page, 'Done adding').click();
      await button(page, 'Done adding').waitFor({ state: 'detached' });
    }
    throw new Error('no card fits anywhere');
  });
}

// Ada pays for a Power with a card of Ben's, who is asked; what he answers happens. Not every game has an occasion for both.
test('a card of another is asked for, refused and given', async ({ house, person }) => {
  const answers = ['No', 'Agree'];
  for (let games = 0; games < 4 && answers.length > 0; ++games) {
    const [ada, ben] = (await gatherAt(house, person, [{}, { size: 'phone' }], { game: 'impossible', options: { seats: 2, first: 1, mold: 12, threshold: 6, reshuffle_mold: 0, reaction_seconds: 120 } })) as [Person, Person];
    for (const { page } of [ada, ben]) await chooseLibrarian(page);
    for (let moves = 0; moves < 200 && answers.length > 0 && !(await isOver(ada.page).count()); ++moves) {
      if ((await isThere(ada.page, 'Done adding')) && (await askFor(ada.page, 'Ben'))) {
        const asked = ben.page.getByRole('heading', { name: /^Ada asks for / });
        await asked.waitFor();
        const card = (await asked.textContent())!.replace('Ada asks for ', '').trim();
        for (const { page } of [ada, ben]) await expectSound(page);
        await ada.page.getByText(/^Asking Ben/).first().waitFor();
        const answer = answers.shift()!;
        await button(ben.page, answer).click();
        await asked.waitFor({ state: 'detached' });
        // By its beginning: cards also name the Book that they come from, such as Macbeth.
        const held = hand(ben.page).and(ben.page.getByRole('button', { name: new RegExp(`^${card}`, 'i') }));
        await expect.poll(() => held.count(), { timeout: 10_000 }).toBe(answer === 'No' ? 1 : 0);
      }
      for (const { page } of [ada, ben]) await playOn(page);
    }
  }
  expect(answers, 'what Ben has not been asked for').toEqual([]);
}, 300_000);

// The table with a hand of so many cards: the first view of a game, in which the own hand is another one.
test('hands of one to ten cards', async ({ house, person }) => {
  const many = ['puck', 'romeo', 'guinevere', 'captain_ahab', 'alice', 'friar_tuck', 'ned_land', 'roxane', 'moby_dick', 'dr_watson'];
  for (const size of ['wide', 'phone', 'small', 'sideways'] as const) {
    for (const count of size === 'wide' ? [1, 5, 6, 10] : [1, 4, 10]) {
      const ada = await person('Ada', { reducedMotion: true, size });
      const { page } = ada;
      await page.routeWebSocket(/./, (socket) => {
        const server = socket.connectToServer();
        server.onMessage((message) => {
          const lines = String(message).split('\n').map((line) => {
            if (!line.includes('"whole"')) return line;
            const said = JSON.parse(line) as { update: { whole: { view: { open: { players: { hand: string[] }[] } } } } };
            said.update.whole.view.open.players[0]!.hand = many.slice(0, count);
            return JSON.stringify(said);
          });
          socket.send(lines.join('\n'));
        });
      });
      await tableOf(house, ada, { game: 'impossible', options: shortest, start: true });
      await chooseLibrarian(page);
      await hand(page).first().waitFor();
      await page.reload();
      await expect.poll(() => hand(page).count(), { timeout: 10_000 }).toBe(count);
      await expectSound(page);
      // Every card can be brought into sight, and is wide enough to be read.
      for (let place = 0; place < count; ++place) {
        await hand(page).nth(place).scrollIntoViewIfNeeded();
        const box = (await hand(page).nth(place).boundingBox())!;
        expect(box.width, `${size}, ${count}, card ${place}`).toBeGreaterThanOrEqual(80);
        expect(box.x).toBeGreaterThanOrEqual(-1);
        expect(box.x + box.width).toBeLessThanOrEqual(sizes[size].width + 1);
      }
      await ada.context.close();
    }
  }
});
