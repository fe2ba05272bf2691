// What a Guesser holds: the row being typed, a token or a card about to be used, and the ways to
// propose and to commit. What can be done comes from the offers, what cannot be from the server.
import { announce } from '../../../shell/announce.svelte';
import type { Player, RoomStore } from '../../../wire/room.svelte';
import type * as fiction from '../../../wire/types/fiction';
import type * as protocol from '../../../wire/types/protocol';
import { motionsOf, tokenAction, type Motion, type Spot } from './proposals';
import { Typing } from './typing.svelte';
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
  refused = $state(''); // of what was last tried, but for the typed row

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
  readonly motions: readonly Motion[] = $derived.by(() => motionsOf(this.room.update?.proposals ?? []));

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
    this.refused = '';
  }
  cancel = (): void => {
    this.mode = 'guess';
    this.refused = '';
  };

  letter = (letter: string): void => {
    if (this.letters === null) this.typing.type(letter);
    else if (this.letters.includes(letter)) this.about = letter;
  };

  // Enter: with team mates the word is laid before them, alone it is handed in.
  enter = (): Promise<boolean> | undefined => {
    if (this.doing !== 'guess') return;
    if (!this.typing.full) return void this.typingRefused(words().fiveLetters);
    return this.mates.length > 0 ? this.proposeTyped() : this.handIn();
  };
  handIn = (): Promise<boolean> => this.typed(() => this.room.play(guessOf(this.typing.letters)));
  proposeTyped = (): Promise<boolean> => this.typed(() => this.room.do({ propose: { action: guessOf(this.typing.letters) } }));

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
    if (refused) this.typingRefused(refused.sentence);
    else this.typing.clear();
    return !refused;
  }

  private async other(ask: () => Promise<protocol.Refused | null>): Promise<boolean> {
    const refused = await this.once(ask);
    return refused !== 'busy' && this.settled(refused);
  }

  private settled(refused: protocol.Refused | null): boolean {
    this.refused = refused?.sentence ?? '';
    if (refused) announce(refused.sentence);
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

  private typingRefused(sentence: string): void {
    this.typing.refused = sentence;
    announce(sentence);
  }
}
