import { dictionary, listed } from '../../words.svelte';
import type { Front } from '../fronts';

const counts = ['no', 'one', 'two', 'three', 'four', 'five'];

// "player1_player3_share": these seats have won, counted from 1.
function result(name: string, players: readonly string[]): string | undefined {
  const seats = [...name.matchAll(/player(\d+)_/g)].map(([, seat]) => players[Number(seat) - 1] ?? `Player ${seat}`);
  if (seats.length === 0) return undefined;
  return seats.length === 1 ? `${seats[0]} won` : `${listed(seats)} won together`;
}

export const front = dictionary<Front>({
  en: {
    covers: [
      { edition: '', cloth: 'ochre', title: 'Wordles', says: 'Everyone hides a word, everyone hunts. Here the clues are honest.', size: '2 to 6 players · 30 minutes' },
    ],
    players: 3,
    notAtOnce: ['random'],
    opponents: (count) => (count === 1 ? 'One: a duel' : (counts[count] ?? String(count)).replace(/^./, (letter) => letter.toUpperCase())),
    aids: { hint: 'Hints', secret: 'A word to hide', words: 'Words that are left' },
    result,
    quick: ({ title, bot, players }) =>
      players === 2 ? `${title}: a duel with the bot ${bot}.` : `${title}, against ${counts[players - 1] ?? players - 1} bots: ${bot}.`,
  },
});
