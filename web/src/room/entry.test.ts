import { describe, expect, it, vi } from 'vitest';
import { Refusal } from '../wire/api';
import type { RoomStore } from '../wire/room.svelte';
import type * as protocol from '../wire/types/protocol';
import { Entry, type Door } from './entry.svelte';

const ada = { name: 'Ada', has_password: false, rooms: [], games: [] } as unknown as protocol.Me;
const listed = (more: Partial<protocol.RoomListed> = {}): protocol.RoomListed => ({
  id: 'x',
  game: 'fiction',
  title: 'Fiction',
  phase: 'waiting',
  seats: 2,
  options: [],
  open: 1,
  watching: 0,
  host: 'Ada',
  ...more,
});

function at(door: Partial<Door>) {
  const room = { end: vi.fn(), hurry: vi.fn() };
  const all: Door = {
    me: async () => ada,
    look: async () => listed(),
    become: async () => ada,
    knock: async () => ({}),
    open: vi.fn(() => room as unknown as RoomStore),
    ...door,
  };
  return { entry: new Entry('x', all), room, door: all };
}
const refused = (code: string) => async () => {
  throw new Refusal(code, `It was ${code}.`);
};

describe('the way into a room', () => {
  it('leads over the host, where the host lets people in', async () => {
    let answer = 'must_ask';
    const knock = vi.fn(async () => {
      answer = 'has_asked';
    });
    const look = async () => {
      if (answer !== 'let in') throw new Refusal(answer, `It was ${answer}.`);
      return listed();
    };
    const { entry } = at({ look, knock });
    await entry.begin();
    expect([entry.stage, entry.problem?.code]).toEqual(['shut', 'must_ask']);
    expect(await entry.knock('Ada')).toBeNull();
    expect(knock).toHaveBeenCalledWith('x');
    expect(entry.problem?.code).toBe('has_asked');
    await entry.lookAtTheDoor();
    expect(entry.stage).toBe('shut');
    answer = 'let in';
    await entry.lookAtTheDoor();
    expect(entry.stage).toBe('inside');
    expect(entry.wantsSeat).toBe(true);
  });
  it('says why one cannot even ask', async () => {
    const { entry } = at({ look: refused('must_ask'), knock: refused('not_let_in') });
    await entry.begin();
    expect(await entry.knock('Ada')).toBe('It was not_let_in.');
    expect(entry.stage).toBe('shut');
  });
  it('is open to somebody', async () => {
    const { entry, door } = at({});
    await entry.begin();
    expect(entry.stage).toBe('inside');
    expect(door.open).toHaveBeenCalledOnce();
    expect(entry.wantsSeat).toBe(false);
  });

  it('asks nobody for a name, and gives them the seat that they were offered', async () => {
    const { entry } = at({ me: async () => null });
    await entry.begin();
    expect(entry.stage).toBe('nobody');
    expect(entry.offersSeat).toBe(true);
    expect(await entry.comeIn('Ben')).toBeNull();
    expect(entry.stage).toBe('inside');
    expect(entry.wantsSeat).toBe(true);
  });

  it('offers an open seat also between two games', async () => {
    const { entry } = at({ me: async () => null, look: async () => listed({ phase: 'over' }) });
    await entry.begin();
    expect(entry.offersSeat).toBe(true);
  });

  it.each([{ open: 0 }, { phase: 'playing' as const }])('offers no seat where there is none: %o', async (more) => {
    const { entry } = at({ me: async () => null, look: async () => listed(more) });
    await entry.begin();
    expect(entry.offersSeat).toBe(false);
    await entry.comeIn('Ben');
    expect(entry.wantsSeat).toBe(false);
  });

  it('says what is wrong with a name, and stays at the door', async () => {
    const { entry, door } = at({ me: async () => null, become: refused('long_name') });
    await entry.begin();
    expect(await entry.comeIn('x'.repeat(30))).toBe('It was long_name.');
    expect(entry.stage).toBe('nobody');
    expect(door.open).not.toHaveBeenCalled();
  });

  it.each(['no_such_room', 'kicked', 'closed', 'full'])('is shut, with the reason: %s', async (code) => {
    const { entry, door } = at({ look: refused(code) });
    await entry.begin();
    expect(entry.stage).toBe('shut');
    expect(entry.problem).toEqual({ code, sentence: `It was ${code}.` });
    expect(door.open).not.toHaveBeenCalled();
  });

  it('waits for a server that cannot be reached, and goes on', async () => {
    let isUp = false;
    const { entry } = at({ me: () => (isUp ? Promise.resolve(ada) : refused('unreachable')()) });
    await entry.begin();
    expect(entry.stage).toBe('unreachable');
    isUp = true;
    await entry.begin();
    expect(entry.stage).toBe('inside');
  });

  it('hurries a dead line as soon as the server answers', async () => {
    const { entry, room } = at({});
    await entry.begin();
    await entry.lookAgain();
    expect(room.hurry).toHaveBeenCalledOnce();
  });

  it('keeps the room while nobody answers, and leaves it when it is told to', async () => {
    let answer = 'unreachable';
    const { entry, room } = at({ look: () => (answer === '' ? Promise.resolve(listed()) : refused(answer)()) });
    answer = '';
    await entry.begin();
    answer = 'unreachable';
    await entry.lookAgain();
    expect(entry.stage).toBe('inside');
    expect(room.end).not.toHaveBeenCalled();
    answer = 'kicked';
    await entry.lookAgain();
    expect(entry.stage).toBe('shut');
    expect(room.end).toHaveBeenCalledOnce();
  });

  it('begins anew after a good-bye that is not for good', async () => {
    let me: protocol.Me | null = ada;
    const { entry, room, door } = at({ me: async () => me });
    await entry.begin();
    me = null;
    await entry.beginAnew();
    expect(room.end).toHaveBeenCalledOnce();
    expect(entry.stage).toBe('nobody');
    await entry.comeIn('Ben');
    expect(entry.stage).toBe('inside');
    expect(door.open).toHaveBeenCalledTimes(2);
  });

  it('asks for a name again where the server knows nobody any more', async () => {
    let me: protocol.Me | null = ada;
    const { entry, room } = at({ me: async () => me });
    await entry.begin();
    me = null;
    await entry.lookAgain();
    expect(entry.stage).toBe('nobody');
    expect(room.end).toHaveBeenCalledOnce();
  });
});
