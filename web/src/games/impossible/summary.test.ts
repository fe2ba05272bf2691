import { expect, test } from 'vitest';
import { plainText, summaryOf } from './summary';
import { deck } from './testing';

const dracula = deck.book('dracula')!;
const told = (...cast: readonly (string | null)[]) => summaryOf(deck, dracula, cast);

test('names, pronouns and verbs follow the present cast', () => {
  expect(plainText(told('emma', 'achilles', 'sisters'))).toBe('Emma Woodhouse bought a ruin by post. Achilles’ diary proved it; he was thorough. The Weird Sisters bring garlic.');
  expect(plainText(told('sisters', 'sisters', 'mina'))).toBe('The Weird Sisters bought a ruin by post. The Weird Sisters’ diary proved it; they were thorough. Mina Harker brings garlic.');
});
test('where nobody stands there is a line with the number of the spot', () => {
  const segments = told(null, 'mina', null);
  expect(segments.filter(({ blank }) => blank !== undefined).map(({ blank }) => blank)).toEqual([1, 3]);
  expect(segments.filter(({ named }) => named).map(({ text }) => text)).toEqual(['Mina Harker’s']);
});
test('of an empty spot it is said "they"', () => {
  expect(plainText(told(null, null, null))).toBe('… bought a ruin by post. …’s diary proved it; they were thorough. … brings garlic.');
});
