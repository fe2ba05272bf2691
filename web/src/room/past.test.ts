import { expect, it } from 'vitest';
import { seenIn } from './past';

it('puts the views together from their differences', () => {
  const past = seenIn<{ rows: string[]; phase: string }>({
    round: 2,
    steps: [
      { number: 1, at: 100, view: { rows: [], phase: 'deal' } },
      { number: 2, at: 200, difference: { phase: 'guess' } },
      { number: 4, at: 300, difference: { rows: { '0': 'crane' } } },
    ],
  });
  expect(past).toEqual({
    round: 2,
    seen: [
      { number: 1, at: 100, view: { rows: [], phase: 'deal' } },
      { number: 2, at: 200, view: { rows: [], phase: 'guess' } },
      { number: 4, at: 300, view: { rows: ['crane'], phase: 'guess' } },
    ],
  });
});
