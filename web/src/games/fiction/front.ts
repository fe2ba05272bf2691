import { dictionary } from '../../words.svelte';
import type { Front } from '../fronts';

const size = '2 to 12 players · 20 minutes';

const results: Record<string, string> = {
  word_found: 'The word was found',
  boards_ran_out: 'The secret held: no board was left',
  time_ran_out: 'The secret held: time ran out',
};

export const front = dictionary<Front>({
  en: {
    covers: [
      { edition: 'classic', cloth: 'blue', title: 'Fiction', says: 'Find the secret word together. One clue in every row is a lie.', size },
      { edition: 'banned', cloth: 'red', title: 'Fiction: Banned Books', says: 'The same lies about forbidden books, with ability cards.', size },
    ],
    roles: {
      librarian: { title: 'Lie-brarian', says: 'Hide a word, and lie once a row.' },
      guesser: { title: 'Guesser', says: 'Find the word in ten guesses.' },
    },
    role: 'guesser',
    notAtOnce: ['random'], // it lies and guesses without any sense: nobody to learn from
    aids: { hint: 'Hints', words: 'Words that are left', lies: 'What each lie leaves' },
    result: (result) => results[result],
    figures: [
      { kind: 'histogram', name: 'guesses', title: 'Guesses until the word was found', values: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'] },
      { kind: 'share', name: 'lie', value: 'believed', says: (times, all) => `You believed ${times} of ${all} lies: your next guess fitted them.` },
      { kind: 'share', name: 'lie_told', value: 'believed', says: (times, all) => `Of ${all} lies that you told, ${times} were believed.` },
      { kind: 'list', name: 'book', title: (count) => (count === 1 ? 'One book met' : `${count} books met`) },
    ],
    quick: ({ title, role, bot }) => `${title}, as ${role} against the bot ${bot}.`,
  },
});
