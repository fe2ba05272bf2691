// For tests: a real room store on a line whose other end is the test.
import { tick } from 'svelte';
import { RoomStore } from '../wire/room.svelte';
import type { World } from '../wire/line';
import type * as protocol from '../wire/types/protocol';
import { version } from '../wire/types/protocol';

export const member = (id: number, name: string, more: Partial<protocol.MemberShown> = {}): protocol.MemberShown => ({
  member: id,
  name,
  here: true,
  host: id === 1,
  muted: false,
  ...more,
});

export const seat = (role: string, more: Partial<protocol.SeatShown> = {}): protocol.SeatShown => ({
  role,
  can_take_back: false,
  ready: more.bot !== undefined,
  team: role === 'librarian' ? 0 : 1,
  bots: role === 'librarian' ? ['random', 'liar'] : ['random', 'reader'],
  ...more,
});

// Ada is the host and the Lie-brarian; Ben guesses, and one more seat is open.
export const someRoom = (more: Partial<protocol.Room> = {}): protocol.Room => ({
  id: '0123456789abcdef0123456789abcdef',
  game: 'fiction',
  title: 'Fiction',
  options: [
    { name: 'edition', value: 'classic' },
    { name: 'seats', value: '3' },
    { name: 'clock', value: 'double' },
  ],
  settings: {},
  phase: 'waiting',
  seats: [seat('librarian', { member: 1 }), seat('guesser1', { member: 2 }), seat('guesser2')],
  members: [member(1, 'Ada'), member(2, 'Ben')],
  code: 'amber-tiger-lemon',
  round: 0,
  rematch_seats: [],
  ...more,
});

export const someTable = (more: Partial<protocol.TableView> = {}): protocol.TableView => ({
  view: {},
  offers: [],
  notes: [],
  proposals: [],
  away: [],
  openings: [],
  ...more,
});

export const someUpdate = (table: Partial<protocol.TableView> = {}, more: Partial<protocol.Update> = {}): protocol.Update => ({
  round: 1,
  number: 1,
  revision: 0,
  whole: someTable(table),
  commitments_before: 0,
  commitments: [],
  now: 0,
  ...more,
});

export const chatMessage = (number: number, from: number, name: string, text: string, more: Partial<protocol.ChatMessage> = {}): protocol.ChatMessage => ({
  number,
  member: from,
  name,
  text,
  team: false,
  at: number,
  ...more,
});

export class House {
  readonly asked: protocol.Request[] = [];
  readonly store: RoomStore;
  // By the kind of a request, what it is refused for; anything else is done.
  readonly refusals: Record<string, string | Omit<protocol.Refused, 'code'>> = {};
  readonly addresses: string[] = []; // of the connections, the latest last
  // Calls that wait for their time; a test makes them.
  readonly waiting: (() => void)[] = [];
  private socket!: { onmessage?: (message: { data: string }) => void; onclose?: () => void };
  private time = 0;
  private ids = 0;

  constructor(id: number, ...events: protocol.Event[]) {
    const world: World = {
      open: (address) => {
        this.addresses.push(address);
        return (this.socket = { send: (text: string) => this.hear(text), close: () => undefined } as never) as never;
      },
      now: () => this.time,
      after: (_, call) => this.waiting.push(call),
      cancel: () => undefined,
      random: () => 1,
      id: () => `id${++this.ids}`,
    };
    this.store = new RoomStore('0123456789abcdef0123456789abcdef', world);
    this.welcome(id);
    this.say(...events);
  }

  welcome(id: number): void {
    this.say({ welcome: { version, member: id, now: 0 } });
  }

  say(...events: protocol.Event[]): void {
    for (const event of events) this.socket.onmessage?.({ data: JSON.stringify(event) });
  }
  async tell(...events: protocol.Event[]): Promise<void> {
    this.say(...events);
    await tick();
  }
  async cut(): Promise<void> {
    this.socket.onclose?.();
    await tick();
  }

  private hear(text: string): void {
    const { id, request } = JSON.parse(text) as protocol.Message;
    const kind = Object.keys(request)[0]!;
    if (kind === 'ping') return;
    this.asked.push(request);
    const refused = this.refusals[kind];
    const said = typeof refused === 'string' ? { sentence: refused } : refused;
    this.say({ answer: { id, ...(said && { refused: { code: kind, ...said } }) } });
  }
}
