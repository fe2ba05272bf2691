import { expect, test } from 'vitest';
import type * as fiction from '../../wire/types/fiction';
import { kept } from './fixtures/table';
import { halfOf, halvesOf, nextBoard, type HalfShown } from './halves';

const numbers = (half: { boards: readonly { index: number }[] }) => half.boards.map(({ index }) => index + 1);
const both = (view: Pick<fiction.View, 'board' | 'halves'>) => halvesOf(view) as readonly [HalfShown, HalfShown];
const alone = kept('alone').update.whole.view; // two guesses in the first half
const second = kept('second').update.whole.view; // four in the second
const played = (boards: number, guesses: number) => ({ boards, guesses });

test('in the first half all guesses are its own', () => {
  const [first, later] = both(alone);
  expect([numbers(first), first.half, first.used, first.when]).toEqual([[1, 2, 3, 4, 5], 1, 2, 'now']);
  expect(first.boards.map(({ row }) => row?.guess)).toEqual([...alone.board.rows.map(({ guess }) => guess), undefined, undefined, undefined]);
  expect([numbers(later), later.half, later.when]).toEqual([[6, 7, 8, 9, 10], 2, 'coming']);
  expect(nextBoard(alone.board)).toBe(2);
});

test('in the second half the first is past', () => {
  const [first, later] = both(second);
  expect([first.used, first.lost, first.when]).toEqual([5, 0, 'past']);
  expect([numbers(later), later.used]).toEqual([[6, 7, 8, 9, 10], 4]);
});

test('boards that went with the clock are said to be lost, and numbers go on', () => {
  const [first, later] = both({ board: { ...alone.board, half: 2, boards_left: 5 }, halves: [played(5, 2), played(5, 0)] });
  expect([numbers(first), first.lost]).toEqual([[1, 2], 3]);
  expect(numbers(later)).toEqual([3, 4, 5, 6, 7]);
});

test('how many boards a half has is the table’s to say', () => {
  const [, later] = both({ ...second, halves: [played(5, 5), played(6, 4)] });
  expect([later.boards.length, later.used]).toEqual([6, 4]);
});

test('every guess has its half', () => {
  const view = { board: { ...second.board, rows: Array.from({ length: 4 }, () => alone.board.rows[0]!) }, halves: [played(5, 2), played(5, 2)] };
  expect(view.board.rows.map((_, index) => halfOf(halvesOf(view), index)).join('')).toBe('1122');
});

test('after the last board there is none to write on', () => {
  expect(nextBoard({ ...second.board, boards_left: 0 })).toBe(-1);
});
