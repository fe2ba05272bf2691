import { expect, test } from 'vitest';
import { actionInWords, actionKey } from './action';

test('equal moves have the same key, whatever the order of their members', () => {
  const token = { token: { row: 3, place: 2, neighbour: 3 } };
  expect(actionKey({ token: { neighbour: 3, place: 2, row: 3 } })).toBe(actionKey(token));
  expect(actionKey({ token: { row: 3, place: 2, neighbour: undefined } })).toBe(actionKey({ token: { row: 3, place: 2 } }));
});

test('other moves have other keys', () => {
  const moves = [
    { guess: { word: 'crane' } },
    { guess: { word: 'slate' } },
    { choose: { word: 'crane' } },
    { token: { row: 1, place: 2 } },
    { token: { row: 2, place: 1 } },
    { token: { row: 1, place: 2, neighbour: 3 } },
    { draw: { drawn: [1, 2] } },
    { draw: { drawn: [2, 1] } },
    { draw: { drawn: [12] } },
  ];
  expect(new Set(moves.map(actionKey)).size).toBe(moves.length);
});

test.each([
  [{ call: { word: 'slate' } }, 'call slate'],
  [{ attempt: { owner: 2, word: 'crane' } }, 'attempt 2 crane'],
  [{ pass: {} }, 'pass'],
  [{ next_book: {} }, 'next book'],
  [{ mark: { marking: { marks: 'xx~vx', sign: '<' } } }, 'mark xx~vx <'],
  [{ arrange: { cards: ['puck', 'alice'] } }, 'arrange puck alice'],
  [{ use: { card: 'puck', effect: { recast: { character: 'romeo', book: 'quill', spot: 2 } } } }, 'use puck recast romeo quill 2'],
  [{ help: { ability: { basil: { pooled: 'puck' } } } }, 'help basil puck'],
  [{ peek: { both: true, hidden: false, at: null } }, 'peek both'],
])('a move in plain words: %j', (action, words) => expect(actionInWords(action)).toBe(words));
