import { expect, test } from 'vitest';
import { kept } from './fixtures/table';
import { halvesOf, nextBoard } from './halves';

const numbers = (half: { boards: readonly { index: number }[] }) => half.boards.map(({ index }) => index + 1);

test('in the first half all guesses are its own', () => {
  const { board } = kept('alone').update.view;
  const [first, second] = halvesOf(board);
  expect([numbers(first), first.used, first.when]).toEqual([[1, 2, 3, 4, 5], 2, 'now']);
  expect([numbers(second), second.when]).toEqual([[6, 7, 8, 9, 10], 'coming']);
  expect(nextBoard(board)).toBe(2);
});

test('in the second half the guesses are told apart by the boards that are left', () => {
  const [first, second] = halvesOf(kept('second').update.view.board);
  expect([first.used, first.lost, first.when]).toEqual([5, 0, 'past']);
  expect([numbers(second), second.used]).toEqual([[6, 7, 8, 9, 10], 4]);
});

test('boards that went with the clock are said to be lost, and numbers go on', () => {
  const { board } = kept('alone').update.view;
  const [first, second] = halvesOf({ ...board, half: 2, boards_left: 5 });
  expect([numbers(first), first.lost]).toEqual([[1, 2], 3]);
  expect(numbers(second)).toEqual([3, 4, 5, 6, 7]);
});

test('one more board in the second half', () => {
  const { board } = kept('second').update.view;
  const [, second] = halvesOf({ ...board, boards_left: 2, extra_board_used: true });
  expect([second.boards.length, second.used]).toEqual([6, 4]);
});

test('after the last board there is none to write on', () => {
  const { board } = kept('second').update.view;
  expect(nextBoard({ ...board, boards_left: 0 })).toBe(-1);
});
