// How far a lobby has come, and what the person who looks at it can do next.
import type { Place } from '../room/people';
import { isOpen } from '../room/people';

export interface Standing {
  open: Place[];
  unready: string[]; // people who sit, but for the host and oneself
  own: Place | null;
}

export function standing(places: readonly Place[]): Standing {
  const unready = places.flatMap(({ person, bot, ready, mine }) =>
    person !== null && bot === null && !ready && !mine && !person.host ? [person.name] : [],
  );
  return { open: places.filter(isOpen), unready, own: places.find((place) => place.mine) ?? null };
}

// The strongest bot that can play each open seat; the server lists the weakest first.
export const fillings = (open: readonly Place[]): { seat: number; bot: string }[] =>
  open.flatMap(({ seat, bots }) => (bots.length === 0 ? [] : [{ seat, bot: bots[bots.length - 1]! }]));
