// Fiction Impossible on paper: which pieces there are.
import type { Part, PrintFolder } from '../../../print/parts';
import type * as cast from '../../../wire/types/cast';
import type * as impossible from '../../../wire/types/impossible';
import Face from './Face.svelte';
import { words } from './words';

export type Side =
  | { kind: 'character'; card: impossible.PrintedCharacter }
  | { kind: 'book'; card: impossible.PrintedBook }
  | { kind: 'librarian'; card: impossible.PrintedLibrarian }
  | { kind: 'back'; of: 'character' | 'book' | 'librarian' }
  | { kind: 'containment' }
  | { kind: 'phases' }
  | { kind: 'setting-up' }
  | { kind: 'shelf' }
  | { kind: 'tokens' };

export const labels: readonly cast.Label[] = ['quill', 'typewriter', 'ballpoint'];

function parts(print: impossible.Print, chosen: Readonly<Record<string, string>>): Part[] {
  const w = words();
  const back = (of: 'character' | 'book' | 'librarian'): Side => ({ kind: 'back', of });
  const players = Number(chosen['players'] ?? '4');
  const part = (name: keyof ReturnType<typeof words>['parts'], shape: Part['shape'], pieces: { front: Side; back?: Side }[]): Part => ({ name, ...w.parts[name], shape, pieces });
  return [
    part('characters', 'card', print.characters.map((card) => ({ front: { kind: 'character', card }, back: back('character') }))),
    part('books', 'card', print.books.map((card) => ({ front: { kind: 'book', card }, back: back('book') }))),
    part('librarians', 'card', print.librarians.filter(({ solitaire }) => players > 1 || solitaire).map((card) => ({ front: { kind: 'librarian', card }, back: back('librarian') }))),
    part('phases', 'card', Array.from({ length: players }, () => ({ front: { kind: 'phases' }, back: { kind: 'setting-up' } }))),
    part('containment', 'card', [{ front: { kind: 'containment' } }]),
    part('shelf', 'sheet', [{ front: { kind: 'shelf' } }]),
    part('tokens', 'sheet', [{ front: { kind: 'tokens' } }]),
  ];
}

const folder: PrintFolder<impossible.Print> = {
  get choices() {
    const w = words();
    return [{ name: 'players', title: w.players, values: ['1', '2', '3', '4'].map((name) => ({ name, title: name })), usual: '4' }];
  },
  hasBacks: false,
  parts,
  Face: Face as PrintFolder['Face'],
};

export default folder;
