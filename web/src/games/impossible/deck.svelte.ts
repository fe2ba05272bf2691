// What is printed on the cards of a table, and what may be done with them: asked for once for a set of options.
import { SvelteMap } from 'svelte/reactivity';
import * as api from '../../wire/api';
import type * as cast from '../../wire/types/cast';
import type * as core from '../../wire/types/core';
import type * as impossible from '../../wire/types/impossible';

export class Deck {
  private readonly characters: ReadonlyMap<string, impossible.CharacterCard>;
  private readonly books: ReadonlyMap<string, impossible.BookCard>;
  private readonly powers: ReadonlyMap<string, impossible.PowerCard>;
  private readonly librarians: ReadonlyMap<string, impossible.LibrarianCard>;

  constructor(readonly cards: impossible.Cards) {
    this.characters = new Map(cards.characters.map((card) => [card.key, card]));
    this.books = new Map(cards.books.map((card) => [card.key, card]));
    this.powers = new Map(cards.powers.map((card) => [card.name, card]));
    this.librarians = new Map(cards.librarians.map((card) => [card.key, card]));
  }

  character = (key: cast.Character): impossible.CharacterCard | undefined => this.characters.get(key);
  book = (key: cast.Book | undefined): impossible.BookCard | undefined => (key === undefined ? undefined : this.books.get(key));
  power = (name: string): impossible.PowerCard | undefined => this.powers.get(name);
  librarian = (key: cast.Librarian | undefined): impossible.LibrarianCard | undefined => (key === undefined ? undefined : this.librarians.get(key));

  // "the Cheshire Cat"
  name = (key: cast.Character): string => {
    const card = this.character(key);
    return card ? withArticle(card) : key;
  };
  title = (key: cast.Book | undefined): string => this.book(key)?.title ?? key ?? '';
}

// The server writes apostrophes as a typewriter does.
export const typeset = (text: string): string => text.replaceAll("'", '’');

export const withArticle = ({ article, name }: impossible.CharacterCard): string => (article === '' ? name : `${article} ${name}`);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const known = new SvelteMap<string, Deck>();
const asked = new Set<string>();

// Nothing until the server has told it; what reads it is drawn again then. If the server could not be reached, it is
// asked again as soon as the room changes.
export function deckOf(options: readonly core.Option[]): Deck | null {
  const key = JSON.stringify(options);
  if (!asked.has(key)) {
    asked.add(key);
    api.cards<impossible.Cards>('impossible', options).then(
      (cards) => known.set(key, new Deck(JSON.parse(typeset(JSON.stringify(cards))) as impossible.Cards)),
      () => asked.delete(key),
    );
  }
  return known.get(key) ?? null;
}
