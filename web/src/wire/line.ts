// The WebSocket of a room: keeps it open, asks, retries, and hands on what it is told. Requests that
// a lost connection left without an answer are sent again under the same id, so nothing is done twice
// and nothing is lost (docs/formats/wire.md).
import type * as protocol from './types/protocol';

export type State = 'connecting' | 'open' | 'lost' | 'ended';

// What a line needs of the world; tests bring their own.
export interface World {
  open(url: string): WebSocket;
  now(): number; // milliseconds that only grow
  after(ms: number, call: () => void): number;
  cancel(timer: number): void;
  random(): number;
  id(): string;
}

export interface Listener {
  state(state: State, again: number | null): void; // `again`: when the next try is, by World.now
  event(event: protocol.Event): void;
  ended(bye: protocol.Bye): void; // for good: no further try
  speaks(version: number): boolean; // whether this page understands a server of that version
}

// What the client has got already, for the next connection.
export interface Has {
  round: number;
  number: number;
  seat: number;
}

interface Waiting {
  message: protocol.Message;
  settle: (answer: protocol.Answer) => void;
}

const pingEvery = 10_000;
const deadAfter = 25_000; // without a word from the server, which answers every ping
const firstWait = 250;
const longestWait = 15_000;
const wordWithin = 4_000; // of the server, after somebody has looked

export const outdated: protocol.Bye = {
  code: 'outdated',
  sentence: 'Liebrary was updated, and this page is from before.',
};

export class Line {
  state: State = 'connecting';
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  private retry: number | null = null;
  private beat: number | null = null;
  private heard = 0;
  private words = 0; // that came from the server
  private latency: number | undefined;
  private bye: protocol.Bye | null = null;

  constructor(
    private readonly world: World,
    private readonly url: (has: Has | null) => string,
    private readonly has: () => Has | null,
    private readonly listener: Listener,
  ) {
    this.connect();
  }

  // The answer, however often the connection breaks meanwhile; a refusal is an answer.
  ask(request: protocol.Request): Promise<protocol.Answer> {
    const message = { id: this.world.id(), request };
    if (this.state === 'ended' && this.bye) return Promise.resolve({ id: message.id, refused: this.bye });
    return new Promise((settle) => {
      this.waiting.set(message.id, { message, settle });
      this.send(message);
    });
  }

  // Now, and not when the wait is over: somebody looks at the page again, or the network is back.
  hurry(): void {
    if (this.state === 'open') return this.prove();
    if (this.retry !== null) this.connect();
  }

  // Gives up this connection, and asks on the next one for what `has` says then.
  reconnect(): void {
    if (this.state === 'open') this.drop();
  }

  end(): void {
    this.become('ended');
    this.stopTimers();
    this.socket?.close(1000);
    this.socket = null;
  }

  private connect(): void {
    this.stopTimers();
    this.become('connecting');
    const socket = this.world.open(this.url(this.has()));
    this.socket = socket;
    socket.onmessage = (message) => this.socket === socket && this.hear(String(message.data));
    socket.onclose = () => this.socket === socket && this.lost();
    socket.onerror = () => undefined; // a close follows
    this.beat = this.world.after(deadAfter, () => this.socket === socket && this.drop());
  }

  private hear(lines: string): void {
    this.heard = this.world.now();
    this.words += 1;
    const { socket } = this;
    for (const line of lines.split('\n')) {
      if (line !== '' && this.socket === socket && this.state !== 'ended') this.take(JSON.parse(line) as protocol.Event);
    }
  }

  private take(event: protocol.Event): void {
    if ('welcome' in event) {
      if (!this.listener.speaks(event.welcome.version)) return this.stopOutdated();
      this.opened();
    }
    if ('pong' in event) this.latency = Math.round(this.world.now() - event.pong.sent);
    if ('bye' in event) this.bye = event.bye;
    if ('answer' in event) {
      const waiting = this.waiting.get(event.answer.id);
      this.waiting.delete(event.answer.id);
      waiting?.settle(event.answer);
      return;
    }
    this.listener.event(event);
  }

  private opened(): void {
    this.tries = 0;
    this.become('open');
    for (const { message } of this.waiting.values()) this.send(message);
    this.keepAlive();
  }

  // Nothing is sent to a server that would understand it otherwise.
  private stopOutdated(): void {
    this.bye = outdated;
    const socket = this.socket;
    this.lost();
    socket?.close(1000);
  }

  private keepAlive(): void {
    if (this.beat !== null) this.world.cancel(this.beat);
    this.ping();
    this.beat = this.world.after(pingEvery, () => {
      if (this.world.now() - this.heard > deadAfter) return this.drop();
      this.keepAlive();
    });
  }

  // A device that has slept may hold a connection that is long dead, and its clock may have slept too.
  private prove(): void {
    const { socket, words } = this;
    this.ping();
    this.world.after(wordWithin, () => this.socket === socket && this.words === words && this.drop());
  }

  private ping(): void {
    const ping = { sent: Math.round(this.world.now()), ...(this.latency === undefined ? {} : { latency: this.latency }) };
    this.send({ id: this.world.id(), request: { ping } });
  }

  private send(message: protocol.Message): void {
    if (this.state === 'open') this.socket?.send(JSON.stringify(message));
  }

  private drop(): void {
    const socket = this.socket;
    this.lost();
    socket?.close();
  }

  private lost(): void {
    this.socket = null;
    this.stopTimers();
    if (this.bye !== null) {
      this.become('ended');
      this.refuseAll(this.bye);
      return this.listener.ended(this.bye);
    }
    const longest = Math.min(longestWait, firstWait * 2 ** this.tries++);
    const wait = longest / 2 + (longest / 2) * this.world.random();
    this.become('lost', this.world.now() + wait);
    this.retry = this.world.after(wait, () => this.connect());
  }

  // Nobody will answer any more.
  private refuseAll(refused: protocol.Refused): void {
    for (const { message, settle } of this.waiting.values()) settle({ id: message.id, refused });
    this.waiting.clear();
  }

  private become(state: State, again: number | null = null): void {
    this.state = state;
    this.listener.state(state, again);
  }

  private stopTimers(): void {
    if (this.retry !== null) this.world.cancel(this.retry);
    if (this.beat !== null) this.world.cancel(this.beat);
    this.retry = this.beat = null;
  }
}
