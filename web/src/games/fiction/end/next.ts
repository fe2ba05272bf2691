// Who lies if a rematch begins now, as the server says.
import { words } from '../../../room/words';
import type { RoomStore } from '../../../wire/room.svelte';

export type Next = 'me' | 'nobody' | { name: string };

export function nextLiebrarian({ room, memberId }: Pick<RoomStore, 'room' | 'memberId'>): Next {
  const next = room?.rematch_seats[room.seats.findIndex(({ role }) => role === 'librarian')];
  if (next?.member === undefined) return next?.bot === undefined ? 'nobody' : { name: words().bot(next.bot) };
  return next.member === memberId ? 'me' : { name: room?.members.find(({ member }) => member === next.member)?.name ?? words().former };
}
