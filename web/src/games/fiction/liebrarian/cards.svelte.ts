// What stands on the cards for everybody to read, asked for once for a table's options.
import * as api from '../../../wire/api';
import type * as fiction from '../../../wire/types/fiction';
import type { RoomStore } from '../../../wire/room.svelte';

const known = $state<Record<string, fiction.Cards>>({});
const asked = new Set<string>();

function cardsOf(room: RoomStore): fiction.Cards | undefined {
  if (!room.room) return undefined;
  const { game, options } = room.room;
  const key = JSON.stringify(options);
  if (!asked.has(key)) {
    asked.add(key);
    api.cards<fiction.Cards>(game, options).then(
      (cards) => {
        known[key] = cards;
      },
      () => asked.delete(key), // once more with the next screen; meanwhile names do
    );
  }
  return known[key];
}

export const bookOf = (room: RoomStore, card: number | undefined): fiction.BookBack | undefined =>
  card === undefined ? undefined : cardsOf(room)?.books[card];

export interface CardText {
  title: string;
  sentence: string;
}

// Until the cards are known, a name without its sentence: "two_lies" is "Two lies".
export function textOf(room: RoomStore, ability: fiction.Ability): CardText {
  const shown = cardsOf(room)?.abilities.find((each) => each.name === ability);
  const plain = ability.replaceAll('_', ' ');
  return { title: shown?.title ?? plain[0]!.toUpperCase() + plain.slice(1), sentence: shown?.sentence ?? '' };
}
