// For tests: a real room store on a line whose other end is the test.
import { tick } from 'svelte';
import { RoomStore } from '../wire/room.svelte';
import type { World } from '../wire/line';
import type * as protocol from '../wire/types/protocol';

export const member = (who: number, name: string, more: Partial<protocol.MemberShown> = {}): protocol.MemberShown => ({
  who,
  name,
  here: true,
  host: who === 1,
  muted: false,
  ...more,
});

export const seat = (role: string, more: Partial<protocol.SeatShown> = {}): protocol.SeatShown => ({
  role,
  taken_back: false,
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
  seats: [seat('librarian', { who: 1 }), seat('guesser1', { who: 2 }), seat('guesser2')],
  members: [member(1, 'Ada'), member(2, 'Ben')],
  code: 'HYMNS',
  round: 0,
  ...more,
});

export const someUpdate = (more: Partial<protocol.Update> = {}): protocol.Update => ({
  round: 1,
  number: 1,
  view: {},
  offers: [],
  position: 0,
  before: 0,
  commitments: [],
  notes: [],
  proposals: [],
  away: [],
  openings: [],
  now: 0,
  ...more,
});

export const talked = (number: number, who: number, name: string, text: string, more: Partial<protocol.Talked> = {}): protocol.Talked => ({
  number,
  who,
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
  readonly refusals: Record<string, string> = {};
  private socket!: { onmessage?: (message: { data: string }) => void; onclose?: () => void };
  private time = 0;
  private ids = 0;

  constructor(who: number, ...events: protocol.Event[]) {
    const world: World = {
      open: () => (this.socket = { send: (text: string) => this.hear(text), close: () => undefined } as never) as never,
      now: () => this.time,
      after: () => 0,
      cancel: () => undefined,
      random: () => 1,
      id: () => `id${++this.ids}`,
    };
    this.store = new RoomStore('0123456789abcdef0123456789abcdef', world);
    this.say({ welcome: { version: 1, who, now: 0 } }, ...events);
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
    const sentence = this.refusals[kind];
    this.say({ answer: { id, ...(sentence === undefined ? {} : { refused: { code: kind, sentence } }) } });
  }
}
