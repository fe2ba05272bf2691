import { expect, test } from 'vitest';
import { clockText, leftAt, passed, untilNextSecond } from './time-left';

test('time passes while it runs, and stands while it does not', () => {
  expect(leftAt({ left: 60_000, since: 5_000, running: true }, 15_000)).toBe(50_000);
  expect(leftAt({ left: 60_000, since: 5_000, running: false }, 15_000)).toBe(60_000);
  expect(leftAt({ left: 60_000, since: 5_000, running: true }, 2_000)).toBe(60_000); // the count after an outage
  expect(leftAt({ left: 1_000, since: 0, running: true }, 9_000)).toBe(0);
});

test('a second that has begun still counts', () => {
  expect(clockText(600_000)).toBe('10:00');
  expect(clockText(59_001)).toBe('1:00');
  expect(clockText(1)).toBe('0:01');
  expect(clockText(0)).toBe('0:00');
});

test('the next second comes when the present one is used up', () => {
  expect(untilNextSecond(59_250)).toBe(250);
  expect(untilNextSecond(59_000)).toBe(1000);
});

test('time is spoken at 5, 2 and 1 minutes, 30 and 10 seconds only', () => {
  const heard = Array.from({ length: 600 }, (_, i) => passed(600 - i, 599 - i)).filter((moment) => moment !== undefined);
  expect(heard).toEqual([300, 120, 60, 30, 10]);
  expect(passed(130, 50)).toBe(60); // a minute was taken off
  expect(passed(20, 600)).toBeUndefined(); // a new half
});
