// Who played a finished game. Its record has names alone; which of them are bots' is in the catalogue, and
// bots are written with a capital as everywhere.
import { words } from '../room/words';
import type * as protocol from '../wire/types/protocol';
import { catalogue } from './catalogue.svelte';

export function playersOf({ game, players }: protocol.GamePlayed): string[] {
  const bots = catalogue.games.find((each) => each.name === game)?.bots ?? [];
  return players.map((name) => (bots.some((bot) => bot.name === name) ? words().bot(name) : name));
}
