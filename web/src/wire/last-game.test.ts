import { beforeEach, expect, test } from 'vitest';
import { found, roomAt } from '../games/fiction/end/fixtures';
import { keptGame } from './last-game';

beforeEach(() => sessionStorage.clear());

// The room as it is once its host has changed it for the next game.
const changed = { ...found, room: { ...found.room, options: [], seats: found.room.seats.map((seat) => ({ ...seat, bot: 'random' })) } };

test('a page that is loaded anew knows the last game as it was, and not the next', () => {
  const before = roomAt(found).room.lastGame;
  expect(before?.room.options).toEqual(found.room.options);
  expect(roomAt(changed).room.lastGame).toEqual(before);
});

test('another game, another room or somebody else is not told of it', () => {
  roomAt(found);
  const { round } = found.update;
  expect(keptGame(found.room.id, found.member, round)).not.toBeNull();
  expect(keptGame(found.room.id, found.member, round + 1)).toBeNull();
  expect(keptGame('another', found.member, round)).toBeNull();
  expect(keptGame(found.room.id, found.member + 1, round)).toBeNull();
});

test('what cannot be read is not there', () => {
  roomAt(found);
  for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, '{');
  expect(roomAt(changed).room.lastGame?.room.options).toEqual([]);
});
