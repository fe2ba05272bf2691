// A finished game as a text to send to friends. Each game brings its own lines (games/index.ts); without spoilers they
// hold no word and no lie, so that whoever gets them can still watch the replay that the link leads to.
import { place } from '../wire/api';
import type { RoomStore } from '../wire/room.svelte';

export interface ShareChoice {
  spoilers: boolean;
  emoji: boolean; // pictures beside the words
}
export type ShareLines = (choice: ShareChoice) => readonly string[];

// The replay, which anybody may open once the game is over; the front page where there is none.
export const shareLink = ({ lastGame, room }: Pick<RoomStore, 'lastGame' | 'room'>): string => {
  const table = lastGame?.room.table ?? room?.table;
  return place(table === undefined ? '' : `t/${table}`).href;
};
