// A deed that somebody proposes, in words that come from its form and from what it names.
import type { Seated } from '../../room/seated';
import { named } from '../../room/seated';
import { listed } from '../../words.svelte';
import type * as cast from '../../wire/types/cast';
import type * as impossible from '../../wire/types/impossible';
import { capital, type Deck } from './deck.svelte';
import { labels, slotOf } from './labels';
import { casting, thingText } from './naming';
import { words } from './words';

// Every Character that a deed names, wherever it stands.
export function charactersIn(deck: Deck, value: unknown): cast.Character[] {
  if (typeof value === 'string') return deck.character(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((each) => charactersIn(deck, each));
}

export const wanted = (deck: Deck, open: impossible.Open, deed: impossible.Deed): cast.Character[] =>
  charactersIn(deck, deed).filter((card) => open.players.some(({ hand }) => hand.includes(card)));

// Between two players it matters whose a card is; then whoever gives one need not be named besides.
function dealText(deck: Deck, open: impossible.Open, players: readonly Seated[], effect: unknown): string[] | null {
  const values = typeof effect === 'object' && effect !== null ? Object.values(effect) : [];
  const dealing = new Set(values.filter((value) => typeof value === 'number'));
  const cards = charactersIn(deck, effect);
  if (dealing.size !== 2 || cards.length === 0) return null;
  const holder = (card: cast.Character) => 1 + open.players.findIndex(({ hand }) => hand.includes(card));
  const idle = [...dealing].filter((player) => !cards.some((card) => holder(card) === player));
  return [
    ...idle.map((player) => named(players, player)),
    ...cards.map((card) => (dealing.has(holder(card)) ? words().cardOf(deck.name(card), named(players, holder(card))) : deck.name(card))),
  ];
}

function valueText(deck: Deck, open: impossible.Open, players: readonly Seated[], value: unknown): string[] {
  if (typeof value === 'number') return [named(players, value)];
  if (typeof value === 'string') {
    if ((labels as readonly string[]).includes(value)) return [thingText(deck, open, players, { book: value as cast.Label })];
    return deck.character(value) ? [deck.name(value)] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const { book, spot, ...rest } = value as { book?: cast.Label; spot?: cast.Spot };
  const others = Object.values(rest).flatMap((each) => valueText(deck, open, players, each));
  if (book !== undefined && spot !== undefined) {
    const original = deck.book(slotOf(open, book)?.book)?.originals[spot - 1];
    if (original === undefined) return others;
    const place = `${deck.name(original)}, ${deck.title(slotOf(open, book)?.book)}`;
    return others.length === 1 ? [words().castAs(others[0]!, place)] : [...others, place];
  }
  return [...others, ...(book === undefined ? [] : valueText(deck, open, players, book))];
}

// "SCRUB, Captain Ahab: Dracula (Quill) and Puck", "Puck as Hamlet, Hamlet." Who deals with nobody else is not named.
export function deedText(deck: Deck, open: impossible.Open, players: readonly Seated[], deed: object): string {
  const [kind, inner] = Object.entries(deed)[0] as [string, Record<string, unknown>];
  const of = (value: unknown) => {
    const named = valueText(deck, open, players, value).filter(Boolean);
    return listed(named.filter((each) => named.indexOf(each) === named.lastIndexOf(each)));
  };
  if (kind === 'use') {
    const [power, effect] = Object.entries(inner['effect'] as object)[0] as [string, unknown];
    const deal = dealText(deck, open, players, effect);
    const named = deal === null ? of(effect) : listed(deal);
    return `${deck.power(power)?.title ?? capital(power)}, ${deck.name(inner['card'] as cast.Character)}${named === '' ? '' : `: ${named}`}`;
  }
  if (kind === 'help') {
    const [ability, named] = Object.entries(inner['ability'] as object)[0] as [string, unknown];
    return `${deck.cards.abilities.find(({ name }) => name === ability)?.title ?? capital(ability)}: ${of(named)}`;
  }
  if (kind === 'add') {
    const { character, book, spot } = inner as { character: cast.Character; book: cast.Label; spot: cast.Spot };
    const lies = slotOf(open, book)?.book;
    const original = deck.book(lies)?.originals[spot - 1];
    if (original === character) return words().comingHome(capital(deck.name(character)), casting(deck, character, lies, spot), deck.title(lies));
    return words().addition(capital(deck.name(character)), original === undefined ? '' : deck.name(original), deck.title(lies));
  }
  const title = deck.cards.actions.find(({ name }) => name === kind)?.title ?? capital(kind);
  const named = of(inner);
  return named === '' ? title : `${title}: ${named}`;
}
