import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import offered from '../make/fixtures/games.json';
import { House, member, seat, someRoom } from '../room/testing';
import { catalogue, type UsualSettings } from '../shell/catalogue.svelte';
import type * as protocol from '../wire/types/protocol';
import Lobby from './Lobby.svelte';

vi.mock('../wire/api', async (original) => ({ ...(await original<object>()), games: () => new Promise(() => undefined) }));

beforeAll(() => {
  // jsdom draws no dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
beforeEach(() => {
  catalogue.games = [
    {
      name: 'fiction',
      title: 'Fiction',
      options: [
        { name: 'seats', value: '2', title: 'Players', sentence: '', kind: 'number', min: 2, max: 12, choices: [] },
        { name: 'clock', value: 'normal', title: 'Clock', sentence: '', kind: 'one_of', choices: [{ name: 'double', title: 'Twice the time', sentence: '' }] },
      ],
      bots: [
        { name: 'liar', sentence: 'Places each lie well.' },
        { name: 'reader', sentence: 'Keeps every word that fits.' },
      ],
      symmetric_seats: false,
      seats: [],
      presets: [],
      aids: [],
    } as unknown as protocol.GameShown,
  ];
  catalogue.settings = usualSettings;
});
afterEach(cleanup);
const usualSettings = offered.settings as UsualSettings;

function lobby(id: number, room: protocol.Room = someRoom()): House {
  const house = new House(id, { room });
  render(Lobby, { room: house.store });
  return house;
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const settled = () => new Promise((done) => setTimeout(done));

describe('the lobby', () => {
  it('shows the host who sits where and what is missing', () => {
    lobby(1);
    expect(screen.getByRole('heading', { level: 1, name: 'Your table' })).toBeTruthy();
    const seats = within(screen.getByRole('region', { name: 'Seats' })).getAllByRole('listitem').map((item) => item.textContent);
    expect(seats[0]).toContain('Ada');
    expect(seats[1]).toContain('not ready yet');
    expect(seats[2]).toContain('Open');
    expect(screen.getByText('1 seat is open. Send the link, or give it to bots.')).toBeTruthy();
    expect(screen.getByText('amber, tiger, lemon')).toBeTruthy();
    expect((screen.getByRole('textbox', { name: 'Link' }) as HTMLInputElement).value).toContain('/r/0123456789abcdef0123456789abcdef');
    expect(screen.getByRole('img', { name: 'QR code of the link' })).toBeTruthy();
    const terms = within(screen.getByRole('region', { name: 'How this table plays' }));
    expect(terms.getAllByText('Clock:')[0]?.nextElementSibling?.textContent).toBe('Twice the time');
  });

  it('has one filled button, and it starts', async () => {
    const house = lobby(1);
    expect(document.querySelectorAll('.primary')).toHaveLength(1);
    await press('Start the game');
    expect(house.asked).toEqual([{ start: {} }]);
  });

  it('says beside the button, in the server’s words, why it does not start', async () => {
    const house = lobby(1);
    house.refusals['start'] = 'Seat 3 is open.';
    await press('Start the game');
    await settled();
    expect(screen.getByText('Seat 3 is open.').className).toContain('refused');
    await house.tell({ room: someRoom({ seats: [seat('librarian', { member: 1 }), seat('guesser1', { member: 2 }), seat('guesser2', { bot: 'reader' })] }) });
    expect(screen.queryByText('Seat 3 is open.')).toBeNull();
  });

  it('lets a guest sit, move and get ready, and nothing of the host’s', async () => {
    const house = lobby(2);
    expect(screen.getByRole('heading', { level: 1, name: 'Ada’s table' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start the game' })).toBeNull();
    expect(screen.queryByRole('button', { name: /bot/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
    await press('I am ready');
    await press('Sit here, as Guesser 2');
    expect(house.asked).toEqual([{ ready: { ready: true } }, { sit: { seat: 3 } }]);
  });

  it('offers a seat to who watches, by one button', async () => {
    const house = lobby(3, someRoom({ members: [member(1, 'Ada'), member(2, 'Ben'), member(3, 'Cy')] }));
    await press('Sit down');
    expect(house.asked).toEqual([{ sit: { seat: 3 } }]);
    expect(within(screen.getByRole('region', { name: 'Watching' })).getByText('You')).toBeTruthy();
  });

  it('has the host choose a bot by what it does', async () => {
    const house = lobby(1);
    await press('Give to a bot: Guesser 2');
    const reader = screen.getByRole('button', { name: /^Reader/ });
    expect(document.getElementById(reader.getAttribute('aria-describedby')!)?.textContent).toBe('Keeps every word that fits.');
    await fireEvent.click(reader);
    await settled();
    expect(house.asked).toEqual([{ hand_to_bot: { seat: 3, bot: 'reader' } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('gives all open seats to bots at once', async () => {
    const house = lobby(1, someRoom({ seats: [seat('librarian'), seat('guesser1', { member: 1 }), seat('guesser2')] }));
    await press('Give all 2 to bots');
    await settled();
    expect(house.asked).toEqual([{ hand_to_bot: { seat: 1, bot: 'liar' } }, { hand_to_bot: { seat: 3, bot: 'reader' } }]);
  });

  it('takes a bot off its seat', async () => {
    const house = lobby(1, someRoom({ seats: [seat('librarian', { bot: 'liar' }), seat('guesser1', { member: 1 })] }));
    await press('Take off: the bot Liar, Lie-brarian');
    expect(house.asked).toEqual([{ take_back: { seat: 1 } }]);
  });

  it('changes how the table plays, all at once, and says where it was wrong', async () => {
    const house = lobby(1);
    house.refusals['configure'] = { sentence: 'At most 12.', about: 'seats' };
    await press('Change');
    await fireEvent.input(screen.getByRole('spinbutton', { name: 'Players' }), { target: { value: '13' } });
    await fireEvent.submit(document.querySelector('dialog form')!);
    await settled();
    expect(screen.getByText('At most 12.').className).toContain('refused');
    expect(screen.getByText('At most 12.').previousElementSibling?.contains(screen.getByRole('spinbutton', { name: 'Players' }))).toBe(true);
    expect(screen.getByRole('dialog')).toBeTruthy();
    delete house.refusals['configure'];
    await fireEvent.input(screen.getByRole('spinbutton', { name: 'Players' }), { target: { value: '5' } });
    await fireEvent.submit(document.querySelector('dialog form')!);
    await settled();
    expect((house.asked[1] as { configure: protocol.Configure }).configure.options).toContainEqual({ name: 'seats', value: '5' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('adds a seat and keeps the rest as it was', async () => {
    const house = lobby(1, someRoom({ settings: { spectators: false } }));
    await press('Add a seat');
    const [{ configure }] = house.asked as [{ configure: protocol.Configure }];
    expect(configure.options).toEqual([{ name: 'seats', value: '4' }, { name: 'clock', value: 'double' }]);
    expect(configure.settings).toMatchObject({ spectators: false, text: true });
  });

  it('is for one person and for twelve', async () => {
    const names = Array.from({ length: 12 }, (_, i) => member(i + 1, `Person ${i + 1}`));
    const seats = names.map(({ member: id }) => seat(id === 1 ? 'librarian' : `guesser${id - 1}`, { member: id, ready: true }));
    lobby(1, someRoom({ seats, members: names }));
    expect(within(screen.getByRole('region', { name: 'Seats' })).getAllByRole('listitem')).toHaveLength(12);
    expect(screen.getByText('All seats are taken. You can start.')).toBeTruthy();
    cleanup();
    lobby(1, someRoom({ seats: [seat('player1', { member: 1 })], members: [member(1, 'Ada')] }));
    expect(screen.getByText('All seats are taken. You can start.')).toBeTruthy();
  });
});
