// What a Guesser holds: the row being typed, a token or a card about to be used, and the ways to
// propose and to commit. What can be done comes from the offers, what cannot be from the server.
import { announce } from '../../../shell/announce.svelte';
import { actionKey } from '../../../wire/action';
import type { Player, RoomStore } from '../../../wire/room.svelte';
import type * as fiction from '../../../wire/types/fiction';
import type * as protocol from '../../../wire/types/protocol';
import { motionsOf, tokenAction, type Motion, type Spot } from './proposals';
import { Typing, type Refusal } from './typing.svelte';
import { words } from './words';

type Key<Union> = Union extends unknown ? keyof Union : never;
export type FavourName = Key<fiction.FavourOffer>;
type Offered<Name extends Key<fiction.Offer>> = Extract<fiction.Offer, Readonly<Record<Name, unknown>>>[Name];

const guessOf = (word: string): fiction.Action => ({ guess: { word } });

export class Hand {
  readonly typing: Typing;
  mode = $state<'guess' | 'token' | 'favour'>('guess');
  spot = $state.raw<Spot | null>(null); // where the token would go
  about = $state(''); // the letter or the place that a card asks for
  refused = $state.raw<Refusal | null>(null); // of what was last tried, but for the typed row
  private warned = $state(''); // a word that would be guessed again: its player has been told so

  readonly offers: readonly fiction.Offer[] = $derived.by(() => (this.room.update?.offers ?? []) as readonly fiction.Offer[]);
  readonly guess = $derived(this.offered('guess'));
  readonly token = $derived(this.offered('token'));
  readonly discard = $derived(this.offered('discard'));
  readonly keep = $derived(this.offered('keep'));
  readonly favour: FavourName | null = $derived(this.discard ? (Object.keys(this.discard.favour)[0] as FavourName) : null);
  readonly doing = $derived(this.mode === 'token' && this.token ? 'token' : this.mode === 'favour' && this.favour ? 'favour' : 'guess');
  readonly guessers: readonly Player[] = $derived.by(() =>
    this.room.players.filter((player) => player.role !== 'librarian' && player.name !== ''),
  );
  // Those who can be asked; a bot agrees to nothing.
  readonly mates: readonly Player[] = $derived(this.guessers.filter((player) => !player.mine && !player.bot));
  // Whoever else acts for the team, as long as they are there.
  readonly captain: Player | null = $derived.by(() => {
    const captain = this.room.player(this.room.room?.captain ?? 0);
    return captain && !captain.mine && !captain.away && this.mates.includes(captain) ? captain : null;
  });
  // The row that has the typed word already, once somebody has tried to hand it in.
  readonly repeated: number | null = $derived.by(() => {
    const row = this.rowOf(this.typing.letters);
    return this.warned !== '' && this.warned === this.typing.letters && row > 0 ? row : null;
  });
  readonly motions: readonly Motion[] = $derived.by(() => motionsOf(this.room.update?.proposals ?? []));

  // What this seat has proposed itself.
  readonly proposal: Motion | null = $derived(this.motions.find(({ seats }) => seats.includes(this.room.seat)) ?? null);

  constructor(readonly room: RoomStore) {
    this.typing = new Typing(async (word) => (this.guess ? this.room.do({ check_move: { action: guessOf(word) } }) : null));
  }

  // The letters that a card asks for, as far as it asks for letters.
  get letters(): string | null {
    const favour = this.discard?.favour;
    return this.doing === 'favour' && favour && 'letter_query' in favour ? favour.letter_query.letters : null;
  }
  get places(): string | null {
    const favour = this.discard?.favour;
    return this.doing === 'favour' && favour && 'honest_place' in favour ? favour.honest_place.places : null;
  }
  // The move that a card would be, or nothing as long as something has to be chosen for it.
  get favourAction(): fiction.Action | null {
    const { favour, letters, places, about } = this;
    if (favour === null || (about === '' && (letters !== null || places !== null))) return null;
    if (letters !== null) return { discard: { favour: { letter_query: { letter: about } } } };
    if (places !== null) return { discard: { favour: { honest_place: { place: Number(about) } } } };
    return { discard: { favour: { [favour]: {} } as fiction.Favour } };
  }
  get tokenAction(): fiction.Action | null {
    return this.spot && tokenAction(this.spot);
  }

  begin(mode: 'token' | 'favour'): void {
    this.mode = mode;
    this.spot = null;
    this.about = '';
    this.refused = null;
  }
  cancel = (): void => {
    this.mode = 'guess';
    this.refused = null;
  };

  letter = (letter: string): void => {
    if (this.letters === null) this.typing.type(letter);
    else if (this.letters.includes(letter)) this.about = letter;
  };

  // Enter: with team mates the word is laid before them, alone it is handed in.
  enter = (): Promise<boolean> | undefined => {
    if (this.doing !== 'guess') return;
    if (!this.typing.full) return void (this.typing.refused = { sentence: words().fiveLetters, rule: 'F-08' });
    return this.mates.length > 0 ? this.proposeTyped() : this.handIn();
  };
  // A word that was guessed already is allowed, and costs a board again: it takes a second press.
  handIn = async (): Promise<boolean> => {
    const word = this.typing.letters;
    if (this.rowOf(word) > 0 && this.warned !== word) {
      this.warned = word;
      return false;
    }
    return this.typed(() => this.room.play(guessOf(word)));
  };
  proposeTyped = async (): Promise<boolean> => {
    const word = this.typing.letters;
    const action = guessOf(word);
    const before = this.proposal;
    const done = await this.typed(() => this.room.do({ propose: { action } }));
    if (done && before && before.key !== actionKey(action)) announce(words().replaces(word));
    return done;
  };
  withdraw = (): Promise<boolean> => this.other(() => this.room.do({ withdraw: {} }));

  commit = (action: fiction.Action): Promise<boolean> => this.other(() => this.room.play(action));
  propose = (action: fiction.Action): Promise<boolean> => this.other(() => this.room.do({ propose: { action } }));
  note = async (key: string, value: string): Promise<boolean> => this.settled(await this.room.do({ note: { key, value } }));

  private busy = false;

  private offered<Name extends Key<fiction.Offer>>(name: Name): Offered<Name> | null {
    const offer = this.offers.find((each) => name in each) as Readonly<Record<Name, Offered<Name>>> | undefined;
    return offer?.[name] ?? null;
  }

  private async typed(ask: () => Promise<protocol.Refused | null>): Promise<boolean> {
    const refused = await this.once(ask);
    if (refused === 'busy') return false;
    if (refused) this.typing.refused = refused;
    else this.typing.clear();
    return !refused;
  }

  private async other(ask: () => Promise<protocol.Refused | null>): Promise<boolean> {
    const refused = await this.once(ask);
    return refused !== 'busy' && this.settled(refused);
  }

  private settled(refused: protocol.Refused | null): boolean {
    this.refused = refused;
    return !refused;
  }

  // One at a time: a second tap while the first is on its way means nothing new.
  private async once(ask: () => Promise<protocol.Refused | null>): Promise<protocol.Refused | null | 'busy'> {
    if (this.busy) return 'busy';
    this.busy = true;
    try {
      return await ask();
    } finally {
      this.busy = false;
    }
  }

  // Counted from 1; 0 where it has not been guessed.
  private rowOf(word: string): number {
    const rows = (this.room.update?.view as fiction.View | undefined)?.board.rows ?? [];
    return rows.findIndex((row) => row.guess === word) + 1;
  }
}
