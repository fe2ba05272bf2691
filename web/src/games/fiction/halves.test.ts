import { expect, test } from 'vitest';
import type * as fiction from '../../wire/types/fiction';
import { kept } from './fixtures/table';
import { halfOf, halvesOf, nextBoard, type HalfShown } from './halves';

const numbers = (half: { boards: readonly { index: number }[] }) => half.boards.map(({ index }) => index + 1);
const both = (board: fiction.Board, boards = 5) => {
  const halves = halvesOf(board, boards);
  expect(halves.map(({ half }) => half)).toEqual([1, 2]);
  return halves as readonly [HalfShown, HalfShown];
};
const alone = kept('alone').update.view.board; // two guesses in the first half
const second = kept('second').update.view.board; // four in the second

test('in the first half all guesses are its own', () => {
  const [first, later] = both(alone);
  expect([numbers(first), first.used, first.when]).toEqual([[1, 2, 3, 4, 5], 2, 'now']);
  expect(first.boards.map(({ row }) => row?.guess)).toEqual([...alone.rows.map(({ guess }) => guess), undefined, undefined, undefined]);
  expect([numbers(later), later.when]).toEqual([[6, 7, 8, 9, 10], 'coming']);
  expect(nextBoard(alone)).toBe(2);
});

test('in the second half the guesses are told apart by the boards that are left', () => {
  const [first, later] = both(second);
  expect([first.used, first.lost, first.when]).toEqual([5, 0, 'past']);
  expect([numbers(later), later.used]).toEqual([[6, 7, 8, 9, 10], 4]);
});

test('boards that went with the clock are said to be lost, and numbers go on', () => {
  const [first, later] = both({ ...alone, half: 2, boards_left: 5 });
  expect([numbers(first), first.lost]).toEqual([[1, 2], 3]);
  expect(numbers(later)).toEqual([3, 4, 5, 6, 7]);
});

test('one more board in the second half', () => {
  const [, later] = both({ ...second, boards_left: 2, extra_board_used: true });
  expect([later.boards.length, later.used]).toEqual([6, 4]);
});

test('how many boards a half has is the table’s to say', () => {
  const [, later] = both({ ...alone, boards_left: 4 }, 6);
  expect(numbers(later)).toEqual([7, 8, 9, 10, 11, 12]);
});

test('until it has said so there is one half, with what the view tells', () => {
  const [now, ...none] = halvesOf(alone, undefined);
  expect([numbers(now!), now!.half, now!.used, none]).toEqual([[1, 2, 3, 4, 5], 1, 2, []]);
  const [later, ...nothing] = halvesOf(second, undefined);
  expect([numbers(later!), later!.half, nothing]).toEqual([[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 2, []]);
});

test('every guess has its half', () => {
  const halves = (half: number, rows: number, left: number, extra = false) => {
    const board = { ...alone, half, boards_left: left, extra_board_used: extra, rows: Array.from({ length: rows }, () => alone.rows[0]!) };
    return board.rows.map((_, index) => halfOf(halvesOf(board, 5), index)).join('');
  };
  expect(halves(1, 5, 0)).toBe('11111');
  expect(halves(2, 10, 0)).toBe('1111122222');
  expect(halves(2, 4, 3)).toBe('1122');
  expect(halves(2, 11, 0, true)).toBe('11111222222');
});

test('after the last board there is none to write on', () => {
  expect(nextBoard({ ...second, boards_left: 0 })).toBe(-1);
});
