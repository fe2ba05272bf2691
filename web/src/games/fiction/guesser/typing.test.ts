import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Typing } from './typing.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refused = { code: 'not_a_word', sentence: 'FJORF is no word.' };

test('letters count, up to five, whatever else is pasted', () => {
  const typing = new Typing(async () => null);
  [...'fr3'].forEach(typing.type);
  expect(typing.letters).toBe('fr');
  typing.become('  Fr-Eshly ');
  expect([typing.letters, typing.full]).toEqual(['fresh', true]);
  typing.type('x');
  expect(typing.letters).toBe('fresh');
  typing.rub();
  expect([typing.letters, typing.full]).toEqual(['fres', false]);
});

test('the server is asked once the typing rests, and only about five letters', async () => {
  const refusalOf = vi.fn(async () => refused);
  const typing = new Typing(refusalOf);
  typing.become('fjor');
  await vi.advanceTimersByTimeAsync(1000);
  expect(refusalOf).not.toHaveBeenCalled();
  typing.type('d');
  typing.rub();
  typing.type('f');
  await vi.advanceTimersByTimeAsync(1000);
  expect(refusalOf.mock.calls).toEqual([['fjorf']]);
  expect(typing.refused?.sentence).toBe('FJORF is no word.');
});

test('what was said of a word goes with it', async () => {
  const typing = new Typing(async () => refused);
  typing.become('fjorf');
  await vi.advanceTimersByTimeAsync(1000);
  typing.rub();
  expect(typing.refused).toBeNull();
});

test('an answer about a word that has changed meanwhile is not shown', async () => {
  let answer = (_: typeof refused | null) => {};
  const typing = new Typing(() => new Promise((settle) => (answer = settle)));
  typing.become('fjorf');
  await vi.advanceTimersByTimeAsync(300);
  typing.become('fjord');
  answer(refused);
  await vi.advanceTimersByTimeAsync(0);
  expect(typing.refused).toBeNull();
});
