// What has happened at the table, as the server tells it; before this page was loaded, out of the past.
import { announce } from '../../shell/announce.svelte';
import type { Past } from '../../room/past';
import type { Seated } from '../../room/seated';
import type { TableEvent } from '../../room/talk';
import type { RoomStore } from '../../wire/room.svelte';
import { withNames } from './naming';

export class Events {
  lines = $state.raw<readonly TableEvent[]>([]);
  missed = $state.raw<readonly string[]>([]); // what has happened while nobody looked at this page
  private round = 0;
  private number = 0;
  private readonly reasons = new Set<string>();
  private readonly hidden: string[] = [];

  constructor(
    private readonly room: RoomStore,
    private readonly players: () => readonly Seated[],
    private readonly recall: () => Promise<Past<unknown>>,
  ) {}

  // The last update, once.
  take(): void {
    const { update } = this.room;
    if (!update || (update.round === this.round && update.number === this.number)) return;
    const isNew = update.round !== this.round;
    if (isNew) this.lines = [];
    this.round = update.round;
    this.number = update.number;
    const story = update.story ?? [];
    if (isNew && story.length === 0 && update.number > 1) return void this.fetch(update.round, update.number);
    this.add(this.inNames(story));
  }

  // Why bots did what they did: cards are open, so everybody may know at once.
  explain(): void {
    const { movesPlayed, update } = this.room;
    const isFirst = this.reasons.size === 0 && movesPlayed.length > 1;
    const news = movesPlayed.filter(({ round, why }) => round === update?.round && why !== '').filter(({ seat, at, why }) => {
      const key = `${update?.round}:${seat}:${at}:${why}`;
      return !this.reasons.has(key) && this.reasons.add(key);
    });
    if (!isFirst) this.add(news.map(({ seat, why }) => withNames(`{${seat}}: ${why}`, this.players())));
  }

  // Somebody looks at the page again, or not any more.
  look(isSeen: boolean): void {
    if (isSeen) this.missed = [...this.missed, ...this.hidden];
    else this.missed = [];
    this.hidden.length = 0;
  }
  dismiss = (): void => void (this.missed = []);

  private add(told: readonly string[]): void {
    if (told.length === 0) return;
    this.lines = [...this.lines, ...told.map((text) => ({ at: this.room.serverNow(), text }))];
    told.forEach((text) => announce(text));
    if (document.visibilityState === 'hidden') this.hidden.push(...told);
  }

  private inNames = (story: readonly string[]): string[] => story.map((sentence) => withNames(sentence, this.players()));

  private async fetch(round: number, upTo: number): Promise<void> {
    const past = await this.recall().catch(() => null);
    if (!past || past.round !== round || this.round !== round) return;
    const before = past.seen.filter(({ number }) => number <= upTo).flatMap(({ at, story }) => this.inNames(story ?? []).map((text) => ({ at, text })));
    this.lines = [...before, ...this.lines];
  }
}
