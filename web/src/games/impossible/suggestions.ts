// "Try this": a card and a spot that somebody points at, for all to see. It is a note of its writer, and costs nothing.
import type * as cast from '../../wire/types/cast';
import type * as impossible from '../../wire/types/impossible';
import type * as protocol from '../../wire/types/protocol';
import { slotOf } from './labels';

export const noteKey = 'try';

export interface Suggestion {
  by: impossible.Seat;
  card: cast.Character;
  book: cast.Label;
  spot: cast.Spot;
}

export const noteValue = ({ card, book, spot }: Omit<Suggestion, 'by'>): string => `${card} ${book} ${spot}`;

// As far as they can still be followed: the card is in a hand, and the spot is empty.
export function suggestionsIn(notes: readonly protocol.NoteShown[], open: impossible.Open): Suggestion[] {
  return notes
    .filter(({ key }) => key === noteKey)
    .flatMap(({ writer, value }) => {
      const [card = '', book, spot] = value.split(' ');
      return [{ by: writer, card, book: book as cast.Label, spot: Number(spot) }];
    })
    .filter(({ card, book, spot }) => {
      const slot = slotOf(open, book);
      return slot?.book !== undefined && slot.cast[spot - 1] === null && open.players.some(({ hand }) => hand.includes(card));
    });
}
