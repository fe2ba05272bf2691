// What the browser makes of /print/GAME: a PDF of as many pages as there are sheets, each of the paper's size, with
// every card whole on one page and nothing outside of what a printer reaches. Poppler reads the PDF.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, expectSound, test, type House, type Look } from './frame';

const paperSizes = { A4: { width: 595.28, height: 841.89 }, Letter: { width: 612, height: 792 } } as const;
type Paper = keyof typeof paperSizes;
const points = 72 / 25.4; // per millimetre

interface Box {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Printed {
  width: number;
  height: number;
  words: Box[];
  text: string; // in the order of the document, blanks for line ends
}

const plain = (text: string): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&apos;/g, "'")
    .replace(/&amp;/g, '&');

function pagesOf(pdf: Buffer): Printed[] {
  const folder = mkdtempSync(join(tmpdir(), 'liebrary-print-'));
  try {
    const file = join(folder, 'print.pdf');
    writeFileSync(file, pdf);
    const read = (...options: string[]) => execFileSync('pdftotext', [...options, file, '-'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
    const texts = read('-raw').split('\f');
    const boxes = read('-bbox').split('<page ').slice(1);
    return boxes.map((page, index) => {
      const [, width = '', height = ''] = /^width="([\d.]+)" height="([\d.]+)"/.exec(page) ?? [];
      const words = [...page.matchAll(/<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*?)<\/word>/g)].map(([, left, top, right, bottom, text]) => ({
        text: plain(text!),
        left: Number(left),
        top: Number(top),
        right: Number(right),
        bottom: Number(bottom),
      }));
      return { width: Number(width), height: Number(height), words, text: texts[index]!.replace(/\s+/g, ' ') };
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function open(house: House, page: Page, game: string, paper: Paper): Promise<void> {
  await page.goto(house.at(`print/${game}`));
  await page.getByText(/^(\d+|One) sheets? of /).waitFor();
  await page.getByRole('radio', { name: paper, exact: true }).check();
}

async function printed(page: Page): Promise<Printed[]> {
  await page.evaluate(() => document.fonts.ready);
  return pagesOf(await page.pdf({ preferCSSPageSize: true }));
}

// Faces whose content is larger than they are; as they are printed.
async function overflowing(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('[data-shape]')].flatMap((face) => {
      const whole = face.getBoundingClientRect();
      return [...face.querySelectorAll('*')].flatMap((part) => {
        const box = part.getBoundingClientRect();
        const isIn = box.left > whole.left - 0.6 && box.right < whole.right + 0.6 && box.top > whole.top - 0.6 && box.bottom < whole.bottom + 0.6;
        return isIn ? [] : [`${(face.textContent ?? '').trim().slice(0, 40)}: ${part.getAttribute('class')}`];
      });
    }),
  );
  await page.emulateMedia({ media: null });
  return found;
}

// Where all words of a text stand one after the other, in what case whatsoever.
const pagesWith = (pages: readonly Printed[], text: string): number[] => {
  const sought = text.toLowerCase().replace(/\s+/g, ' ');
  return pages.flatMap(({ text: page }, index) => (page.toLowerCase().includes(sought) ? [index] : []));
};

// Nothing within 5 mm of the edge, where many printers print nothing.
function expectPrintable(pages: readonly Printed[], paper: Paper): void {
  const { width, height } = paperSizes[paper];
  const edge = 5 * points - 1;
  for (const [index, page] of pages.entries()) {
    expect(Math.abs(page.width - width), `width of page ${index + 1}`).toBeLessThan(1);
    expect(Math.abs(page.height - height), `height of page ${index + 1}`).toBeLessThan(1);
    const outside = page.words.filter(({ left, top, right, bottom }) => left < edge || top < edge || right > page.width - edge || bottom > page.height - edge);
    expect(outside, `outside of page ${index + 1}`).toEqual([]);
    expect(page.words.length, `words on page ${index + 1}`).toBeGreaterThan(3);
  }
}

// The words of one card stand on one page, within one field of its grid.
function expectInOneCard(page: Printed, texts: readonly string[]): void {
  const left = (page.width - 3 * 63 * points) / 2;
  const top = (page.height - 3 * 88 * points) / 2;
  const cells = new Map<string, Box[]>();
  for (const word of page.words) {
    const cell = (x: number, y: number) => `${Math.floor((x - left) / (63 * points))} ${Math.floor((y - top) / (88 * points))}`;
    const at = cell((word.left + word.right) / 2, (word.top + word.bottom) / 2);
    cells.set(at, [...(cells.get(at) ?? []), word]);
  }
  const bare = (word: string) => word.toLowerCase().replace(/[,.:;]+$/, '');
  const told = (text: string) => text.split(/\s+/).map(bare);
  const found = [...cells.values()].some((words) => {
    const inCell = new Set(words.map(({ text }) => bare(text)));
    return texts.every((text) => told(text).every((word) => inCell.has(word)));
  });
  expect(found, `in one card: ${texts.join(', ')}`).toBe(true);
}

const get = async <Answer>(house: House, path: string): Promise<Answer> => (await (await fetch(house.at(path))).json()) as Answer;

interface Impossible {
  characters: { name: string; roles: string; sentence: string; power: string }[];
  books: { title: string; author: string; spots: { name: string; roles: string }[] }[];
  librarians: { name: string; animal: string; ability: string }[];
}
interface Fiction {
  books: { title: string; author: string; yellow: string[]; red: string[] }[];
  abilities: { title: string; sentence: string }[];
}
interface Wordles {
  cards: { words: string[] }[];
}

for (const paper of ['A4', 'Letter'] as const) {
  test(`Fiction Impossible on ${paper}`, async ({ house, person }) => {
    const { page } = await person('Ada');
    const cards = await get<Impossible>(house, 'api/games/impossible/print');
    await open(house, page, 'impossible', paper);
    await page.getByText(`17 sheets of ${paper}.`).waitFor(); // 90 + 30 + 10 + 4 + 1 cards, two boards
    expect(await overflowing(page)).toEqual([]);
    const pages = await printed(page);
    expect(pages).toHaveLength(17);
    expectPrintable(pages, paper);
    const texts = [
      ...cards.characters.map(({ name, roles, sentence, power }) => [name, roles, power, sentence]),
      ...cards.books.map(({ title, author, spots }) => [title, author, ...spots.flatMap(({ name, roles }) => [name, roles])]),
      ...cards.librarians.map(({ name, animal, ability }) => [name, animal, ability]),
    ];
    expect(texts).toHaveLength(130);
    for (const [index, card] of texts.entries()) {
      const on = Math.floor(index / 9);
      expect(pagesWith(pages, card[0]!), card[0]).toContain(on);
      expectInOneCard(pages[on]!, card);
    }

    // With backs: one behind each sheet of cards, and no more sheets.
    await page.getByRole('checkbox', { name: 'Backs of cards' }).check();
    await page.getByText(`17 sheets of ${paper}, 32 pages on both sides.`).waitFor();
    expect(await overflowing(page)).toEqual([]);
    const both = await printed(page);
    expect(both).toHaveLength(32);
    expectPrintable(both, paper);
  });

  for (const edition of ['classic', 'banned'] as const) {
    test(`Fiction on ${paper}, ${edition}`, async ({ house, person }) => {
      const { page } = await person('Ada');
      const cards = await get<Fiction>(house, `api/games/fiction/print?edition=${edition}`);
      await open(house, page, 'fiction', paper);
      if (edition === 'banned') await page.getByRole('radio', { name: 'Fiction: Banned Books' }).check();
      const ofCards = edition === 'banned' ? 9 : 7; // 56 and 3 cards, and 18 of abilities
      await page.getByText(`${ofCards + 2} sheets of ${paper}, ${2 * ofCards + 2} pages on both sides.`).waitFor();
      expect(await overflowing(page)).toEqual([]);
      const pages = await printed(page);
      expect(pages).toHaveLength(2 * ofCards + 2);
      expectPrintable(pages, paper);
      expect(cards.books).toHaveLength(56);
      for (const [index, { title, author, yellow, red }] of cards.books.entries()) {
        const front = 2 * Math.floor(index / 9);
        expect(pagesWith(pages, title), title).toEqual(expect.arrayContaining([front, front + 1]));
        expectInOneCard(pages[front]!, [title, ...yellow, ...red]);
        expectInOneCard(pages[front + 1]!, [title, author]);
      }
      for (const { title, sentence } of cards.abilities) {
        const [on] = pagesWith(pages, `${title} ${sentence}`);
        expect(on, title).toBeDefined();
        expectInOneCard(pages[on!]!, [title, sentence]);
      }

      // What lies behind the first card of a row stands on the other side of the back.
      const [first] = cards.books;
      const at = (printedPage: Printed, word: string) => printedPage.words.find(({ text }) => text.toLowerCase() === word)!;
      const word = first!.yellow[0]!;
      const name = first!.author.split(' ')[0]!.toLowerCase();
      expect(at(pages[0]!, word).left).toBeLessThan(pages[0]!.width / 3);
      expect(at(pages[1]!, name).left).toBeGreaterThan((2 * pages[1]!.width) / 3 - 20);
    });
  }

  for (const [players, sheets, sides] of [['6', 13, 16], ['2', 4, 4]] as const) {
    test(`Wordles on ${paper}, for ${players}`, async ({ house, person }) => {
      const { page } = await person('Ada');
      const { cards } = await get<Wordles>(house, 'api/games/wordles/print');
      await open(house, page, 'wordles', paper);
      await page.getByRole('group', { name: 'Players' }).getByRole('radio', { name: players, exact: true }).check();
      await page.getByText(sides === sheets ? `${sheets} sheets of ${paper}.` : `${sheets} sheets of ${paper}, ${sides} pages on both sides.`).waitFor();
      expect(await overflowing(page)).toEqual([]);
      const pages = await printed(page);
      expect(pages).toHaveLength(sides);
      expectPrintable(pages, paper);
      expect(pagesWith(pages, 'The rules of Wordles')).toEqual([sides - 1]);
      if (players === '2') return void expect(pagesWith(pages, 'More than 20 points win')).toEqual([0, 1]);
      expect(pages.filter(({ text }) => text.includes('Private notes'))).toHaveLength(3);
      for (const [index, { words }] of cards.entries()) expectInOneCard(pages[6 + Math.floor(index / 9)]!, [`Query card ${index + 1}`, ...words]);
    });
  }
}

test('cards of one’s own are printed and not sent', async ({ house, person }) => {
  const { page } = await person('Ada');
  await open(house, page, 'fiction', 'A4');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const deck = readFileSync(resolve(import.meta.dirname, '../../data/deck_banned.txt'), 'utf8');
  await page.getByText('Cards of your own').click();
  await page.getByLabel('Open a file').setInputFiles({ name: 'mine.txt', mimeType: 'text/plain', buffer: Buffer.from(deck) });
  await page.getByText('Your 56 cards are on the sheets.').waitFor();
  await expectSound(page);
  for (const part of ['Tokens', 'What clues mean', 'The Lie-brarian’s board', 'The Guessers’ board']) await page.getByRole('checkbox', { name: part }).uncheck();
  const pages = await printed(page);
  expect(pages).toHaveLength(14);
  const [, title = ''] = /^title\s+(.*)$/m.exec(deck) ?? [];
  expect(pagesWith(pages, title)).toEqual([0, 1]);
  expect(asked).toEqual([]);
});

const looks: readonly Look[] = [
  { size: 'wide', scheme: 'light' },
  { size: 'phone', scheme: 'dark' },
  { size: 'small', forcedColors: true },
  { size: 'small', textSize: 2 },
];
test('the page to print from is sound, and prints the same from a dark screen with large text', async ({ house, person }) => {
  for (const look of looks) {
    const { page } = await person(`Ada (${JSON.stringify(look)})`, look);
    await open(house, page, look.size === 'wide' ? 'impossible' : 'wordles', 'A4');
    await expectSound(page);
    const pages = await printed(page);
    expect(pages).toHaveLength(look.size === 'wide' ? 17 : 14);
    expectPrintable(pages, 'A4');
    await page.close();
  }
});

test('the rules of a game lead to it on paper', async ({ house, person }) => {
  const { page } = await person('Ada');
  await page.goto(house.at('rules/wordles'));
  await page.getByRole('link', { name: 'print all cards and boards' }).click();
  await page.getByRole('heading', { level: 1, name: 'Wordles: print and play' }).waitFor();
  const response = await page.goto(house.at('print/chess'));
  expect(response?.status()).toBe(200);
  await page.getByRole('heading', { level: 1, name: 'There is no such game to print.' }).waitFor();
});
