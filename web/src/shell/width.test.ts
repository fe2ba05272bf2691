import { expect, test } from 'vitest';
import { isWide } from './width.svelte';

test('72 rem are wide, and larger text takes more of them', () => {
  expect(isWide(72 * 16, 100)).toBe(true);
  expect(isWide(72 * 16 - 1, 100)).toBe(false);
  expect(isWide(72 * 16, 150)).toBe(false);
  expect(isWide(72 * 24, 150)).toBe(true);
});
