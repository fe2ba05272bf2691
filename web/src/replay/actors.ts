// Who made a move of a finished game, and what it was.
import { actionInWords } from '../wire/action';
import type * as protocol from '../wire/types/protocol';
import { words } from './words';

export function actorName(replay: protocol.Replay, { by, seat = 0 }: protocol.Step): string {
  if (by !== 'seat') return words()[by];
  return replay.game.players[seat - 1] || words().seat('', seat);
}

// "12:34", as the table's clock stood.
export function tableTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

// A move in plain words, if its game does not describe it.
export const plainly = (replay: protocol.Replay, step: protocol.Step): string =>
  words().actor(actorName(replay, step), actionInWords(step.action));
