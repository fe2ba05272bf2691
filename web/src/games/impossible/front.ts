import { dictionary } from '../../words.svelte';
import type { Front } from '../fronts';

const results: Record<string, string> = {
  bookshelf_full: 'The Bookshelf was filled',
  mold_ran_out: 'Lost: the Mold ran out',
  books_ran_out: 'Lost: the Books ran out',
  nothing_moves: 'Lost: nothing could move any more',
};

export const front = dictionary<Front>({
  en: {
    covers: [
      { edition: '', cloth: 'green', title: 'Fiction Impossible', says: 'Recast the classics together before the Mold takes them.', size: '1 to 4 players · 45 minutes' },
    ],
    players: 1,
    notAtOnce: ['random'],
    opponents: (count) => (count === 0 ? 'None: alone' : count === 1 ? 'One bot' : `${count} bots`),
    result: (result) => results[result],
    quick: ({ title, bot, players }) => `${title}, ${players === 1 ? 'alone' : players === 2 ? `together with the bot ${bot}` : `together with ${players - 1} bots: ${bot}`}.`,
  },
});
