// Figures of a finished game that the cards tell.
import type * as cast from '../../wire/types/cast';
import type * as impossible from '../../wire/types/impossible';
import type { Deck } from './deck.svelte';

export interface Stray {
  character: cast.Character;
  book: cast.Book;
  years: number; // between the Book and the one that it comes from
}

// Who has come the longest way through time to stand in a saved Book; nothing if everybody was at home.
export function furthestFromHome(deck: Deck, saved: readonly impossible.Saved[]): Stray | null {
  const strays = saved.flatMap(({ book, cast: players }) =>
    players.map((character) => {
      const home = deck.character(character)?.home;
      const years = Math.abs((deck.book(book)?.year ?? 0) - (deck.book(home)?.year ?? 0));
      return { character, book, years: home === undefined || home === book ? 0 : years };
    }),
  );
  return strays.reduce<Stray | null>((most, stray) => (stray.years > (most?.years ?? 0) ? stray : most), null);
}

// A Book is lost with its last Mold space filled.
export const moldLost = (deck: Deck, destroyed: readonly cast.Book[]): number => destroyed.reduce((sum, book) => sum + (deck.book(book)?.mold_spaces ?? 0), 0);

export interface Easier {
  mold: number | null; // one more than this in the Containment
  nearer: boolean; // the Bookend
}

const mostMold = 12;

// What would make the next game easier; a token in the last slot keeps the Bookend where it is.
export const easierThan = ({ mold, bookend, plus_card = 0, plus_threshold = 0 }: impossible.Setup): Easier => ({
  mold: mold < mostMold ? mold : null,
  nearer: bookend > 3 && plus_card !== bookend - 1 && plus_threshold !== bookend - 1,
});
