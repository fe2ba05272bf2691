// Fiction on a big screen.
import type * as fiction from '../../../wire/types/fiction';
import { dictionary } from '../../../words.svelte';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'];
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const words = dictionary({
  en: {
    editions: { classic: 'Fiction', banned: 'Banned Books' },
    where: (edition: string, half: number) => `${edition}, ${half === 1 ? 'first' : 'second'} half`,
    theLibrarian: 'the Lie-brarian',
    heading: (edition: string, status: string) => `${edition}. ${status}.`,
    waits: {
      deal: () => 'The ability cards are dealt',
      keep: () => 'Both sides choose an ability card',
      draw_card: () => 'A book is drawn',
      choose_word: (who: string) => `${capital(who)} chooses a word from the book`,
      name_letter: (who: string) => `${capital(who)} names a letter of the word`,
      guess: (_: string, guesses: number) => `The Guessers are choosing their ${ordinals[guesses] ?? 'next'} word`,
      deceive: (who: string) => `${capital(who)} answers, and puts in a lie`,
      over: () => 'The game is over',
    } satisfies Record<fiction.Phase, (who: string, guesses: number) => string>,
    paused: (who: string) => `The clock waits for ${who}`,
    isIn: 'is in the word',
    tokens: (left: number) => (left === 1 ? '1 token left' : `${left} tokens left`),
    coming: (boards: number, stock: string, time: string) => `Then the second half: ${numbers[boards] ?? boards} ${stock} boards${time === '' ? '' : `, ${time}`}`,
    empty: (row: number) => `Board ${row}: empty`,
    openCards: (librarian: string, guessers: string) => `Lie-brarian: ${librarian}. Guessers: ${guessers}.`,
    rematch: 'The next game begins when the host starts it.',
  },
});
