import { expect, test } from 'vitest';
import { halfLength } from './halftime';

const half = (options: Record<string, string>) => halfLength((name) => options[name] ?? '') / 60_000;

test('ten minutes, eight, as the table has set it, stretched, or no clock', () => {
  expect(half({})).toBe(10);
  expect(half({ short_timer: 'yes' })).toBe(8);
  expect(half({ half_seconds: '120' })).toBe(2);
  expect(half({ short_timer: 'yes', clock: 'half_more' })).toBe(12);
  expect(half({ clock: 'double' })).toBe(20);
  expect(half({ clock: 'off' })).toBe(0);
});
