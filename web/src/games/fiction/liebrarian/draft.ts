// Clues that are being thought about: what was chosen, the clues that come of it, and the move
// that shares them. Whether they may be shared is for the server to say; what happens here is that the
// latest choice takes the place of an older one where a card leaves no room for both.
import type * as fiction from '../../../wire/types/fiction';
import { differing, marksOf, textOf, type Mark } from '../marks';

export interface Said {
  readonly place: number; // from 0
  readonly mark: Mark;
}

export interface Draft {
  readonly use: fiction.Ability | null; // the card that goes with the clues
  readonly letter: string; // that it bans
  readonly word: string; // that the secret becomes
  readonly lies: readonly Said[]; // in the order in which they were chosen
  readonly blank: number | null;
  readonly swap: readonly number[]; // places that trade their clues
}

export const honestly: Draft = { use: null, letter: '', word: '', lies: [], blank: null, swap: [] };

const roomForLies: Partial<Record<fiction.Ability, number>> = { two_lies: 2, whole_truth: 0, exchange: 0 };
const latest = <Each>(all: readonly Each[], count: number): readonly Each[] => (count === 0 ? [] : all.slice(-count));
const lastLies = (use: fiction.Ability | null, lies: readonly Said[]) => latest(lies, (use && roomForLies[use]) ?? 1);

// The name of the one card that is offered, as in {"ban": {…}}.
export const cardOf = (offer: fiction.UseOffer | undefined): fiction.Ability | null =>
  offer ? (Object.keys(offer)[0] as fiction.Ability) : null;

// The card that went with clues, if any did.
export const usedCard = (use: fiction.Use): fiction.Ability | null => ('plainly' in use ? null : (Object.keys(use)[0] as fiction.Ability));

export function withCard(draft: Draft, use: fiction.Ability | null): Draft {
  return { ...honestly, use, lies: lastLies(use, draft.lies), blank: use === 'blank' ? draft.blank : null };
}

export const withLetter = (draft: Draft, letter: string): Draft => ({ ...draft, letter });
// Other honest clues: what was a lie may be none now.
export const withWord = (draft: Draft, word: string): Draft => ({ ...draft, word, lies: [] });

// One tap: this clue is said under this letter.
export function saying(draft: Draft, honest: readonly Mark[], place: number, mark: Mark): Draft {
  const others = draft.lies.filter((said) => said.place !== place);
  const blank = draft.blank === place ? null : draft.blank;
  if (mark === 'blank') return { ...draft, lies: others, blank: place };
  if (mark === honest[place]) return { ...draft, lies: others, blank };
  return { ...draft, lies: lastLies(draft.use, [...others, { place, mark }]), blank };
}

// The place is one of two that trade their clues, or is none any more.
export function swapping(draft: Draft, place: number): Draft {
  const others = draft.swap.filter((each) => each !== place);
  return { ...draft, swap: others.length < draft.swap.length ? others : latest([...others, place], 2) };
}

// The clues that go out.
export function shownOf(draft: Draft, honest: readonly Mark[]): Mark[] {
  const shown = [...honest];
  for (const { place, mark } of draft.lies) shown[place] = mark;
  if (draft.blank !== null) shown[draft.blank] = 'blank';
  const [one, other] = draft.swap;
  if (one !== undefined && other !== undefined) {
    shown[one] = honest[other]!;
    shown[other] = honest[one]!;
  }
  return shown;
}

// Where the clues that go out are not the truth; a blank says nothing, and is no lie.
export const liesIn = (draft: Draft, honest: readonly Mark[]): number[] => {
  const shown = shownOf(draft, honest);
  return differing(honest, shown).filter((place) => shown[place] !== 'blank');
};

// Nothing while the card still wants a letter or a word.
function useOf({ use, letter, word }: Draft): fiction.Use | null {
  if (use === 'ban') return letter === '' ? null : { ban: { letter } };
  if (use === 'new_word') return word === '' ? null : { new_word: { word } };
  return use === null ? { plainly: {} } : ({ [use]: {} } as fiction.Use);
}

// The move that shares these clues. Nothing while the card still wants a letter or a word.
export function shareOf(draft: Draft, honest: readonly Mark[], byHand: boolean): fiction.Action | null {
  const use = useOf(draft);
  return use && { share: { shown: textOf(shownOf(draft, honest)), use, ...(byHand ? { honest: textOf(honest) } : {}) } };
}

// A question to the server whether these are the honest clues: it finds nothing wrong with them but
// that there is no lie (F-18).
export function honestQuestion(draft: Draft, written: readonly Mark[]): fiction.Action {
  const use = (draft.use === 'new_word' && useOf(draft)) || { plainly: {} };
  return { share: { shown: textOf(written), use, honest: textOf(written) } };
}
export const isHonest = (refused: { code: string } | undefined): boolean => refused === undefined || refused.code === ('no_lie' satisfies fiction.Refusal);

// A move as a draft; a bot's, for one. `honestTo` knows the honest clues for a secret.
export function draftOf(action: fiction.Action, honestTo: (word: string) => readonly Mark[] | null): Draft | null {
  if (!('share' in action)) return null;
  const { use, shown: clues } = action.share;
  const kind = usedCard(use);
  const word = 'new_word' in use ? use.new_word.word : '';
  const honest = honestTo(word);
  if (!honest) return null;
  const shown = marksOf(clues);
  const places = differing(honest, shown);
  const blank = places.find((place) => shown[place] === 'blank') ?? null;
  const exchanges = kind === 'exchange';
  return {
    use: kind,
    letter: 'ban' in use ? use.ban.letter : '',
    word,
    lies: exchanges ? [] : places.filter((place) => place !== blank).map((place) => ({ place, mark: shown[place]! })),
    blank,
    swap: exchanges ? places : [],
  };
}
