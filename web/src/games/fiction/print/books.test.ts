import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBooks } from './books';

const data = resolve(import.meta.dirname, '../../../../../data');
const yellow = 'abide abode actor adept adobe agony alien amber ample angel angry apron arise aspen atone audio awful azure bacon baker basic baron beach beard';
const red = 'abbey added alley allow annoy apple belle cocoa';
const card = `title   Emma\nauthor  Jane Austen\nyear    1815\nyellow  ${yellow}\nred     ${red}\n`;

describe('book cards as text', () => {
  it.each(['classics', 'banned'])('reads the deck %s', (name) => {
    const books = readBooks(readFileSync(`${data}/deck_${name}.txt`, 'utf8'));
    expect(books).toHaveLength(56);
  });

  it('reads what `deck build` prints', () => {
    expect(readBooks(card)).toEqual([{ title: 'Emma', author: 'Jane Austen', year: 1815, yellow: yellow.split(' '), red: red.split(' ') }]);
    expect(readBooks(`# mine\r\n\r\ndeck Mine\r\n${card.replaceAll('\n', '\r\n')}`)).toHaveLength(1);
  });

  it.each([
    ['', 0, /no card/],
    ['author  Jane Austen', 1, /begins with its title/],
    ['title', 1, /missing/],
    [card.replace('1815', '0'), 3, /700 BC/],
    [card.replace('abode', 'Abode'), 4, /“Abode”/],
    [card.replace('abode', 'abbey'), 4, /other colour/],
    [card.replace('abbey', 'abide'), 5, /other colour/],
    [card.replace('abode ', ''), 1, /24 yellow words/],
    [card.replace('author  Jane Austen\n', ''), 1, /author/],
    [card.replace('author', 'writer'), 2, /“writer”/],
  ])('says what is wrong, and where', (text, line, sentence) => {
    expect(readBooks(text)).toMatchObject({ line, sentence: expect.stringMatching(sentence) as string });
  });
});
