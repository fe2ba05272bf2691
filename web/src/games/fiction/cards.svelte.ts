// What everybody may read of a table beforehand: its cards, and how many boards and tokens and how much
// time there are. Asked for once a set of options.
import { SvelteMap } from 'svelte/reactivity';
import * as api from '../../wire/api';
import type * as fiction from '../../wire/types/fiction';
import type * as core from '../../wire/types/core';

const known = new SvelteMap<string, fiction.Cards>();
const asked = new Set<string>();

// Nothing until the server has told them; whatever reads them is drawn anew then. Where it could not, it
// is asked again as soon as the room tells something or another screen wants them.
export function cardsOf(table: { readonly options: readonly core.Option[] } | null): fiction.Cards | null {
  if (!table) return null;
  const key = JSON.stringify(table.options);
  if (!asked.has(key)) {
    asked.add(key);
    api.cards<fiction.Cards>('fiction', table.options).then(
      (cards) => known.set(key, cards),
      () => asked.delete(key),
    );
  }
  return known.get(key) ?? null;
}

export const bookOf = (cards: fiction.Cards | null, card: number | undefined): fiction.BookBack | null =>
  card === undefined ? null : (cards?.books[card] ?? null);

export type AbilityText = Pick<fiction.AbilityCard, 'name' | 'title' | 'sentence'>;

// Until the cards are there, a name without its sentence: "two_lies" is "Two lies".
export const abilityOf = (cards: fiction.Cards | null, name: fiction.Ability): AbilityText =>
  cards?.abilities.find((each) => each.name === name) ?? { name, title: plainTitle(name), sentence: '' };

export function plainTitle(name: string): string {
  const plain = name.replaceAll('_', ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
