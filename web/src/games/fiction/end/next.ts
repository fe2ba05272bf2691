// A rematch moves everybody on by one seat, and the last comes to the first (docs/formats/wire.md).
import type { Player, RoomStore } from '../../../wire/room.svelte';

export function nextLiebrarian(room: RoomStore): Player | undefined {
  const seats = room.players.length;
  if (seats === 0) return undefined;
  const librarian = Number(room.option('librarian')) || 1;
  return room.player(((librarian - 2 + seats) % seats) + 1);
}
