// Who sits where, by the names that the page calls them.
import type { Player } from '../wire/room.svelte';
import { words } from './words';

export interface Seated {
  seat: number;
  name: string; // "Ade"; two of the same name have their seat's number with it
  mine: boolean;
  bot: boolean;
  away: boolean;
}

type Sitting = Pick<Player, 'seat' | 'name' | 'mine' | 'bot' | 'away'>;

export function seatedFrom(players: readonly Sitting[]): Seated[] {
  const plain = players.map((player) => (player.bot ? words().bot(player.name) : player.name || words().seat(player.seat)));
  return players.map(({ seat, mine, bot, away }, index) => {
    const name = plain[index] ?? '';
    return { seat, mine, bot, away, name: plain.indexOf(name) === plain.lastIndexOf(name) ? name : words().namesake(name, seat) };
  });
}

// As it stands at the beginning of a sentence, and in the middle of one: "You", "you", "Ade".
export const called = (players: readonly Seated[], seat: number): string => {
  const player = players[seat - 1];
  return player?.mine ? words().you : (player?.name ?? '');
};
export const named = (players: readonly Seated[], seat: number): string => {
  const player = players[seat - 1];
  return player?.mine ? words().youInside : (player?.name ?? '');
};
