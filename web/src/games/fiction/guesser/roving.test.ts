import { expect, test } from 'vitest';
import { step } from './roving';

const row = (number: number, places: readonly number[]) => places.map((place) => ({ row: number, place }));
const all = [...row(0, [0, 1, 2, 3, 4]), ...row(1, [0, 2, 4]), ...row(2, [0, 1, 2, 3, 4])];

test('sideways within a row, over what is not there', () => {
  expect(step({ row: 1, place: 0 }, 'ArrowRight', all)).toEqual({ row: 1, place: 2 });
  expect(step({ row: 1, place: 4 }, 'ArrowLeft', all)).toEqual({ row: 1, place: 2 });
  expect(step({ row: 0, place: 4 }, 'ArrowRight', all)).toBeNull();
  expect(step({ row: 0, place: 2 }, 'Home', all)).toEqual({ row: 0, place: 0 });
  expect(step({ row: 0, place: 2 }, 'End', all)).toEqual({ row: 0, place: 4 });
});

test('up and down to the nearest place of the next row', () => {
  expect(step({ row: 0, place: 4 }, 'ArrowDown', all)).toEqual({ row: 1, place: 4 });
  expect(step({ row: 2, place: 0 }, 'ArrowUp', all)).toEqual({ row: 1, place: 0 });
  expect(step({ row: 0, place: 0 }, 'ArrowUp', all)).toBeNull();
});

test('other keys lead nowhere', () => {
  expect(step({ row: 0, place: 0 }, 'a', all)).toBeNull();
});
