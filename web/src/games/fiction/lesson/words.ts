import { dictionary } from '../../../words.svelte';
import type { Candidate } from './example';

export const words = dictionary({
  en: {
    intro: 'You are a Guesser. Somebody, the Lie-brarian, has hidden a word of five letters and told you that D is in it. You guess; under each letter comes a clue.',
    legend: 'What the clues say',
    right: 'right: in this very place',
    elsewhere: 'elsewhere: in the word, in another place',
    absent: 'absent: not in the word',
    said: 'Hatched: somebody says so.',
    shown: 'Solid: the table has shown that it is true.',
    board: 'The guesses',
    empty: 'A free row.',
    clue: (letter: string, mark: string) => `${letter}, said to be ${mark}: doubt it`,
    notYet: 'Tap a clue first.',
    notYetWord: 'Choose a word first.',

    doubtTitle: 'One of these five clues is a lie',
    doubt: 'In every row, exactly one. Tap the clue that you doubt, then lay a token on it: tokens tell the truth.',
    lay: 'Lay a token',
    layOn: (letter: string) => `Lay a token on ${letter}`,
    fact: (letter: string) => `Fact: the clue under ${letter} is true, and it is solid now. The lie is another one. In a game you have three tokens; here you may try again.`,

    compareTitle: 'Fiction! Now row 2 has a lie of its own',
    compare: 'You know the lie of row 1, so its other clues are true. One clue of row 2 says something else than they do. Which?',
    doubtIt: 'This is the lie',
    doubtItOn: (letter: string) => `${letter} is the lie`,
    wrong: {
      0: 'Row 1 says nothing about S. Look for a letter that stands in both rows.',
      1: 'O is said to be elsewhere in both rows: they agree.',
      3: 'Row 1 says nothing about I. Look for a letter that stands in both rows.',
      4: 'D is in the word: the Lie-brarian told you so, and this clue agrees.',
    } as Record<number, string>,

    guessTitle: 'Yes: L cannot be both elsewhere and absent',
    guess: 'Row 1 is believed, so L is in the word, and the clue in row 2 lies. Which word is it?',
    word: 'Your guess',
    handIn: 'Hand in',
    handInWord: (word: string) => `Hand in ${word.toUpperCase()}`,
    misses: {
      mould: 'MOULD has O as its second letter. Both rows say that O is elsewhere.',
      blond: 'BLOND has an N. Row 1 says that N is absent, and its lie was V.',
    } as Record<Candidate, string>,

    wonTitle: 'CLOUD it is. You have won!',
    won: 'At the end of a game every lie is ringed and everything else is solid. You have ten guesses in two halves of ten minutes; the Lie-brarian wins if the word is never found.',
    other: 'The other side is as much fun: as the Lie-brarian you choose the word, and the lies.',
    which: 'Which would you doubt?',
    tap: 'Tap a clue, and a token tells whether it is true.',
    tapFact: (letter: string) => `${letter} is a fact: what was hatched is solid now. Look for the lie elsewhere.`,
    tapFiction: (letter: string) => `Fiction! The clue under ${letter} is the lie of this row.`,
    tapClue: (letter: string, mark: string) => `${letter}, said to be ${mark}: lay a token`,
  },
});
