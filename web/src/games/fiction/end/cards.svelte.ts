// Titles of books and abilities, as the server has them; names from the wire stand in until they are there.
import { untrack } from 'svelte';
import * as api from '../../../wire/api';
import type * as fiction from '../../../wire/types/fiction';
import type * as protocol from '../../../wire/types/protocol';

export class CardTitles {
  told = $state.raw<fiction.Cards | null>(null);

  constructor(options: () => readonly protocol.NamedValue[]) {
    api.cards<fiction.Cards>('fiction', untrack(options)).then(
      (cards) => (this.told = cards),
      () => undefined,
    );
  }

  book = (card: number | undefined): fiction.BookBack | null => (card === undefined ? null : (this.told?.books[card] ?? null));

  ability = (name: string): string => {
    const plain = name.replaceAll('_', ' ');
    return this.told?.abilities.find((each) => each.name === name)?.title ?? plain.charAt(0).toUpperCase() + plain.slice(1);
  };
}
