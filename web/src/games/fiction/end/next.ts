// A rematch moves everybody on by one seat, and the last comes to the first. A bot that cannot lie gives its
// place to one that can.
import { words } from '../../../room/words';
import type { RoomStore } from '../../../wire/room.svelte';

export type Next = 'me' | 'a bot' | 'nobody' | { name: string };

export function nextLiebrarian(room: RoomStore): Next {
  const seats = room.players.length;
  const librarian = Number(room.option('librarian')) || 1;
  const next = room.player(((librarian - 2 + seats) % seats) + 1);
  if (!next || next.name === '') return 'nobody';
  if (next.mine) return 'me';
  const able = room.room?.seats[librarian - 1]?.bots;
  if (!next.bot) return { name: next.name };
  return able && !able.includes(next.name) ? 'a bot' : { name: words().bot(next.name) };
}
