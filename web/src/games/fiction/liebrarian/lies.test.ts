import { expect, it } from 'vitest';
import type * as fiction from '../../../wire/types/fiction';
import { marksOf } from '../marks';
import { leaving, most } from './lies';

const lie = (shown: string, left: number, use: fiction.Use = { plainly: {} }) => ({ action: { share: { shown, use } }, shown, left, lying_at: [0, 0, 0, 0, 0] });

it('tells what is left by the clues that are seen, whatever card they come with', () => {
  const told = leaving({ now: 50, count: 2, lies: [lie('vvxxx', 9, { two_lies: {} }), lie('vxxxx', 4)] });
  expect(told.now).toBe(50);
  expect(told.of(marksOf('vvxxx'))).toEqual({ count: 9, atMost: false });
  expect(told.of(marksOf('xxxxx'))).toBeNull();
});

it('says no more than the least that was told where not all were', () => {
  const told = leaving({ now: 50, count: 80, lies: [lie('vvxxx', 9), lie('vxxxx', 4)] });
  expect(told.of(marksOf('xxxxx'))).toEqual({ count: 4, atMost: true });
});

it('finds the most among those that were counted', () => {
  expect(most([null, { count: 3, atMost: false }, { count: 9, atMost: true }, { count: 5, atMost: false }])).toBe(5);
  expect(most([])).toBe(0);
});
