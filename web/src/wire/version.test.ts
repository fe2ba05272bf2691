import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { House } from '../room/testing';
import UpdateNotice from '../shell/UpdateNotice.svelte';
import { games } from '../shell/catalogue.svelte';
import { version } from './types/protocol';
import { checkVersion, page, update } from './version.svelte';

const newer = version + 1;
const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);

beforeEach(() => {
  sessionStorage.clear();
  update.notice = 'none';
});
afterEach(() => {
  cleanup();
  reload.mockClear();
  vi.unstubAllGlobals();
});

test('a server of the same version is nothing to speak of', () => {
  expect(checkVersion(version)).toBe(true);
  render(UpdateNotice);
  expect(reload).not.toHaveBeenCalled();
  expect(screen.queryByRole('status')).toBeNull();
});

test('the page loads itself again for a server of another version, and says so afterwards, once', async () => {
  expect(checkVersion(newer)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  render(UpdateNotice); // as the page that was loaded again
  expect((await screen.findByRole('status')).textContent).toMatch(/has loaded itself again.*typed again/);
  await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).toBeNull();
  cleanup();
  render(UpdateNotice);
  expect(screen.queryByRole('status')).toBeNull();
});

test('if that did not help it does not try again, and gives people a button', async () => {
  checkVersion(newer);
  checkVersion(version); // another server, from before
  for (let i = 0; i < 3; ++i) checkVersion(newer);
  expect(reload).toHaveBeenCalledTimes(1);
  render(UpdateNotice);
  expect((await screen.findByRole('status')).textContent).toMatch(/this page is from before/);
  await fireEvent.click(screen.getByRole('button', { name: 'Load again' }));
  expect(reload).toHaveBeenCalledTimes(2);
});

test('the next update is another reason', () => {
  checkVersion(newer);
  checkVersion(newer + 1);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a browser that cannot remember that it has loaded the page again asks at once', () => {
  const forbidden = () => {
    throw new Error('forbidden');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden });
  checkVersion(newer);
  expect(reload).not.toHaveBeenCalled();
  expect(update.notice).toBe('outdated');
});

test('a room that welcomes in another version is not entered', async () => {
  const house = new House(1);
  await house.cut();
  house.store.hurry();
  house.say({ welcome: { version: newer, member: 1, now: 0 } });
  expect(reload).toHaveBeenCalledTimes(1);
  expect(house.store.bye?.code).toBe('outdated');
  expect((await house.store.do({ stand: {} }))?.code).toBe('outdated');
  expect(house.asked).toEqual([]);
});

test('the list of games is asked, too', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ version: newer, games: [] }));
  await games();
  expect(reload).toHaveBeenCalledTimes(1);
});
