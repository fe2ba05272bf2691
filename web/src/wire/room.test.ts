import { describe, expect, it } from 'vitest';
import { chatMessage, House, seat, someRoom, someTable, someUpdate } from '../room/testing';
import type * as protocol from './types/protocol';

const rows = [{ guess: 'datum' }, { guess: 'noble' }];
const table = { view: { board: { tokens: 3, rows } }, offers: [{ guess: {} }], notes: [{ writer: 2, key: 'a', value: 'in', personal: true }], away: [] };
const changed = (difference: unknown, more: Partial<protocol.Update> = {}): protocol.Update => {
  const { whole: _, ...update } = someUpdate();
  return { ...update, number: 2, revision: 1, difference, ...more };
};
const seated = () => new House(2, { room: someRoom({ phase: 'playing' }) }, { update: someUpdate(table, { seat: 2 }) });
const address = (house: House) => new URL(house.addresses.at(-1)!).search;
// The line is lost, and its next try begins.
async function again(house: House): Promise<void> {
  await house.cut();
  house.waiting.at(-1)!();
}

describe('the table of a room', () => {
  it('is what an update brings as a whole', () => {
    const { store } = seated();
    expect(store.update).toEqual({ ...someTable(table), round: 1, number: 1, seat: 2, revision: 0, commitments_before: 0, commitments: [], now: 0 });
  });

  it('is the one before with what has changed', () => {
    const house = seated();
    const before = house.store.update!;
    house.say({ update: changed({ view: { board: { tokens: 2, rows: { 2: { guess: 'crane' } } } }, offers: [], result: 'word_found' }) });
    const now = house.store.update!;
    expect(now).toMatchObject({ number: 2, revision: 1, offers: [], result: 'word_found', notes: table.notes });
    expect(now.view).toEqual({ board: { tokens: 2, rows: [...rows, { guess: 'crane' }] } });
    expect(now).not.toHaveProperty('difference');
    expect(now.notes).toBe(before.notes);
    expect(before.view).toEqual(table.view);
  });

  it('builds one difference on the other', () => {
    const house = seated();
    house.say({ update: changed({ view: { board: { tokens: 2 } } }) }, { update: changed({ result: 'closed', view: { board: { rows: { length: 1 } } } }, { number: 3 }) });
    house.say({ update: changed({ result: null }, { number: 7 }) });
    expect(house.store.update).toMatchObject({ number: 7, view: { board: { tokens: 2, rows: [rows[0]] } } });
    expect(house.store.update?.result).toBeUndefined();
  });

  it('is the same where only times have changed', () => {
    const house = seated();
    const before = house.store.update!;
    house.say({ update: changed({}, { now: 5000, resumes_at: 9000 }) });
    expect(house.store.update?.view).toBe(before.view);
    expect(house.store.update?.resumes_at).toBe(9000);
    expect(house.store.tableNow()).toBe(9000);
    house.say({ update: changed({}, { now: 9000 }) });
    expect(house.store.update?.resumes_at).toBeUndefined();
  });

  it('is kept over a lost line, and later differences build on it', async () => {
    const house = seated();
    await again(house);
    expect(address(house)).toBe('?round=1&number=1&seat=2');
    house.welcome(2);
    house.say({ update: changed({ view: { board: { tokens: 1 } } }) });
    expect(house.store.update?.view).toEqual({ board: { tokens: 1, rows } });
    expect(house.addresses).toHaveLength(2);
  });

  it('begins anew with another round', () => {
    const house = seated();
    house.say({ move_played: { round: 1, seat: 2, action: { guess: { word: 'datum' } }, why: '', at: 1 } });
    house.say({ update: someUpdate({ view: { board: {} } }, { round: 2, commitments: ['aa'] }) });
    expect(house.store.update).toMatchObject({ round: 2, view: { board: {} }, offers: [] });
    expect(house.store.movesPlayed).toEqual([]);
    expect(house.store.commitments).toEqual(['aa']);
  });
});

describe('a difference that fits nothing', () => {
  const cases: [string, () => House, protocol.Update][] = [
    ['came before any table', () => new House(2, { room: someRoom({ phase: 'playing' }) }), changed({ offers: [] })],
    ['reaches past a list', seated, changed({ view: { board: { rows: { 5: { guess: 'crane' } } } } })],
  ];
  it.each(cases)('makes the page ask for the whole: it %s', (_, open, update) => {
    const house = open();
    const before = house.store.update;
    house.say({ update });
    expect(house.store.state).toBe('lost');
    expect(house.store.update).toBe(before); // shown until there is something better
    house.waiting.at(-1)!();
    expect(address(house)).toBe('');
    house.welcome(2);
    house.say({ update: someUpdate({ offers: [{ token: {} }] }, { number: 4, seat: 2 }) });
    expect(house.store.update).toMatchObject({ number: 4, offers: [{ token: {} }] });
    house.say({ update: changed({ offers: [] }, { number: 5 }) });
    expect(house.store.update?.offers).toEqual([]);
    expect(house.addresses).toHaveLength(2);
  });
});

describe('a room', () => {
  it('knows who one is', () => {
    const house = seated();
    expect([house.store.memberId, house.store.seat, house.store.isHost]).toEqual([2, 2, false]);
    house.say({ room: someRoom({ seats: [seat('librarian', { member: 2 })] }) });
    expect(house.store.seat).toBe(1);
  });

  it('plays a move as it is, meant for what is shown', async () => {
    const house = seated();
    house.say({ update: changed({}, { revision: 9 }) });
    expect(await house.store.play({ guess: { word: 'crane' } })).toBeNull();
    expect(house.asked).toEqual([{ play: { action: { guess: { word: 'crane' } }, revision: 9 } }]);
  });

  it('forgets what somebody has said who has erased themselves', () => {
    const house = seated();
    house.say({ chat_message: chatMessage(1, 1, 'Ada', 'mine') }, { chat_message: chatMessage(2, 2, 'Ben', 'noted') });
    house.say({ chat_erased: { member: 1 } });
    expect(house.store.chat.map(({ text }) => text)).toEqual(['noted']);
  });
  it('hears what was said once, and what was played with each connection', async () => {
    const house = seated();
    const move: protocol.MovePlayed = { round: 1, seat: 2, action: { pass: {} }, why: 'Nothing to do.', at: 5 };
    const events: protocol.Event[] = [{ chat_message: chatMessage(1, 1, 'Ada', 'Hello') }, { move_played: move }];
    house.say(...events);
    await again(house);
    house.welcome(2);
    house.say(...events);
    expect(house.store.chat.map(({ text }) => text)).toEqual(['Hello']);
    expect(house.store.movesPlayed).toEqual([move]);
  });
});
