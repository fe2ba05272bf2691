import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { guest } from '../me/guest.svelte';
import Door from './Door.svelte';
import { Entry } from './entry.svelte';
import Shut from './Shut.svelte';
import Strip from './Strip.svelte';
import { House, member, seat, someRoom, someUpdate } from './testing';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const settled = () => new Promise((done) => setTimeout(done));

describe('the door', () => {
  function door(comeIn: (name: string) => Promise<string | null>, open = 1, game = 'fiction'): void {
    const entry = new Entry('x', {} as never);
    entry.invitation = { id: 'x', game, title: game.replace(/^./, (letter) => letter.toUpperCase()), options: [], phase: 'waiting', seats: 2, open, watching: 0, host: 'Ada' };
    entry.comeIn = comeIn;
    render(Door, { entry });
  }
  it('says who invites to what, offers a name, and needs one button', async () => {
    const comeIn = vi.fn(async () => null);
    door(comeIn);
    expect(screen.getByRole('heading', { level: 1, name: 'Ada invites you to Fiction.' })).toBeTruthy();
    expect(screen.getByText('1 of 2 seats is open.')).toBeTruthy();
    const name = (screen.getByRole('textbox', { name: 'Your name' }) as HTMLInputElement).value;
    expect(name).toMatch(/^Reader \d+$/);
    await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
    expect(comeIn).toHaveBeenCalledWith(name);
  });
  it('knows the name that was typed on the way here', async () => {
    const comeIn = vi.fn(async () => null);
    guest.name = ' Zoë ';
    door(comeIn);
    expect((screen.getByRole('textbox', { name: 'Your name' }) as HTMLInputElement).value).toBe(' Zoë ');
    await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
    expect(comeIn).toHaveBeenCalledWith('Zoë');
    guest.name = 'Reader 7';
  });
  it('says before anybody sits down that there is no board', () => {
    door(async () => null, 1, 'chess');
    expect(screen.getByText(/Chess has no board in the page yet/)).toBeTruthy();
  });
  it('lets people watch where no seat is open', () => {
    door(async () => null, 0);
    expect(screen.getByText('All seats are taken; you can watch.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Come in' })).toBeTruthy();
  });
  it('says beside the field what is wrong with a name', async () => {
    door(async () => 'A name is missing.');
    await fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
    await settled();
    const field = screen.getByRole('textbox');
    expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toContain('A name is missing.');
    expect(document.activeElement).toBe(field);
  });
});

describe('a shut door', () => {
  it('says why, and the way out', () => {
    render(Shut, { problem: { code: 'kicked', sentence: 'The host has asked you to leave this table.' } });
    expect(screen.getByRole('heading', { name: 'You were asked to leave' })).toBeTruthy();
    expect(screen.getByText('The host has asked you to leave this table.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the front page' })).toBeTruthy();
  });
});

describe('the strip above a table', () => {
  const playing = (more = {}) =>
    someRoom({
      phase: 'playing',
      seats: [seat('librarian', { member: 1 }), seat('guesser1', { member: 2 })],
      ...more,
    });
  it('is not there while there is nothing to say', () => {
    render(Strip, { room: new House(2, { room: playing() }, { update: someUpdate() }).store });
    expect(screen.queryByRole('complementary')).toBeNull();
  });
  it('tells of a lost line after a moment, and that nothing else is lost', async () => {
    vi.useFakeTimers();
    const house = new House(2, { room: playing() });
    render(Strip, { room: house.store });
    await house.cut();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(screen.queryByText('Connection lost.')).toBeNull();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(screen.getByText('Connection lost.')).toBeTruthy();
    expect(screen.getByText(/^Connection lost/).closest('p')?.textContent).toContain('your seat is kept');
    expect(screen.getByRole('button', { name: 'Try now' })).toBeTruthy();
  });
  it('gives a seat back that a bot plays', async () => {
    const house = new House(2, { room: playing({ seats: [seat('librarian', { member: 1 }), seat('guesser1', { member: 2, bot: 'reader' })] }) });
    render(Strip, { room: house.store });
    await fireEvent.click(screen.getByRole('button', { name: 'Take my seat back' }));
    expect(house.asked).toEqual([{ take_back: { seat: 2 } }]);
  });
  it('names who is away to who sits, and a free seat to who watches', async () => {
    render(Strip, { room: new House(1, { room: playing() }, { update: someUpdate({ away: [2] }) }).store });
    expect(screen.getByText('Ben is away.')).toBeTruthy();
    cleanup();
    const free = playing({ seats: [seat('librarian', { member: 1 }), seat('guesser1')], members: [member(1, 'Ada'), member(3, 'Eve')] });
    const house = new House(3, { room: free }, { update: someUpdate() });
    render(Strip, { room: house.store });
    await fireEvent.click(screen.getByRole('button', { name: 'Sit here' }));
    expect(house.asked).toEqual([{ sit: { seat: 2 } }]);
  });
});
