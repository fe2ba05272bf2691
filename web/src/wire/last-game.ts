// The last game of a room as this browser saw it end, for a page that is loaded anew between two games.
import type { LastGame } from './room.svelte';

const key = (room: string, who: number): string => `liebrary.last.${room}.${who}`;

export function keepGame(room: string, who: number, game: LastGame): void {
  try {
    sessionStorage.setItem(key(room, who), JSON.stringify(game));
  } catch {
    // Full or forbidden: then the end tells of the seats as they are now.
  }
}

export function keptGame(room: string, who: number, round: number): LastGame | null {
  try {
    const game = JSON.parse(sessionStorage.getItem(key(room, who)) ?? 'null') as LastGame | null;
    return game?.round === round ? game : null;
  } catch {
    return null;
  }
}
