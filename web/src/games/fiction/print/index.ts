// Fiction and Banned Books on paper: which pieces there are.
import type { Part, PrintFolder } from '../../../print/parts';
import type * as fiction from '../../../wire/types/fiction';
import Face from './Face.svelte';
import { readBooks } from './books';
import { words } from './words';

export type Edition = 'classic' | 'banned';
export type Side =
  | { kind: 'words'; card: fiction.PrintedBook }
  | { kind: 'book'; card: fiction.PrintedBook; edition: Edition }
  | { kind: 'ability'; card: fiction.AbilityCard }
  | { kind: 'ability-back'; side: fiction.Side }
  | { kind: 'tokens'; count: number }
  | { kind: 'clues' }
  | { kind: 'librarian'; boards: number; edition: Edition }
  | { kind: 'guessers'; boards: number; edition: Edition };

function parts(print: fiction.Print, chosen: Readonly<Record<string, string>>): Part[] {
  const w = words();
  const edition: Edition = chosen['edition'] === 'banned' ? 'banned' : 'classic';
  const part = (name: keyof ReturnType<typeof words>['parts'], shape: Part['shape'], pieces: { front: Side; back?: Side }[]): Part => ({ name, ...w.parts[name], shape, pieces });
  return [
    part('books', 'card', print.books.map((card) => ({ front: { kind: 'words', card }, back: { kind: 'book', card, edition } }))),
    ...(print.abilities.length > 0
      ? [part('abilities', 'card', print.abilities.map((card) => ({ front: { kind: 'ability', card }, back: { kind: 'ability-back', side: card.side } })))]
      : []),
    part('tokens', 'card', [{ front: { kind: 'tokens', count: print.tokens } }]),
    part('clues', 'card', [{ front: { kind: 'clues' } }, { front: { kind: 'clues' } }]),
    part('librarian', 'sheet', [{ front: { kind: 'librarian', boards: print.boards, edition } }]),
    part('guessers', 'sheet', [{ front: { kind: 'guessers', boards: print.boards, edition } }]),
  ];
}

const folder: PrintFolder<fiction.Print> = {
  get choices() {
    const w = words();
    return [
      {
        name: 'edition',
        title: w.edition,
        isOption: true,
        values: [
          { name: 'classic', title: w.editions.classic },
          { name: 'banned', title: w.editions.banned },
        ],
      },
    ];
  },
  hasBacks: true,
  parts,
  Face: Face as PrintFolder['Face'],
  get own() {
    const w = words();
    return {
      part: 'books',
      says: w.ownSays,
      example: w.ownExample,
      read: (text: string, data: fiction.Print) => {
        const books = readBooks(text);
        return 'sentence' in books ? books : { ...data, books };
      },
    };
  },
};

export default folder;
