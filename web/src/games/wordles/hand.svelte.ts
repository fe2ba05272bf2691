// What a player holds: the word being typed, whose word it is meant for, marks by hand. What can be done
// comes from the offers, what cannot be from the server.
import type { RoomStore } from '../../wire/room.svelte';
import type * as wordles from '../../wire/types/wordles';
import { textOf, type Mark } from './marks';
import { seatsIn } from './seats';
import { Typing, type Refusal } from './typing.svelte';

type Key<Union> = Union extends unknown ? keyof Union : never;
type Offered<Name extends Key<wordles.Offer>> = Extract<wordles.Offer, Readonly<Record<Name, unknown>>>[Name];

export class Hand {
  readonly typing: Typing;
  owner = $state(0); // whose board is looked at, and whose word is tried
  picked = $state(''); // of the card
  marks = $state.raw<readonly (Mark | null)[]>([]);
  sign = $state.raw<wordles.Sign | null>(null);
  refused = $state.raw<Refusal | null>(null);
  busy = $state(false);

  readonly view: wordles.View = $derived.by(() => this.room.update?.view as wordles.View);
  readonly offers: readonly wordles.Offer[] = $derived.by(() => (this.room.update?.offers ?? []) as readonly wordles.Offer[]);
  readonly hide = $derived(this.offered('hide'));
  readonly call = $derived(this.offered('call'));
  readonly exchange = $derived(this.offered('exchange'));
  readonly mark = $derived(this.offered('mark'));
  readonly attempt = $derived(this.offered('attempt'));
  readonly pass = $derived(this.offered('pass'));
  readonly reconsider = $derived(this.offered('reconsider'));
  readonly ready = $derived(this.offered('ready'));
  readonly targets: readonly number[] = $derived(seatsIn(this.attempt?.owners ?? ''));
  // Whose word an attempt would be at: the board in focus, if its word can be tried.
  readonly target: number = $derived(this.targets.includes(this.owner) ? this.owner : (this.targets[0] ?? 0));
  // A word of one's own is asked for, by letters.
  readonly types = $derived(this.hide !== null || this.attempt !== null || (this.call !== null && this.call.words.length === 0));
  readonly letters = $derived.by(() => Number(this.room.option('letters') || 5));

  constructor(readonly room: RoomStore) {
    this.typing = new Typing(
      () => this.letters,
      async (word) => {
        const action = this.actionOf(word);
        return action === null ? undefined : this.room.do({ check_move: { action } });
      },
    );
  }

  // The move that a typed word would be now.
  actionOf(word: string): wordles.Action | null {
    if (this.hide) return { hide: { word } };
    if (this.call) return { call: { word } };
    return this.attempt && this.target !== 0 ? { attempt: { owner: this.target, word } } : null;
  }

  look = (seat: number): void => {
    this.owner = seat;
    this.typing.ask();
  };

  play = async (action: wordles.Action): Promise<boolean> => {
    if (this.busy) return false;
    this.busy = true;
    const refused = await this.room.play(action);
    this.busy = false;
    this.refused = refused;
    return refused === null;
  };
  // The typed word, or the one that was picked off the card.
  commit = async (): Promise<void> => {
    const word = this.call && this.call.words.length > 0 ? this.picked : this.typing.letters;
    const action = word.length === this.letters ? this.actionOf(word) : null;
    if (action && (await this.play(action))) {
      this.typing.clear();
      this.picked = '';
    }
  };

  beginMarking(marking: wordles.Marking | undefined, marks: readonly Mark[]): void {
    this.marks = marking ? marks : Array.from({ length: this.letters }, () => null);
    this.sign = marking?.sign ?? null;
    this.refused = null;
  }
  setMark(place: number, mark: Mark): void {
    this.marks = this.marks.map((each, at) => (at === place ? mark : each));
  }
  // Beside a word that is all right there is no sign.
  get needsSign(): boolean {
    return this.mark?.with_sign === true && !this.marks.every((mark) => mark === 'right');
  }
  get marking(): wordles.Marking | null {
    const marks = this.marks.filter((mark) => mark !== null);
    if (marks.length < this.letters || (this.needsSign && this.sign === null)) return null;
    return { marks: textOf(marks), ...(this.needsSign && this.sign ? { sign: this.sign } : {}) };
  }

  note = async (about: number, text: string): Promise<string> => {
    const value = text.trim() === '' ? '-' : text.trim();
    return (await this.room.do({ note: { key: `player${about}`, value } }))?.sentence ?? '';
  };

  private offered<Name extends Key<wordles.Offer>>(name: Name): Offered<Name> | null {
    const found = this.offers.find((offer) => name in offer) as Readonly<Record<Name, Offered<Name>>> | undefined;
    return found?.[name] ?? null;
  }
}
