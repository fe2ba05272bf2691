// What stands on the cards for everybody to read, asked for once a set of options.
import * as api from '../../wire/api';
import type * as fiction from '../../wire/types/fiction';
import type * as protocol from '../../wire/types/protocol';

const asked = new Map<string, Promise<fiction.Cards>>();

export function cardsOf(options: readonly protocol.NamedValue[]): Promise<fiction.Cards> {
  const key = JSON.stringify(options);
  const known = asked.get(key);
  if (known) return known;
  const cards = api.cards<fiction.Cards>('fiction', options);
  asked.set(key, cards);
  cards.catch(() => asked.delete(key));
  return cards;
}

// A card by its name alone, where the server has not told more.
export function abilityOf(cards: fiction.Cards | null, name: fiction.Ability, side: fiction.AbilityCard['side']): fiction.AbilityCard {
  const plain = name.replaceAll('_', ' ');
  return (
    cards?.abilities.find((each) => each.name === name) ?? {
      name,
      title: plain.charAt(0).toUpperCase() + plain.slice(1),
      sentence: '',
      side,
      rule: '',
    }
  );
}
