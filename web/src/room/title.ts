// A tab in the background tells by its title that it is one's turn; the rest of it is the board's own.
import type { TableUpdate } from '../wire/room.svelte';
import type * as protocol from '../wire/types/protocol';

// Who can do something now is at turn, as far as every game tells it.
export function isMyTurn(room: protocol.Room, update: Pick<TableUpdate, 'seat' | 'offers' | 'result'> | null): boolean {
  if (room.phase !== 'playing' || update?.seat === undefined || update.result !== undefined) return false;
  return Array.isArray(update.offers) && update.offers.length > 0;
}

export function marked(title: string, mark: string, isMarked: boolean): string {
  const bare = title.startsWith(mark) ? title.slice(mark.length) : title;
  return isMarked ? mark + bare : bare;
}
