// Wordles on paper: which pieces there are.
import type { Part, PrintFolder, Trouble } from '../../../print/parts';
import type * as wordles from '../../../wire/types/wordles';
import Face from './Face.svelte';
import { readQueries } from './queries';
import { words } from './words';

export type Side =
  | { kind: 'board'; letters: number; number: number }
  | { kind: 'notes'; others: number }
  | { kind: 'query'; card: wordles.PrintedQueries; number: number }
  | { kind: 'query-back' }
  | { kind: 'duel'; letters: number }
  | { kind: 'signs' }
  | { kind: 'rules'; letters: number };

function parts(print: wordles.Print, chosen: Readonly<Record<string, string>>): Part[] {
  const w = words();
  const { letters } = print;
  const players = Number(chosen['players'] ?? '4');
  const part = (name: keyof ReturnType<typeof words>['parts'], shape: Part['shape'], pieces: { front: Side; back?: Side }[]): Part => ({ name, ...w.parts[name], shape, pieces });
  const boards = Array.from({ length: players }, (_, index) => ({ front: { kind: 'board', letters, number: index + 1 } as Side, back: { kind: 'notes', others: players - 1 } as Side }));
  return [
    ...(players === 2
      ? [part('duel', 'sheet', [{ front: { kind: 'duel', letters } }, { front: { kind: 'duel', letters } }])]
      : [
          { ...part('boards', 'half', boards), backsAlways: true },
          part('queries', 'card', print.cards.map((card, index) => ({ front: { kind: 'query', card, number: index + 1 }, back: { kind: 'query-back' } }))),
        ]),
    part('signs', 'sheet', [{ front: { kind: 'signs' } }]),
    part('rules', 'sheet', [{ front: { kind: 'rules', letters } }]),
  ];
}

const folder: PrintFolder<wordles.Print> = {
  get choices() {
    const w = words();
    return [
      { name: 'players', title: w.players, values: ['2', '3', '4', '5', '6'].map((name) => ({ name, title: name })), usual: '4' },
      { name: 'letters', title: w.letters, isOption: true, values: ['5', '4'].map((name) => ({ name, title: name })) },
    ];
  },
  hasBacks: false,
  parts,
  Face: Face as PrintFolder['Face'],
  get own() {
    const w = words();
    return {
      part: 'queries',
      says: w.ownSays,
      example: w.ownExample,
      read: (text: string, data: wordles.Print): wordles.Print | Trouble => {
        const cards = readQueries(text, data.letters);
        return 'sentence' in cards ? cards : { ...data, cards };
      },
    };
  },
};

export default folder;
