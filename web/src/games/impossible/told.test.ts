import { expect, test } from 'vitest';
import { alice, deck, dracula, romeo } from './fixtures/table';
import { placeIn, readable } from './reading';
import { beginning, partsOf, sentencesOf, storiesText, storyText, textOf } from './told';

const cards = deck();

test('a cast says for whom and by which roles, at home, and who is an understudy', () => {
  expect(partsOf(cards, dracula).map(({ name, original, shared }) => [name, original, shared])).toEqual([
    ['Moby Dick', 'Count Dracula', ['Monster']],
    ['Inspector Javert', 'Mina Harker', ['Detective']],
    ['The Cheshire Cat', 'Abraham Van Helsing', []],
  ]);
  expect(partsOf(cards, romeo).map(({ isHome }) => isHome)).toEqual([false, true, false]);
});

test('a story is told in sentences that together are the story', () => {
  const sentences = sentencesOf(cards, dracula);
  expect(sentences.map(textOf)).toEqual([
    'Moby Dick bought a ruin in England by post, and moved in with fifty boxes of earth and an interest in the neighbours’ necks.',
    'Inspector Javert typed out everyone’s diaries in triplicate and proved from the railway timetable where Moby Dick would be on Tuesday.',
    'The Cheshire Cat brought garlic, a mallet and a great many sentences with the verb in the wrong place.',
    'They caught Moby Dick at sunset on its own doorstep, still in the packing.',
  ]);
  expect(sentences[0]!.filter(({ named }) => named).map(({ text }) => text)).toEqual(['Moby Dick']);
  expect(storyText(cards, dracula)).toBe(sentences.map(textOf).join(' '));
});

test('no sentence of any Book is lost, or cut within a name', () => {
  for (const { key, originals } of cards.cards.books) {
    const sentences = sentencesOf(cards, { book: key, cast: originals, spine: 0 }).map(textOf);
    expect(sentences.length, key).toBeGreaterThan(1);
    for (const sentence of sentences) expect(sentence, key).toMatch(/^[\p{Lu}“].*[.!?][”’]?$/u);
  }
});

test('the beginning goes on until somebody is met', () => {
  expect(beginning(sentencesOf(cards, dracula))).toHaveLength(1);
  const hound = sentencesOf(cards, { book: 'hound_of_the_baskervilles', cast: ['alice', 'javert', 'puck'], spine: 0 });
  expect(beginning(hound).map(textOf)).toEqual([
    'Something with enormous feet had frightened a baronet to death on Dartmoor.',
    'Alice deduced three addresses from a walking stick, pleaded pressure of work in London, and sent Inspector Javert out to the moor instead.',
  ]);
});

test('all stories make a text, and a list of sentences to read', () => {
  const text = storiesText(cards, [dracula, alice], ({ title, author }) => `${title} (${author})`);
  expect(text.split('\n\n').map((story) => story.split('\n')[0])).toEqual(['Dracula (Bram Stoker)', 'Alice’s Adventures in Wonderland (Lewis Carroll)']);
  const all = readable(cards, [dracula, alice]);
  expect(all[0]).toEqual({ text: 'Dracula.', book: 0, sentence: -1 });
  expect(placeIn(all, 6)).toMatchObject({ book: 1, sentence: 0 });
  expect(placeIn(all, -1)).toEqual({ book: -1, sentence: -1 });
});
