import { beforeEach, describe, expect, it } from 'vitest';
import { Line, type Has, type State, type World } from './line';
import type * as protocol from './types/protocol';
import { version } from './types/protocol';

// A world with one clock, in which the test is the server.
class Played implements World {
  time = 0;
  sockets: Fake[] = [];
  private timers = new Map<number, { at: number; call: () => void }>();
  private last = 0;

  open(url: string): WebSocket {
    const socket = new Fake(url);
    this.sockets.push(socket);
    return socket as unknown as WebSocket;
  }
  now = () => this.time;
  after(ms: number, call: () => void): number {
    this.timers.set(++this.last, { at: this.time + ms, call });
    return this.last;
  }
  cancel = (timer: number) => void this.timers.delete(timer);
  random = () => 1;
  id = () => `id${++this.last}`;

  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const due = [...this.timers].filter(([, each]) => each.at <= end).sort(([, a], [, b]) => a.at - b.at)[0];
      if (due === undefined) break;
      this.timers.delete(due[0]);
      this.time = due[1].at;
      due[1].call();
    }
    this.time = end;
  }
  get socket(): Fake {
    return this.sockets[this.sockets.length - 1]!;
  }
}

class Fake {
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  sent: protocol.Message[] = [];
  isClosed = false;
  constructor(readonly url: string) {}
  send = (text: string) => void this.sent.push(JSON.parse(text) as protocol.Message);
  close = () => void (this.isClosed = true);

  say(...events: object[]): void {
    this.onmessage?.({ data: events.map((event) => JSON.stringify(event)).join('\n') });
  }
  welcome = () => this.say({ welcome: { version, member: 1, now: 0 } });
  break = () => this.onclose?.();
  get asked(): protocol.Message[] {
    return this.sent.filter((message) => !('ping' in message.request));
  }
}

let world: Played;
let states: State[];
let events: protocol.Event[];
let ended: protocol.Bye | null;
let has: Has | null;
let heard: () => void; // once an event has come
let line: Line;

beforeEach(() => {
  world = new Played();
  states = [];
  events = [];
  ended = null;
  has = null;
  heard = () => undefined;
  line = new Line(world, (got) => (got ? `ws?number=${got.number}` : 'ws'), () => has, {
    state: (state) => states.push(state),
    event: (event) => {
      events.push(event);
      heard();
    },
    ended: (bye) => (ended = bye),
    speaks: (other) => other === version,
  });
});

describe('a line', () => {
  it('is open once it was welcomed, and hands on what comes, a line each', () => {
    world.socket.welcome();
    world.socket.say({ pong: { sent: 0, now: 1 } }, { bye: { code: 'x', sentence: 'y' } });
    expect(states).toEqual(['connecting', 'open']);
    expect(events.map((event) => Object.keys(event)[0])).toEqual(['welcome', 'pong', 'bye']);
  });

  it('gives the answer to whoever asked', async () => {
    world.socket.welcome();
    const answer = line.ask({ stand: {} });
    const id = world.socket.asked[0]!.id;
    world.socket.say({ answer: { id, refused: { code: 'not_seated', sentence: 'You have no seat.' } } });
    expect((await answer).refused?.code).toBe('not_seated');
  });

  it('sends again what was not answered, under the same id and in order', async () => {
    world.socket.welcome();
    const first = line.ask({ sit: { seat: 1 } });
    void line.ask({ ready: {} });
    const ids = world.socket.asked.map((message) => message.id);
    world.socket.break();
    world.pass(300);
    expect(world.sockets.length).toBe(2);
    expect(world.socket.asked).toEqual([]);
    world.socket.welcome();
    expect(world.socket.asked.map((message) => message.id)).toEqual(ids);
    world.socket.say({ answer: { id: ids[0] } });
    await first;
    world.socket.break();
    world.pass(300);
    world.socket.welcome();
    expect(world.socket.asked.map((message) => message.id)).toEqual([ids[1]]);
  });

  it('keeps what is asked while there is no connection', () => {
    void line.ask({ stand: {} });
    expect(world.socket.sent).toEqual([]);
    world.socket.welcome();
    expect(world.socket.asked.length).toBe(1);
  });

  it('waits longer from try to try, and tells what it has', () => {
    has = { round: 1, number: 7, seat: 2 };
    const begun: number[] = [];
    for (let i = 0; i < 9; ++i) {
      const before = world.time;
      world.socket.break();
      while (world.socket.onclose !== null && states[states.length - 1] !== 'connecting') world.pass(50);
      begun.push(world.time - before);
    }
    expect(begun.slice(0, 4)).toEqual([250, 500, 1000, 2000]);
    expect(Math.max(...begun)).toBe(15_000);
    expect(world.socket.url).toBe('ws?number=7');
  });

  it('finds out that nobody answers any more', () => {
    world.socket.welcome();
    const silent = world.socket;
    world.pass(60_000);
    expect(silent.isClosed).toBe(true);
    expect(world.sockets.length).toBeGreaterThan(1);
  });

  it('gives up a connection that is never opened', () => {
    world.pass(30_000);
    expect(world.sockets.length).toBe(2);
  });

  it('hurries when somebody looks', () => {
    for (let i = 0; i < 8; ++i) {
      world.socket.break();
      if (i < 7) world.pass(20_000);
    }
    const before = world.sockets.length;
    line.hurry();
    expect(world.sockets.length).toBe(before + 1);
  });

  it('gives up a connection that slept and does not answer when somebody looks', () => {
    world.socket.welcome();
    const dead = world.socket;
    line.hurry();
    world.pass(4_500);
    expect(dead.isClosed).toBe(true);
    expect(world.sockets.length).toBe(2);
  });

  it('keeps a connection that answers when somebody looks', () => {
    world.socket.welcome();
    line.hurry();
    world.pass(50);
    world.socket.say({ pong: { sent: 0, now: 1 } });
    world.pass(5_000);
    expect(world.sockets.length).toBe(1);
  });

  it('is given up on demand, with what else came on it, and asks again for what it has not got', async () => {
    world.socket.welcome();
    has = { round: 1, number: 7, seat: 2 };
    const answer = line.ask({ stand: {} });
    const { id } = world.socket.asked[0]!;
    const first = world.socket;
    heard = () => line.reconnect();
    events.length = 0;
    first.say({ pong: { sent: 0, now: 1 } }, { answer: { id } }, { pong: { sent: 0, now: 2 } });
    heard = () => undefined;
    expect(events).toHaveLength(1);
    expect(first.isClosed).toBe(true);
    has = null;
    world.pass(300);
    expect(world.socket.url).toBe('ws');
    world.socket.welcome();
    expect(world.socket.asked.map((message) => message.id)).toEqual([id]);
    world.socket.say({ answer: { id } });
    expect((await answer).refused).toBeUndefined();
  });

  it('leaves no question open when the server has said good bye', async () => {
    world.socket.welcome();
    const before = line.ask({ close: {} });
    world.socket.say({ bye: { code: 'closed', sentence: 'The host has closed this table.' } });
    world.socket.break();
    expect((await before).refused?.code).toBe('closed');
    expect((await line.ask({ stand: {} })).refused?.sentence).toBe('The host has closed this table.');
  });

  it('goes on by itself, and does nothing twice, where another session has taken the place of this one', async () => {
    world.socket.welcome();
    const answer = line.ask({ stand: {} });
    const id = world.socket.asked[0]?.id;
    world.socket.break(); // after a new password: without a good-bye
    world.pass(300);
    world.socket.break(); // the cookie was not there yet
    world.pass(600);
    world.socket.welcome();
    expect(world.socket.asked.map((message) => message.id)).toEqual([id]);
    world.socket.say({ answer: { id } });
    expect((await answer).refused).toBeUndefined();
    expect(ended).toBeNull();
  });

  it('is over when the server says so', () => {
    world.socket.welcome();
    world.socket.say({ bye: { code: 'kicked', sentence: 'The host has sent you away.' } });
    world.socket.break();
    world.pass(60_000);
    expect(ended?.code).toBe('kicked');
    expect(states[states.length - 1]).toBe('ended');
    expect(world.sockets.length).toBe(1);
  });

  it('is over when the server speaks another version, and tells it nothing', async () => {
    world.socket.welcome();
    const asked = line.ask({ sit: { seat: 1 } });
    world.socket.break();
    world.pass(300);
    const before = events.length;
    world.socket.say({ welcome: { version: version + 1, who: 1, now: 0 } }, { pong: { sent: 0, now: 1 } });
    expect(events.length).toBe(before);
    expect((await asked).refused?.code).toBe('outdated');
    expect(world.socket.sent).toEqual([]);
    expect(world.socket.isClosed).toBe(true);
    expect(ended?.code).toBe('outdated');
    world.pass(60_000);
    expect(world.sockets.length).toBe(2);
  });

  it('tells the server how long a round trip took', () => {
    world.socket.welcome();
    world.time += 80;
    const sent = world.socket.sent[0]!.request as { ping: protocol.Ping };
    world.socket.say({ pong: { sent: sent.ping.sent, now: 0 } });
    world.pass(10_000);
    const next = world.socket.sent[1]!.request as { ping: protocol.Ping };
    expect(next.ping.latency).toBe(80);
  });
});
