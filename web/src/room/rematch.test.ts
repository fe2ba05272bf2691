import { expect, it } from 'vitest';
import { askedForRematch } from './rematch';
import { member, seat, someRoom } from './testing';

it('between two games a person’s seat that is ready asks for another; bots are no askers', () => {
  const seats = [seat('librarian', { member: 1 }), seat('guesser1', { member: 2, ready: true }), seat('guesser2', { bot: 'reader', ready: true })];
  const room = someRoom({ phase: 'over', seats, members: [member(1, 'Ada'), member(2, 'Ben')] });
  expect(askedForRematch(room, 1)).toEqual({ names: ['Ben'], mine: false });
  expect(askedForRematch(room, 2)).toEqual({ names: [], mine: true });
});
