// What a player is doing: a card that is looked at, an action that is being put together, and what it would lead to.
// What may be done comes from the offers, how it is asked from the forms, what it does from the server.
import type { RoomStore } from '../../wire/room.svelte';
import type * as catalogue from '../../wire/types/catalogue';
import type * as cast from '../../wire/types/cast';
import type * as impossible from '../../wire/types/impossible';
import type * as protocol from '../../wire/types/protocol';
import type { Deck } from './deck.svelte';
import { back, begin, pick, settle, tasksOf, walk, type Hands, type Option, type Outcome, type Progress, type Question, type Task } from './selection';
import { noteKey, noteValue, suggestionsIn, type Suggestion } from './suggestions';

// What the server says of the action that is put together.
export interface Preview {
  effects: readonly string[];
  warning: string;
  refused: protocol.Refused | null;
}

export class Play {
  progress = $state.raw<Progress | null>(null);
  preview = $state.raw<Preview | null>(null);
  refused = $state.raw<protocol.Refused | null>(null);
  // Before an attack there is little time: what the Powers of the own hand would do, at their best.
  powers = $state.raw<readonly impossible.AidsPowerNow[]>([]);
  hinted = $state.raw<{ action: impossible.Action | null; why: string } | null>(null);
  busy = $state(false);

  readonly view: impossible.View = $derived.by(() => this.room.update?.view as impossible.View);
  readonly open: impossible.Open = $derived(this.view.open);
  readonly offers: readonly impossible.Offer[] = $derived.by(() => (this.room.update?.offers ?? []) as readonly impossible.Offer[]);
  readonly tasks: readonly Task[] = $derived.by(() => tasksOf(this.deck, this.offers));
  readonly outcome: Outcome | null = $derived.by(() => (this.progress ? walk(this.deck, this.hands, this.progress) : null));
  readonly question: Question | null = $derived(this.outcome?.question ?? null);
  readonly card: cast.Character | null = $derived(this.progress?.task.card ?? null);
  // What may be pointed at now, by id.
  readonly targets: ReadonlyMap<string, Option> = $derived(new Map(this.question?.options.map((each) => [each.id, each]) ?? []));
  readonly picked: ReadonlySet<string> = $derived(new Set(this.progress?.picks.flatMap(({ ids }) => ids) ?? []));
  // Actions without a card: buttons where nothing has to be named, else a beginning.
  readonly plain: readonly Task[] = $derived(this.tasks.filter(({ kind, card }) => card === null && (kind === 'plain' || kind === 'help')));

  // What would be done: put together by hand, or proposed by a hint.
  readonly action: impossible.Action | null = $derived(this.outcome?.action ?? this.hinted?.action ?? null);
  readonly suggestions: readonly Suggestion[] = $derived.by(() => suggestionsIn(this.room.update?.notes ?? [], this.open));

  private readonly hands: Hands;
  private asked = '';

  constructor(
    readonly room: RoomStore,
    readonly deck: Deck,
  ) {
    this.hands = {
      of: (seat) => this.open.players[seat - 1]?.hand ?? [],
      get seat() {
        return room.seat;
      },
      get seats() {
        return room.players.map(({ seat }) => seat);
      },
    };
  }

  get canHint(): boolean {
    return this.room.seat !== 0 && (this.room.room?.settings.aids?.includes('hint') ?? false);
  }
  tasksOfCard = (card: cast.Character): readonly Task[] => this.tasks.filter((task) => task.card === card);

  // A card was pressed: it is put down where it was up, and taken up where something can be done with it.
  press = (card: cast.Character): void => {
    const id = `character:${card}`;
    if (this.targets.has(id)) return this.point(id);
    if (this.card === card) return this.drop();
    const tasks = this.tasksOfCard(card);
    const first = tasks.find(({ kind }) => kind === 'add') ?? tasks[0];
    if (first) this.start(first);
  };
  start = (task: Task): void => {
    this.refused = null;
    this.set(begin(task));
  };
  drop = (): void => {
    this.refused = null;
    this.set(null);
  };
  point = (id: string): void => {
    if (this.progress && this.outcome) this.set(pick(this.progress, this.outcome, id));
  };
  enough = (): void => {
    if (this.progress && this.outcome) this.set(settle(this.progress, this.outcome));
  };
  stepBack = (): void => {
    this.set(this.progress && back(this.progress));
  };

  // Another position: what was begun goes on if it is still possible, else its answers are asked for again.
  renew = (): void => {
    const { progress } = this;
    void this.lookAtPowers();
    if (this.hinted) this.drop();
    if (!progress) return;
    const task = this.tasks.find(({ id }) => id === progress.task.id);
    if (!task) return this.set(null);
    const again = { task, picks: progress.picks };
    this.set(stillFits(this.deck, this.hands, again) ? again : begin(task));
  };

  confirm = async (): Promise<boolean> => (this.action ? this.play(this.action) : false);
  play = async (action: impossible.Action): Promise<boolean> => {
    if (this.busy) return false;
    this.busy = true;
    const refused = await this.room.play(action);
    this.busy = false;
    this.refused = refused;
    if (!refused) this.drop();
    return refused === null;
  };
  // What a bot would do here; its action can be looked at, and done, like any other.
  hint = async (): Promise<void> => {
    this.drop();
    const told = await this.room.aid<catalogue.Hint>('hint');
    if ('sentence' in told) {
      this.refused = told;
      return;
    }
    this.hinted = { action: (told.action as impossible.Action | undefined) ?? null, why: told.why ?? '' };
    void this.look();
  };
  // An action to be looked at, as a hint's is.
  propose = (action: impossible.Action): void => {
    this.drop();
    this.hinted = { action, why: '' };
    void this.look();
  };
  // Points at a spot for one's own or another's card; what the server has against it.
  suggest = async (card: cast.Character, book: cast.Label, spot: cast.Spot): Promise<string> =>
    (await this.room.do({ note: { key: noteKey, value: noteValue({ card, book, spot }) } }))?.sentence ?? '';
  unsuggest = (): void => void this.room.do({ note: { key: noteKey, value: '-' } });

  private set(progress: Progress | null): void {
    this.progress = progress;
    this.hinted = null;
    void this.look();
  }
  private async lookAtPowers(): Promise<void> {
    const number = this.room.update?.number;
    const asks = this.open.phase === 'window' && 'nobody' in this.open.pending && this.room.seat !== 0 && this.room.room?.settings.aids?.includes('powers');
    const told = asks ? await this.room.aid<impossible.AidsPowers>('powers') : null;
    if (number === this.room.update?.number) this.powers = told && 'powers' in told ? told.powers : [];
  }
  // What the finished action would do. Only the last question counts.
  private async look(): Promise<void> {
    const { action } = this;
    const key = JSON.stringify([action, this.room.update?.number]);
    if (action === null) {
      this.preview = null;
      this.asked = '';
      return;
    }
    if (key === this.asked) return;
    this.asked = key;
    this.preview = null;
    const answer = await this.room.ask({ check_move: { action } });
    if (this.asked === key) this.preview = { effects: answer.effects ?? [], warning: answer.warning ?? '', refused: answer.refused ?? null };
  }
}

// Whether everything that was named can still be named.
function stillFits(deck: Deck, hands: Hands, progress: Progress): boolean {
  return progress.picks.every((each, index) => {
    const { question } = walk(deck, hands, { task: progress.task, picks: progress.picks.slice(0, index) });
    return question !== null && each.ids.every((id) => question.options.some((option) => option.id === id));
  });
}
