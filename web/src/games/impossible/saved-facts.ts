// What follows from a Book that has just been saved.
import type * as cast from '../../wire/types/cast';
import type * as impossible from '../../wire/types/impossible';
import { labels } from './labels';

// Mold that went back with it; nothing if the table as it was before does not show the Book.
export const moldReturned = (before: impossible.Open | null, { book }: impossible.Saved): number | null =>
  before?.slots.find((slot) => slot.book === book)?.mold ?? null;

export const emptySlots = ({ slots }: impossible.Open): cast.Label[] => labels.filter((_, index) => slots[index]?.book === undefined);

export interface NextToken {
  books: number; // to be saved until it counts
  cards: number; // a turn, from then on
  threshold: number | null; // from then on; null: as it is
}

const mostCards = 4;

// The next of the tokens in the slots of the Bookshelf; nothing if none is left.
export function nextToken({ saved, cube, threshold }: impossible.Open, setup: impossible.Setup): NextToken | null {
  const slots = [setup.plus_card, setup.plus_threshold].filter((slot): slot is number => slot !== undefined && slot > saved.length);
  if (slots.length === 0) return null;
  const slot = Math.min(...slots);
  return { books: slot - saved.length, cards: Math.min(mostCards, cube + 1), threshold: slot === setup.plus_threshold ? threshold + 1 : null };
}
