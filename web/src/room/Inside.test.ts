import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { folderOf } from '../games';
import { found, roomAt } from '../games/fiction/end/fixtures';
import Inside from './Inside.svelte';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000, defaultHidden: true });
beforeAll(() => folderOf('fiction'));
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async () => Response.json({ refused: { code: 'not_here', sentence: '' } }, { status: 404 }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function atTheEnd() {
  const at = roomAt(found);
  render(Inside, { props: { room: at.room, wantsSeat: false } });
  await heading('Guessers win');
  return at;
}

describe('between two games', () => {
  test('the seats are a page beside the end, each with its own heading', async () => {
    await atTheEnd();
    await press('Seats and invitation');
    const table = await heading('Your table');
    await waitFor(() => expect(document.activeElement).toBe(table));
    screen.getByText('Fiction. The last game is over, the next has not begun yet.');
    expect(screen.queryByText('Guessers win')).toBeNull();
    await press('Back to the last game');
    const end = await heading('Guessers win');
    await waitFor(() => expect(document.activeElement).toBe(end));
  });

  test('the host starts from there, hears what stands against it, and is taken to the next game', async () => {
    const { sent, hear } = await atTheEnd();
    await press('Seats and invitation');
    await press('Start the game');
    const { id } = sent.find(({ request }) => 'start' in request)!;
    hear({ answer: { id, refused: { code: 'seat_open', sentence: 'A seat has nobody.' } } });
    await screen.findByText('A seat has nobody.');
    hear({ room: { ...found.room, phase: 'playing', round: 2 } });
    await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: 'Your table' })).toBeNull());
    hear({ room: { ...found.room, round: 2 } });
    await heading('Guessers win'); // and not the seats again
  });
});
