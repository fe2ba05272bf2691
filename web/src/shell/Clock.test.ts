import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RoomStore } from '../wire/room.svelte';
import { announced } from './announce.svelte';
import Clock from './Clock.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

// A table whose time is the test's.
const start = () => performance.now();
const room = (runs = 0): RoomStore => {
  const from = start();
  const counted = () => performance.now() - from;
  return { tableNow: () => Math.max(counted(), runs), untilRuns: () => Math.max(0, runs - counted()), update: null } as unknown as RoomStore;
};
const timer = () => screen.getByRole('timer');
const shown = () => timer().querySelector('.time')?.textContent;

test('counts by the table’s time, with one timer a second', async () => {
  render(Clock, { label: 'First half', left: 60_000, of: 600_000, since: 0, running: true, room: room() });
  expect(shown()).toBe('1:00');
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(2500);
  expect(shown()).toBe('0:58');
  expect(timer().getAttribute('aria-label')).toBe('First half, 58 seconds left');
  expect(vi.getTimerCount()).toBe(1);
});

test('is calm, heavier in the last minute, unmistakable in the last ten seconds', async () => {
  render(Clock, { label: 'First half', left: 61_000, since: 0, running: true, room: room() });
  const mood = () => ['calm', 'low', 'last'].filter((each) => timer().classList.contains(each)).join();
  expect(mood()).toBe('calm');
  await vi.advanceTimersByTimeAsync(1100);
  expect(mood()).toBe('low');
  await vi.advanceTimersByTimeAsync(50_000);
  expect(mood()).toBe('last');
});

test('time that a card takes at once is shown for a moment, a new clock is not', async () => {
  const props = { label: 'First half', since: 0, running: false, room: room() };
  const { rerender } = render(Clock, { ...props, left: 462_000 });
  const jump = () => timer().querySelector('.jump')?.textContent;
  await rerender({ ...props, left: 402_000 });
  expect(jump()).toBe('−1:00');
  await vi.advanceTimersByTimeAsync(4100);
  expect(jump()).toBeUndefined();
  await rerender({ ...props, left: 600_000, label: 'Second half' });
  expect(jump()).toBeUndefined();
});

test('stands with its reason, without a timer', async () => {
  render(Clock, { label: 'First half', left: 462_000, since: 0, running: false, room: room(), paused: 'Paused: Viktor answers' });
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(5000);
  expect(shown()).toBe('7:42');
  expect(timer().getAttribute('aria-label')).toBe('First half, 7 minutes 42 seconds left, Paused: Viktor answers');
});

test('speaks at ten seconds, and is silent between', async () => {
  render(Clock, { label: 'First half', left: 14_000, since: 0, running: true, room: room() });
  const before = announced.turn;
  await vi.advanceTimersByTimeAsync(3000);
  expect(announced.turn).toBe(before);
  await vi.advanceTimersByTimeAsync(2000);
  expect(announced.text).toBe('10 seconds left');
  await vi.advanceTimersByTimeAsync(8000);
  expect(announced.turn).toBe(before + 1);
});

test('another’s clock is not spoken', async () => {
  render(Clock, { label: 'Lie-brarian’s time', left: 14_000, since: 0, running: true, room: room(), beside: true });
  const before = announced.turn;
  await vi.advanceTimersByTimeAsync(6500);
  expect(timer().getAttribute('aria-label')).toBe('Lie-brarian’s time, 8 seconds left');
  expect(announced.turn).toBe(before);
});

test('counts in after an outage before it goes on', async () => {
  render(Clock, { label: 'First half', left: 60_000, since: 0, running: true, room: room(3000) });
  expect(timer().getAttribute('aria-label')).toContain('Goes on in 3');
  expect(shown()).toBe('0:57');
  await vi.advanceTimersByTimeAsync(2100);
  expect(timer().getAttribute('aria-label')).toContain('Goes on in 1');
  expect(shown()).toBe('0:57');
  await vi.advanceTimersByTimeAsync(2000);
  expect(timer().getAttribute('aria-label')).toBe('First half, 56 seconds left');
});

test('says that there is none', () => {
  render(Clock, { label: 'First half', left: null, running: false });
  expect(screen.getByText('No clock')).toBeTruthy();
  expect(screen.queryByRole('timer')).toBeNull();
});
