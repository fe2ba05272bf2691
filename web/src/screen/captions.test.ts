import { expect, it } from 'vitest';
import { chatMessage, someRoom } from '../room/testing';
import { captionsOf } from './captions';

it('are the last two things said to everybody, and nothing that a team said', () => {
  const chat = [
    chatMessage(1, 1, 'Ada', 'Ready?'),
    chatMessage(2, 2, 'Ben', 'Yes'),
    chatMessage(3, 2, 'Ben', 'R smells of a lie', { team: true }),
    chatMessage(4, 1, 'Ada', 'Nothing but the truth'),
  ];
  expect(captionsOf(chat, someRoom())).toEqual([
    { number: 2, by: 'Ben', text: 'Yes' },
    { number: 4, by: 'Ada, Lie-brarian', text: 'Nothing but the truth' },
  ]);
});
