import { describe, expect, test } from 'vitest';
import { barLength } from './bars';
import { changed, closed, found, kept, storyParts, type Played } from './fixtures';
import { shareLines } from './share';
import { storyOf } from './story';

const text = (played: Played, emoji = false, counted = true, spoilers = true): string =>
  shareLines(
    {
      title: 'Fiction',
      result: played.update.whole.result!,
      story: storyOf(...storyParts(played)),
      left: played.review.rows.map((row) => (counted ? row.left : null)),
    },
    { spoilers, emoji },
  ).join('\n');
const hidden = (played: Played, emoji = false, counted = true): string => text(played, emoji, counted, false);

describe('the text to share', () => {
  test('is in words', () => {
    expect(text(found)).toBe(
      [
        'Liebrary, Fiction',
        'The Guessers found ROVED on guess 5.',
        '1. DARES: lied about D, 23 words left',
        '2. INCUR: lied about I, 9 words left',
        '3. PILOW: lied about W, 3 words left',
        '4. ROBED: lied about R, 2 words left',
        '5. ROVED: found',
      ].join('\n'),
    );
  });
  test('has a picture a clue where somebody likes that', () => {
    const lines = text(found, true).split('\n');
    expect(lines[2]).toBe('1. DARES 🤥✖️🟠🟦✖️: lied about D, 23 words left');
    expect(lines[6]).toBe('5. ROVED 🟦🟦🟦🟦🟦: found');
  });
  test('leaves out numbers that are not known', () => {
    expect(text(found, false, false)).toContain('\n1. DARES: lied about D\n');
  });
  test('tells the other ends', () => {
    expect(text(kept)).toContain('The Lie-brarian kept LIMES safe through 10 guesses.');
    expect(text(kept, true).split('\n').at(-1)).toBe('10. PURDA: wrong');
    expect(text(closed)).toContain('No result, after 2 guesses.');
    expect(text(changed)).toContain('4. EVICT: lied about T, one word left');
    const late = { ...kept, update: { ...kept.update, whole: { ...kept.update.whole, result: 'time_ran_out' } } };
    expect(text(late)).toContain('Time ran out on the Guessers; the word was LIMES, after 10 guesses.');
  });
});

describe('the text without spoilers', () => {
  test('says how it went', () => {
    expect(hidden(found)).toBe(
      ['Liebrary, Fiction', 'The Guessers found the word on guess 5.', 'Words still possible after each answer: 23, 9, 3, 2.'].join('\n'),
    );
    expect(hidden(kept)).toContain('The Lie-brarian kept the word safe through 10 guesses.');
    expect(hidden(closed)).toContain('No result, after 2 guesses.');
    expect(hidden(found, false, false).split('\n')).toHaveLength(2);
  });
  test('has clues as they were said where somebody likes pictures', () => {
    const lines = hidden(found, true).split('\n');
    expect(lines[2]).toMatch(/^(🟦|🟠|✖️){5}$/u);
    expect(lines).toHaveLength(2 + 5 + 1);
  });
  test('holds no word, no letter of a guess and no lie', () => {
    for (const played of [found, kept, closed, changed]) {
      const told = hidden(played, true);
      const story = storyOf(...storyParts(played));
      const secrets = [story.secret, story.change?.from, ...story.rows.map((row) => row.guess)].flatMap((word) => (word ? [word.toUpperCase()] : []));
      for (const word of secrets) expect(told.toUpperCase()).not.toContain(word);
      expect(told).not.toMatch(/lie[ds]? about|🤥/);
    }
  });
});

describe('bars', () => {
  test('are as long as the logarithm says', () => {
    expect(barLength(1000, 1000)).toBe(1);
    expect(barLength(100, 10_000)).toBeCloseTo(0.5);
    expect(barLength(1, 1000)).toBe(0);
    expect(barLength(0, 1000)).toBe(0);
    expect(barLength(2, 1)).toBe(0);
    expect(barLength(5000, 1000)).toBe(1);
  });
  test('fall from row to row of a real game', () => {
    const lengths = found.review.rows.map((row) => barLength(row.left, found.review.words_at_first));
    expect(lengths).toEqual(lengths.toSorted((one, other) => other - one));
    expect(lengths[0]).toBeLessThan(1);
  });
});
