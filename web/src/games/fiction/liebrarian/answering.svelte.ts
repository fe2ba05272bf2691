// A guess that is being answered: the draft, what the server thinks of it, what each lie would leave.
import { announce } from '../../../shell/announce.svelte';
import { actionKey } from '../../../wire/action';
import type { RoomStore } from '../../../wire/room.svelte';
import type * as fiction from '../../../wire/types/fiction';
import type * as protocol from '../../../wire/types/protocol';
import { marksOf, type Mark } from '../marks';
import * as drafts from './draft';
import { leaving, type Leaving } from './lies';
import { allows } from './offers';

export interface Verdict {
  key: string; // of the move
  refused: protocol.Refused | null;
  warning: string;
}

const pause = 180; // milliseconds without a further tap before the server is asked
const unwritten: readonly (Mark | null)[] = [null, null, null, null, null];

export class Answering {
  draft = $state.raw<drafts.Draft>(drafts.honestly);
  touched = $state(false);
  verdict = $state.raw<Verdict | null>(null);
  leaving = $state.raw<Leaving | null>(null);
  sharing = $state(false);
  // Honest clues as they are being written by hand, and those that were found right, by the secret.
  written = $state.raw<readonly (Mark | null)[]>(unwritten);
  writingRefused = $state('');
  private found = $state.raw<Readonly<Record<string, readonly Mark[]>>>({});
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly byHand: boolean;
  readonly card: fiction.Ability | null;
  readonly honest: readonly Mark[] | null = $derived(this.honestTo(this.draft.word));
  readonly shown: readonly Mark[] | null = $derived(this.honest && drafts.shownOf(this.draft, this.honest));
  readonly lies: readonly number[] = $derived(this.honest ? drafts.liesIn(this.draft, this.honest) : []);
  readonly action: fiction.Action | null = $derived(this.honest && drafts.shareOf(this.draft, this.honest, this.writes(this.draft.word)));
  private readonly key: string | null = $derived(this.action && actionKey(this.action));
  readonly left = $derived(this.shown && (this.leaving?.of(this.shown) ?? null));
  // What was said of exactly these clues.
  readonly opinion: Verdict | null = $derived(this.verdict?.key === this.key ? this.verdict : null);

  constructor(
    private readonly room: RoomStore,
    readonly offer: fiction.ShareOffer,
    readonly guess: string,
    readonly secret: string,
  ) {
    this.byHand = offer.honest === undefined;
    this.card = drafts.cardOf(offer.use);
    if (allows(room, 'lies')) void this.askLies();
    this.weigh();
  }

  end = () => clearTimeout(this.timer);

  change(draft: drafts.Draft): void {
    if (draft.word !== this.draft.word) this.written = unwritten;
    this.draft = draft;
    this.touched = true;
    this.weigh();
  }
  say = (place: number, mark: Mark): void => {
    if (this.honest) this.change(drafts.saying(this.draft, this.honest, place, mark));
  };
  // What another tap would make of the clues, for the counts beside it.
  leftIf = (place: number, mark: Mark) =>
    this.honest && (this.leaving?.of(drafts.shownOf(drafts.saying(this.draft, this.honest, place, mark), this.honest)) ?? null);

  take = (action: fiction.Action): void => {
    const draft = drafts.draftOf(action, (word) => this.honestTo(word));
    if (draft) this.change(draft);
  };

  write = (place: number, mark: Mark): void => {
    this.written = this.written.map((each, index) => (index === place ? mark : each));
    this.writingRefused = '';
  };
  async check(): Promise<void> {
    const written = this.written.filter((mark) => mark !== null);
    if (written.length < this.written.length) return;
    const { refused } = await this.room.ask({ check_move: { action: drafts.honestQuestion(this.draft, written) } });
    if (drafts.isHonest(refused)) {
      this.found = { ...this.found, [this.draft.word || this.secret]: written };
      this.weigh();
    } else {
      this.writingRefused = refused?.sentence ?? '';
      announce(this.writingRefused);
    }
  }

  async share(): Promise<void> {
    const { action, key } = this;
    if (action === null || key === null || this.sharing) return;
    this.sharing = true;
    const refused = await this.room.play(action);
    this.sharing = false;
    if (!refused) return;
    this.verdict = { key, refused, warning: '' };
    this.touched = true;
    announce(refused.sentence);
  }

  // The honest clues as they are, or as they were found right; "" is the present secret.
  private honestTo(word: string): readonly Mark[] | null {
    const change = this.offer.use && 'new_word' in this.offer.use ? this.offer.use.new_word : null;
    const given = word === '' ? this.offer.honest : change?.honest?.[change.words.indexOf(word)];
    return given === undefined ? (this.found[word || this.secret] ?? null) : marksOf(given);
  }
  private writes(word: string): boolean {
    return this.found[word || this.secret] !== undefined;
  }

  private weigh(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.checkMove(), pause);
  }
  private async checkMove(): Promise<void> {
    const { action, key } = this;
    if (action === null || key === null) return;
    const { refused, warning } = await this.room.ask({ check_move: { action } });
    if (key !== this.key) return;
    this.verdict = { key, refused: refused ?? null, warning: warning ?? '' };
    if (this.touched && (refused || warning)) announce(refused?.sentence ?? warning ?? '');
  }
  private async askLies(): Promise<void> {
    const told = await this.room.aid<fiction.AidsLies>('lies');
    if ('lies' in told) this.leaving = leaving(told);
  }
}
