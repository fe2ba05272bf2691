// What things on the table are called where they are pointed at, and where they are.
import type { Seated } from '../../room/seated';
import { called, named } from '../../room/seated';
import type * as cast from '../../wire/types/cast';
import type * as impossible from '../../wire/types/impossible';
import { capital, typeset, type Deck } from './deck.svelte';
import { slotOf } from './labels';
import type { Option, Thing } from './selection';
import { words } from './words';

// Which roles a Character has in common with the original of a spot, as people read them.
export function sharedRoles(deck: Deck, character: cast.Character, book: cast.Book | undefined, spot: cast.Spot): string[] {
  const original = deck.book(book)?.originals[spot - 1];
  const roles = original === undefined ? [] : (deck.character(original)?.roles ?? []);
  return (deck.character(character)?.roles ?? []).filter((role) => roles.includes(role));
}

// "his own spot", "as Wealthy", "as understudy".
export function casting(deck: Deck, character: cast.Character, book: cast.Book | undefined, spot: cast.Spot): string {
  const w = words();
  if (deck.book(book)?.originals[spot - 1] === character) return w.ownSpot(deck.character(character)?.pronouns.their ?? 'its');
  const roles = sharedRoles(deck, character, book, spot);
  return roles.length === 0 ? w.againstRoles : w.asRole(roles);
}

// Whose hand, which Book or pile a Character is in.
export function placeOf(deck: Deck, open: impossible.Open, players: readonly Seated[], character: cast.Character): string {
  const w = words();
  const holder = open.players.findIndex(({ hand }) => hand.includes(character));
  if (holder >= 0) return players[holder]?.mine ? w.inYourHand : w.inHandOf(called(players, holder + 1));
  const slot = open.slots.find(({ cast: characters }) => characters.includes(character));
  if (slot) return w.outOf(deck.title(slot.book));
  return open.pool.includes(character) ? w.inPool : open.discards.includes(character) ? w.inDiscards : '';
}

export function thingText(deck: Deck, open: impossible.Open, players: readonly Seated[], thing: Thing, field?: impossible.Field): string {
  const w = words();
  if ('character' in thing) {
    const place = placeOf(deck, open, players, thing.character);
    return [capital(deck.name(thing.character)), place].filter(Boolean).join(', ');
  }
  if ('spot' in thing) {
    const book = slotOf(open, thing.book)?.book;
    const original = deck.book(book)?.originals[thing.spot - 1];
    const card = original === undefined ? undefined : deck.character(original);
    return w.spotName(card ? capital(deck.name(card.key)) : '', card?.roles.join(', ') ?? '', thing.spot, deck.title(book));
  }
  if ('book' in thing) return `${deck.title(slotOf(open, thing.book)?.book)} (${w.labels[thing.book]})`;
  if ('player' in thing) return capital(named(players, thing.player));
  if ('librarian' in thing) return deck.librarian(thing.librarian)?.name ?? thing.librarian;
  return field?.choices[thing.choice]?.title ?? '';
}

// What a spot would mean for the card in hand: as whom it stands there, and what Mold comes.
export function wayText(deck: Deck, open: impossible.Open, character: cast.Character | null, { thing, value }: Option): { as: string; cost: string; isBad: boolean } {
  const w = words();
  if (!('spot' in thing)) return { as: '', cost: '', isBad: false };
  const way = value as Partial<impossible.Placement>;
  const book = slotOf(open, thing.book)?.book;
  const as = character === null ? '' : casting(deck, character, book, thing.spot);
  if (way.molds === undefined) return { as, cost: 'loses' in way ? w.noMold : '', isBad: false };
  const { mold = 0, book: hit } = slotOf(open, way.molds) ?? {};
  const isLast = hit !== undefined && mold + 1 >= (deck.book(hit)?.mold_spaces ?? 9);
  return { as, cost: way.loses ? w.loses : w.brings(w.labels[way.molds]), isBad: way.loses === true || isLast };
}

// A sentence of the server, in which "{2}" stands for the name of who sits at seat 2.
export const withNames = (sentence: string, players: readonly Seated[]): string => typeset(sentence).replace(/\{(\d)\}/g, (_, seat: string) => players[Number(seat) - 1]?.name ?? '');
