// A saved Book as this table tells it: who stood in for whom, and the story in sentences.
import type * as cast from '../../wire/types/cast';
import type * as impossible from '../../wire/types/impossible';
import { capital, type Deck } from './deck.svelte';
import { summaryOf, type Segment } from './summary';

export interface Part {
  character: cast.Character;
  name: string; // as it begins a line: "The Cheshire Cat"
  original: string; // inside one: "Count Dracula"
  shared: readonly string[]; // roles that both have; none for an understudy
  isHome: boolean;
}

export function partsOf(deck: Deck, { book, cast: players }: impossible.Saved): Part[] {
  return (deck.book(book)?.originals ?? []).map((original, index) => {
    const character = players[index] ?? original;
    const roles = deck.character(original)?.roles ?? [];
    return {
      character,
      name: capital(deck.name(character)),
      original: deck.name(original),
      shared: (deck.character(character)?.roles ?? []).filter((role) => roles.includes(role)),
      isHome: character === original,
    };
  });
}

export function sentencesOf(deck: Deck, { book, cast: players }: impossible.Saved): Segment[][] {
  const card = deck.book(book);
  const sentences: Segment[][] = [[]];
  for (const segment of card ? summaryOf(deck, card, players) : []) {
    // A sentence keeps the blank behind it, so that all of them together are the story.
    const parts = segment.named ? [segment.text] : segment.text.split(/(?<=[.!?][”’")]*\s)/);
    parts.forEach((text, index) => {
      if (index > 0) sentences.push([]);
      sentences.at(-1)!.push({ ...segment, text });
    });
    if (/[.!?][”’")]*\s$/.test(segment.text)) sentences.push([]);
  }
  return sentences.map((parts) => parts.filter(({ text }) => text !== '')).filter((parts) => parts.length > 0);
}

export const textOf = (sentence: readonly Segment[]): string => sentence.map(({ text }) => text).join('').trim();
export const storyText = (deck: Deck, saved: impossible.Saved): string => sentencesOf(deck, saved).map(textOf).join(' ');

// As many sentences from the beginning as it takes to meet somebody.
export function beginning(sentences: readonly Segment[][]): Segment[][] {
  const met = sentences.findIndex((sentence) => sentence.some(({ named }) => named));
  return sentences.slice(0, met + 1);
}

// All stories of a game for a text: each with its title, author and cast.
export const storiesText = (deck: Deck, saved: readonly impossible.Saved[], titleLine: (book: impossible.BookCard) => string): string =>
  saved
    .map((each) => {
      const card = deck.book(each.book);
      return [card ? titleLine(card) : each.book, storyText(deck, each)].join('\n');
    })
    .join('\n\n');

export const cloths = ['blue', 'ochre', 'green', 'red'] as const;
export const clothOf = ({ spine }: impossible.Saved): (typeof cloths)[number] => cloths[spine % cloths.length]!;
