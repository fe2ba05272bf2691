// A room as this browser knows it. Whatever the server tells is taken as it is; nothing is worked out
// here that a rule of a game would have to say.
import { socketAddress, type Viewer } from './api';
import { applyDifference } from './difference';
import { Line, type Has, type State, type World } from './line';
import { keepGame, keptGame } from './last-game';
import type * as protocol from './types/protocol';
import { checkVersion } from './version.svelte';

export const browser: World = {
  open: (url) => new WebSocket(url),
  now: () => performance.now(),
  after: (ms, call) => window.setTimeout(call, ms),
  cancel: (timer) => window.clearTimeout(timer),
  random: () => Math.random(),
  id: () => `${session}-${++asked}`,
};
const session = Array.from({ length: 12 }, () => 'abcdefghijklmnopqrstuvwxyz0123456789'[Math.floor(Math.random() * 36)]).join('');
let asked = 0;

// One who sits, as the others call them.
export interface Player {
  seat: number;
  role: string;
  name: string; // of the person or the bot; empty where nobody sits
  bot: boolean;
  mine: boolean;
  away: boolean;
  team: number;
}

// A game that is over, as the room stood then: afterwards people change seats, and hosts the options.
export interface LastGame {
  round: number;
  room: protocol.Room;
  players: readonly Player[];
}

// The last update, with the whole table as it is since then.
export type TableUpdate = Omit<protocol.Update, 'whole' | 'difference'> & protocol.TableView;

export class RoomStore {
  state = $state<State>('connecting');
  again = $state<number | null>(null); // when the next try is, by performance.now()
  room = $state.raw<protocol.Room | null>(null);
  update = $state.raw<TableUpdate | null>(null);
  chat = $state.raw<readonly protocol.ChatMessage[]>([]);
  movesPlayed = $state.raw<readonly protocol.MovePlayed[]>([]);
  bye = $state.raw<protocol.Bye | null>(null);
  memberId = $state(0);
  since = 0; // the server's time when this browser came in
  // What somebody is about to say: it outlives the form, which goes when another screen comes.
  draft = $state('');
  isWriting = false;
  // Of the present round, for whoever wants to check them at the end.
  commitments = $state.raw<readonly string[]>([]);
  lastGame = $state.raw<LastGame | null>(null);

  readonly players: readonly Player[] = $derived(this.room ? this.seated(this.room) : []);
  // The own seat, counted from 1; 0 for who watches.
  readonly seat: number = $derived(this.players.find((player) => player.mine)?.seat ?? 0);
  readonly isHost: boolean = $derived(this.room?.members.find((each) => each.member === this.memberId)?.host ?? false);

  private readonly line: Line;
  // The table as this connection was told it last, which differences are against.
  private tableView: protocol.TableView | null = null;
  // The table's time when this browser's clock showed `at`.
  private table = { now: 0, at: 0 };
  // The server's Unix time, likewise.
  private server = { now: 0, at: 0 };

  constructor(
    readonly id: string,
    private readonly world: World = browser,
    readonly as: Viewer = 'member',
  ) {
    this.line = new Line(
      world,
      (has) => socketAddress(id, has, as),
      () => this.has(),
      {
        state: (state, again) => {
          this.state = state;
          this.again = again;
        },
        event: (event) => this.take(event),
        ended: (bye) => (this.bye = bye),
        speaks: checkVersion,
      },
    );
  }

  hurry = () => this.line.hurry();
  end = () => this.line.end();

  // The answer, however often the connection breaks meanwhile.
  ask = (request: protocol.Request): Promise<protocol.Answer> => this.line.ask(request);
  // What the server has against it, or nothing.
  do = async (request: protocol.Request): Promise<protocol.Refused | null> => (await this.ask(request)).refused ?? null;
  // A move, meant for the table as it is shown.
  play = (action: unknown): Promise<protocol.Refused | null> =>
    this.do({ play: { action, ...(this.update ? { revision: this.update.revision } : {}) } });
  aid = async <Told>(name: string, about?: string): Promise<Told | protocol.Refused> => {
    const answer = await this.ask({ aid: { name, ...(about === undefined ? {} : { about }) } });
    return answer.refused ?? (answer.aid as Told);
  };

  option = (name: string): string => this.room?.options.find((each) => each.name === name)?.value ?? '';
  player = (seat: number): Player | undefined => this.players[seat - 1];

  // The table's time, now. After an outage it stands until `resumes_at`.
  tableNow(): number {
    return Math.max(this.counted(), this.update?.resumes_at ?? 0);
  }

  // Unix time by the server's clock, as talk has it; this device's own may be wrong.
  serverNow(): number {
    return this.server.now + (this.world.now() - this.server.at);
  }

  // How long it still stands.
  untilRuns(): number {
    return Math.max(0, (this.update?.resumes_at ?? 0) - this.counted());
  }

  private counted(): number {
    return this.table.now + (this.world.now() - this.table.at);
  }

  private seated(room: protocol.Room): Player[] {
    return room.seats.map((seat, index) => {
      const member = room.members.find((each) => each.member === seat.member);
      const isBot = seat.bot !== undefined;
      return {
        seat: index + 1,
        role: seat.role,
        name: member?.name ?? seat.bot ?? '',
        bot: isBot,
        mine: seat.member !== undefined && seat.member === this.memberId,
        away: !isBot && (this.update?.away.includes(index + 1) ?? false),
        team: seat.team,
      };
    });
  }

  private has(): Has | null {
    const update = this.tableView && this.update;
    return update && { round: update.round, number: update.number, seat: update.seat ?? 0 };
  }

  private take(event: protocol.Event): void {
    if ('welcome' in event) this.welcomed(event.welcome);
    if ('room' in event) this.room = event.room;
    if ('update' in event) this.updated(event.update);
    if ('chat_message' in event) this.heard(event.chat_message);
    if ('chat_erased' in event) this.chat = this.chat.filter(({ member }) => member !== event.chat_erased.member);
    if ('move_played' in event) this.movesPlayed = [...this.movesPlayed, event.move_played];
    if ('pong' in event) this.ponged(event.pong);
  }

  private ponged({ sent, now, table_now }: protocol.Pong): void {
    const at = this.world.now();
    const oldness = (at - sent) / 2;
    this.server = { now: now + oldness, at };
    if (table_now !== undefined) this.table = { now: table_now + oldness, at };
  }

  private welcomed(welcome: protocol.Welcome): void {
    this.server = { now: welcome.now, at: this.world.now() };
    this.memberId = welcome.member;
    this.since ||= welcome.now;
    this.movesPlayed = []; // all of them are sent again
  }

  private updated({ whole, difference, ...update }: protocol.Update): void {
    this.tableView = whole ?? this.changed(difference);
    if (!this.tableView) return this.line.reconnect();
    if (update.round !== this.update?.round) {
      this.commitments = [];
      this.movesPlayed = this.movesPlayed.filter(({ round }) => round === update.round);
    }
    this.commitments = [...this.commitments.slice(0, update.commitments_before), ...update.commitments];
    this.update = { ...update, ...this.tableView };
    if (this.update.result !== undefined && update.round !== this.lastGame?.round && this.room) {
      this.lastGame = keptGame(this.id, this.memberId, update.round) ?? { round: update.round, room: this.room, players: this.players };
      keepGame(this.id, this.memberId, this.lastGame);
    }
    this.table = { now: update.now, at: this.world.now() };
  }

  // Returns null if the difference does not fit what this page has: then it must ask for the whole.
  private changed(difference: unknown): protocol.TableView | null {
    try {
      return this.tableView && (applyDifference(this.tableView, difference ?? {}) as protocol.TableView);
    } catch {
      return null;
    }
  }

  // What was lately said is told again with every connection.
  private heard(message: protocol.ChatMessage): void {
    if (this.chat.some((each) => each.number === message.number)) return;
    this.chat = [...this.chat, message];
  }
}
