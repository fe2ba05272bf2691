// Sets of seats, and whose a word is.
import type { Seated } from '../../room/seated';
import { words } from './words';

export { called, named, seatedFrom, type Seated } from '../../room/seated';

// Sets of seats come as "13": the first and the third.
export const seatsIn = (set: string): number[] => Array.from(set, Number);
export const has = (set: string, seat: number): boolean => set.includes(String(seat));

// "your word", "Ade’s word".
export const wordOf = (players: readonly Seated[], seat: number): string => {
  const player = players[seat - 1];
  return player?.mine ? words().yourWord : words().wordOf(player?.name ?? '');
};
