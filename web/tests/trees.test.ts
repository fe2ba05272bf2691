// What a screen reader meets in each phase, in each role, against the pages in trees/, which are written and
// read by people. What differs from game to game (the book, the words, the clues) is replaced by its kind.
// LIEBRARY_TREES=write writes the pages anew, to be read before they are kept.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from './frame';
import { atOnce, guessToTheEnd, lieToTheEnd, over, playNow } from './frame/play';

const folder = join(import.meta.dirname, 'trees');
const writes = process.env['LIEBRARY_TREES'] === 'write';

const kinds: readonly (readonly [RegExp, string])[] = [
  [/^(\s*- )'?heading ".*" (\[level=2\])'?(\n\s*- paragraph:) .*, (?:about )?\d+( BC)?"?$/gm, '$1heading BOOK $2$3 AUTHOR, YEAR'],
  [/button "[A-Z](, [^"]*)?"(: "?[A-Z]"?)?$/gm, 'button KEY'],
  [/(Your card":\n\s*- paragraph:) .*$/gm, '$1 BOOK'],
  [/\b[A-Z]{5}\b/g, 'WORD'],
  [/(WORD)( WORD)+/g, 'WORDS'],
  [/\b[A-Z](?= in place| is in the word|, said|, in the word|, letter|, struck|: say)|(?<=(?:under|doubt|Doubt|Name|named|has an?|radio) "?)[A-Z]\b(?! letter)/g, 'LETTER'],
  [/(text:|radio) "?[A-Z]"?$/gm, '$1 LETTER'],
  [/said (absent|elsewhere|right)( in place \d of row \d+)?/g, 'said MARK'],
  [/(Said) .*?\.(?= |"|$)/gm, '$1 MARKS.'],
  [/, the truth|, leaves \d+ words?(, the most)?/g, ', MEANING'],
  [/: say (right|elsewhere|absent)/g, ': say MARK'],
  [/ \[checked\]/g, ''],
  [/\b\d+ (minutes?|seconds?)\b( \d+ seconds?)?/g, 'TIME'],
  [/\b\d{1,2}:\d\d\b/g, 'TIME'],
  [/One of (?:[A-Z] ){5}is a lie/g, 'One of LETTERS is a lie'],
  [/\b[a-z0-9]{32}\b/g, 'ID'],
];

function plain(snapshot: string): string {
  const text = kinds.reduce((now, [pattern, kind]) => now.replace(pattern, kind), snapshot);
  const lines = text.split('\n');
  // Letters and words come in any number and order: one of each kind is enough.
  return lines.filter((line, index) => line !== lines[index - 1]).join('\n') + '\n';
}

async function expectTree(page: Page, name: string): Promise<void> {
  const file = join(folder, `${name}.yml`);
  const tree = async () => plain(await page.getByRole('main').ariaSnapshot());
  if (writes) {
    await page.waitForTimeout(2000); // until all that is asked for has come
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, await tree());
    return;
  }
  expect(existsSync(file), `${file} is written`).toBe(true);
  await expect.poll(tree, { timeout: 10_000, message: name }).toBe(readFileSync(file, 'utf8'));
}

test('what a Guesser’s screen reader meets', async ({ house, person }) => {
  const { page } = await person('Ada', { reducedMotion: true });
  await page.goto(house.at());
  await atOnce(page).waitFor();
  await playNow(house, { page } as never, { role: 'Guesser' });
  const seen = new Set<string>();
  await guessToTheEnd(page, undefined, async (phase) => {
    if (!seen.has(phase)) await expectTree(page, `guesser-${phase.replace(' ', '-')}`);
    seen.add(phase);
  });
  await over(page).waitFor();
  expect([...seen]).toEqual(['first guess', 'guess']);
});

test('what a Lie-brarian’s screen reader meets', async ({ house, person }) => {
  const { page } = await person('Ada', { reducedMotion: true });
  await playNow(house, { page } as never, { role: 'Lie-brarian' });
  const seen = new Set<string>();
  await lieToTheEnd(page, async (phase) => {
    if (!seen.has(phase)) await expectTree(page, `liebrarian-${phase}`);
    seen.add(phase);
  });
  expect([...seen]).toEqual(['choose', 'name', 'answer']);
});
