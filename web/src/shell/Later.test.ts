import { cleanup, render, screen } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Later from './Later.svelte';

let frames: FrameRequestCallback[] = [];
const paint = async () => {
  for (const draw of frames.splice(0)) draw(0);
  await tick();
};
const children = createRawSnippet(() => ({ render: () => '<p>the rest</p>' }));
const isThere = () => screen.queryByText('the rest') !== null;

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('what may wait is drawn once a frame without it was painted', async () => {
  render(Later, { children });
  expect(isThere()).toBe(false);
  await paint();
  expect(isThere()).toBe(false);
  await paint();
  expect(isThere()).toBe(true);
});

test('or after two of them', async () => {
  render(Later, { after: 2, children });
  for (const there of [false, false, true]) {
    await paint();
    expect(isThere()).toBe(there);
  }
});

test('nobody looks: it does not wait for frames that never come', async () => {
  const looking = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  render(Later, { children });
  expect(isThere()).toBe(true);
  cleanup();
  looking.mockReturnValue('visible');
  render(Later, { children });
  expect(isThere()).toBe(false);
  looking.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await tick();
  expect(isThere()).toBe(true);
});

test('what has gone is not drawn', async () => {
  render(Later, { children });
  cleanup();
  expect(frames).toEqual([]);
});
