// The replay of Fiction in words.
import { dictionary, listed } from '../../../words.svelte';
import type { Mark } from '../marks';

const upper = (text: string): string => text.toUpperCase();
const names: Record<Mark, string> = { right: 'right', elsewhere: 'elsewhere', absent: 'absent', blank: 'left blank' };

export const words = dictionary({
  en: {
    deals: 'Ability cards are dealt.',
    draws: 'A book card is drawn.',
    chance_: 'Chance decides for the program.',
    half: 'Time is up: the first half is over.',
    over: 'Time is up: the game is over.',
    choiceOver: 'The time for this choice is up; the program chooses.',
    substitutes: (name: string) => `The program chooses for ${name}.`,
    keeps: (name: string, card: string | null) => `${name} keeps ${card === null ? 'a card' : `the card ${card}`}.`,
    chooses: (name: string, word: string | null) => `${name} hides ${word === null ? 'a word' : upper(word)}.`,
    names: (name: string, letter: string) => `${name} names the letter ${upper(letter)}.`,
    guesses: (name: string, word: string, found: boolean) => `${name} guesses ${upper(word)}${found ? ' and finds the secret' : ''}.`,
    shares: (name: string, guess: string, marks: readonly { letter: string; mark: Mark }[], card: string | null) => {
      const groups = (['right', 'elsewhere', 'absent', 'blank'] as const).flatMap((mark) => {
        const letters = marks.filter((each) => each.mark === mark).map((each) => upper(each.letter));
        return letters.length === 0 ? [] : [`${listed(letters)} ${names[mark]}`];
      });
      return `${name} answers ${upper(guess)}: ${groups.join('; ')}${card ? `, with the card ${card}` : ''}.`;
    },
    lays: (name: string, spots: readonly { letter: string; answer: string }[], row: number) =>
      `${name} lays a token in row ${row}: ${spots.map(({ letter, answer }) => `${upper(letter)} is ${answer === 'fact' ? 'Fact' : 'Fiction'}`).join(', ')}.`,
    discards: (name: string, card: string) => `${name} gives up a token for ${card}.`,
    does: (name: string, move: string) => `${name}: ${move}.`,

    halves: ['First half', 'Second half'],
    emptyBoard: (number: number) => `Row ${number}, empty.`,
    book: 'The book',
    noBook: 'No book has been drawn yet.',
    by: (author: string, year: number) => `${author}, ${year < 0 ? `${-year} BC` : year}`,
    named: (letter: string) => `The secret has the letter ${upper(letter)}.`,
    secret: (word: string) => `Secret: ${upper(word)}`,
    hidden: 'The secret is hidden.',
    tokens: (count: number) => (count === 0 ? 'No token left.' : count === 1 ? 'One token left.' : `${count} tokens left.`),
    runs: (time: string) => `Clock: ${time}, running`,
    stands: (time: string) => `Clock: ${time}, paused`,
    cards: (librarian: string | null, guessers: string | null) =>
      [...(librarian ? [`Lie-brarian’s card: ${librarian}.`] : []), ...(guessers ? [`Guessers’ card: ${guessers}.`] : [])].join(' '),
  },
});
