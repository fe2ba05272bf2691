// All stories of a game as one list of sentences to read aloud.
import type * as impossible from '../../wire/types/impossible';
import type { Deck } from './deck.svelte';
import { sentencesOf, textOf } from './told';

export interface Readable {
  text: string;
  book: number; // index among the saved
  sentence: number; // of its story; -1: the title
}

export const readable = (deck: Deck, saved: readonly impossible.Saved[]): Readable[] =>
  saved.flatMap((each, book) => [
    { text: `${deck.title(each.book)}.`, book, sentence: -1 },
    ...sentencesOf(deck, each).map((sentence, index) => ({ text: textOf(sentence), book, sentence: index })),
  ]);

// Where one is after so many sentences, counted from 0; -1: nowhere.
export const placeIn = (all: readonly Readable[], at: number): Pick<Readable, 'book' | 'sentence'> => all[at] ?? { book: -1, sentence: -1 };
