import type * as protocol from '../wire/types/protocol';
import type { words } from './words';

// Who can do something now is at turn, as far as any game tells it to everybody.
export function titleOf(room: protocol.Room, update: protocol.Update | null, w: ReturnType<typeof words>): string {
  const isOver = room.phase === 'over' || update?.result !== undefined;
  const offers = update?.offers;
  const mine = update?.seat !== undefined && Array.isArray(offers) && offers.length > 0;
  const head = isOver ? w.gameOver(room.title) : mine ? w.yourTurn(room.title) : room.title;
  return `${head} · Liebrary`;
}
