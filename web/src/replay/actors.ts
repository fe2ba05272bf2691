// Who did something, by the name that the record gives ("seat2", "player2", "chance").
import type * as protocol from '../wire/types/protocol';
import { words } from './words';

export function actorName(replay: protocol.Replay, actor: string): string {
  if (actor === 'chance') return words().chance;
  if (actor === 'clock') return words().clock;
  const seat = Number(/(\d+)$/.exec(actor)?.[1] ?? 0);
  return replay.game.players[seat - 1] || actor;
}

// "12:34", as the table's clock stood.
export function tableTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

// A move as its notation, where a game does not tell it in words.
export const plainly = (replay: protocol.Replay, step: protocol.Step): string =>
  words().actor(actorName(replay, step.actor), step.move);
