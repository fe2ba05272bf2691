import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readQueries } from './queries';

const data = resolve(import.meta.dirname, '../../../../../data');
const card = 'band blow flux hack jams paid quit sign stay ugly view zero';

describe('query cards as text', () => {
  it.each([4, 5])('reads the deck of %d letters', (letters) => {
    const cards = readQueries(readFileSync(`${data}/query_cards${letters}.txt`, 'utf8'), letters);
    expect(Array.isArray(cards) && cards.length).toBeGreaterThan(60);
  });
  it.each([
    ['# nothing', 4, 0, /no card/],
    [card, 5, 1, /“band”/],
    [`\n${card} zest`, 4, 2, /12/],
    [card.replace('blow', 'band'), 4, 1, /different/],
  ])('says what is wrong, and where', (text, letters, line, sentence) => {
    expect(readQueries(text, letters)).toMatchObject({ line, sentence: expect.stringMatching(sentence) as string });
  });
});
