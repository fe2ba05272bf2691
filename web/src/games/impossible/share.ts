// A game as lines for a text: how it ended; which Books were saved, and with whom, only if wanted.
import type { ShareLines } from '../../room/share';
import type { RoomStore } from '../../wire/room.svelte';
import type * as impossible from '../../wire/types/impossible';
import { deckOf, type Deck } from './deck.svelte';
import { endWords } from './end-words';
import { verdictOf } from './verdict';

export function shareLines(deck: Deck, open: impossible.Open): ShareLines {
  const w = endWords().shared;
  const toSave = deck.cards.setup.bookend - 1;
  const { title } = verdictOf(open, toSave, 0);
  return ({ spoilers, emoji }) => [
    w.head(title, open.saved.length, toSave),
    ...(emoji ? ['📗'.repeat(open.saved.length) + '🦠'.repeat(open.destroyed.length)] : []),
    ...(spoilers
      ? open.saved.map((saved) => w.book(deck.title(saved.book), saved.cast.map(deck.name)))
      : open.saved.length > 0
        ? [w.count(open.saved.length)]
        : []),
    ...(open.destroyed.length > 0 ? [w.lost(open.destroyed.length)] : []),
  ].filter((line) => line !== '');
}

export const share = (room: RoomStore): ShareLines => {
  const deck = deckOf(room.lastGame?.room.options ?? room.room?.options ?? []);
  const { open } = room.update?.view as impossible.View;
  return deck ? shareLines(deck, open) : () => [];
};
