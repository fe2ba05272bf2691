// Fiction in words. What is said by several of its screens; each screen keeps its own beside it.
import { dictionary, listed } from '../../words.svelte';
import type * as fiction from '../../wire/types/fiction';
import type { Cell } from './cells';
import type { KeyState } from './guesser/keys';
import type { Mark } from './marks';

const markNames: Record<Mark, string> = { right: 'right', elsewhere: 'elsewhere', absent: 'absent', blank: 'without a clue' };

// One sentence a row, its letters grouped by mark.
function row(number: number, cells: readonly Cell[], doubting: (place: number) => readonly string[]): string {
  const word = cells.map((cell) => cell.letter.toUpperCase()).join('');
  if (cells.every((cell) => cell.mark === null)) return `Row ${number}, ${word}: not answered yet.`;
  const groups = (['right', 'elsewhere', 'absent', 'blank'] as const).flatMap((mark) => {
    const letters = cells.flatMap((cell, place) => (cell.mark === mark ? [`${cell.letter.toUpperCase()} in place ${place + 1}`] : []));
    return letters.length === 0 ? [] : [`${markNames[mark]}: ${listed(letters)}`];
  });
  const more = cells.flatMap((cell, place) => {
    const letter = cell.letter.toUpperCase();
    const doubters = doubting(place);
    return [
      ...(cell.token ? [`A token says that ${letter} is ${cell.token}.`] : []),
      ...(cell.lie ? [`The clue under ${letter} is a lie.`] : []),
      ...(doubters.length > 0 ? [`${listed(doubters)} ${doubters.length === 1 && doubters[0] !== 'You' ? 'doubts' : 'doubt'} ${letter}.`] : []),
    ];
  });
  return [`Row ${number}, ${word}. Said ${groups.join('; ')}.`, ...more].join(' ');
}

const notes = { in: 'noted as in', out: 'struck in pencil', maybe: 'noted as maybe in' } as const;

// "R, said right in place 2", "T, said absent, struck in pencil", "E, in the word".
function key(letter: string, state: KeyState | undefined): string {
  const upper = letter.toUpperCase();
  if (!state) return upper;
  const known = state.known === 'in' ? ['in the word'] : state.known === 'out' ? ['not in the word'] : [];
  const said = state.known === null ? state.said.map(({ mark, row: index, place }) => `said ${markNames[mark]} in place ${place + 1} of row ${index + 1}`) : [];
  const banned = state.banned ? ['not allowed in this guess'] : [];
  return [upper, ...banned, ...known, ...said, ...(state.note && state.known === null ? [notes[state.note]] : [])].join(', ');
}

export const words = dictionary({
  en: {
    marks: markNames,
    row,
    halves: ['First half', 'Second half'],
    librarian: 'Lie-brarian',
    guesser: 'Guesser',
    closedBook: 'A book, still closed',
    book: ({ author, year }: fiction.BookBack) => `${author}, ${year < 0 ? `about ${-year} BC` : year}`,
    alphabet: 'Alphabet board',
    rub: 'Rub out',
    pencil: 'Pencil',
    key,
    events: {
      cardsOpen: 'Both sides have kept a card.',
      named: (letter: string) => `${letter.toUpperCase()} is in the word. The clock runs.`,
      handedIn: (number: number, word: string) => `Row ${number}: ${word.toUpperCase()} is handed in. The clock waits.`,
      // Where a card lies open, how many lies there are is for the players to work out.
      answered: (number: number, word: string, oneLie: boolean) =>
        `Row ${number} answered.${oneLie ? ` One of ${[...word.toUpperCase()].join(' ')} is a lie.` : ''}`,
      closed: (number: number) => `Row ${number} is closed to tokens.`,
      token: (number: number, letter: string, answer: 'fact' | 'fiction') =>
        `Token on ${letter.toUpperCase()} in row ${number}: ${answer === 'fact' ? 'Fact' : 'Fiction'}.`,
      halftime: (lost: number) =>
        lost === 0
          ? 'Halftime. New boards, a full clock, and it runs.'
          : `Time is up: ${lost === 1 ? 'one board is' : `${lost} boards are`} lost. Halftime: new boards, a full clock, and it runs.`,
      hurried: 'The Lie-brarian hurries: time is off the clock.',
      moreTime: 'This half has more time.',
      extraBoard: 'This half has one more board.',
    },
    facts: {
      has: (letter: string) => `The secret has ${letter.toUpperCase()}.`,
      lacks: (letter: string) => `The secret has no ${letter.toUpperCase()}.`,
      vowels: (count: number) => `The secret has ${count === 1 ? 'one vowel' : `${count} different vowels`}.`,
      comparison: (word: string, isBefore: boolean) => `The secret comes ${isBefore ? 'before' : 'after'} ${word.toUpperCase()} in the alphabet.`,
      anyLetters: 'The next guess may be any five letters.',
      banned: (letter: string) => `The next guess must do without ${letter.toUpperCase()}.`,
      pinned: (place: number) => `The clue at place ${place} of the next guess will be honest.`,
    },
  },
});
