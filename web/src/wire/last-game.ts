// The last game of a room as this browser saw it end, for a page that is loaded anew between two games.
import type { LastGame } from './room.svelte';

const key = (room: string, member: number): string => `liebrary.last2.${room}.${member}`;

export function keepGame(room: string, member: number, game: LastGame): void {
  try {
    sessionStorage.setItem(key(room, member), JSON.stringify(game));
  } catch {
    // Full or forbidden: then the end tells of the seats as they are now.
  }
}

export function keptGame(room: string, member: number, round: number): LastGame | null {
  try {
    const game = JSON.parse(sessionStorage.getItem(key(room, member)) ?? 'null') as LastGame | null;
    return game?.round === round ? game : null;
  } catch {
    return null;
  }
}
