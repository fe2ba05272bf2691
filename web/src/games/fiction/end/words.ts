// The end of a game of Fiction in words.
import { dictionary, listed } from '../../../words.svelte';
import type { Mark } from '../marks';
import { words as shared } from '../words';
import type { Contradiction } from './sealed';
import type { Lie, ToldRow } from './story';

export type Side = 'guesser' | 'librarian' | 'watcher';

const upper = (word: string): string => word.toUpperCase();
const mark = (name: Mark): string => shared().marks[name];
const number = (count: number): string => count.toLocaleString('en');
const counted = (count: number, one: string, many: string): string => (count === 1 ? `one ${one}` : `${number(count)} ${many}`);
const wordsLeft = (left: number): string => `${counted(left, 'word', 'words')} left`;
const lie = ({ letter, said, truly }: Lie): string => `${upper(letter)}, said ${mark(said)}, truly ${mark(truly)}`;

function lies(row: ToldRow): string {
  if (row.lies.length === 0) return 'no lie at all';
  return `${row.lies.length === 1 ? 'the lie was' : 'the lies were'} ${listed(row.lies.map(lie))}`;
}

// "Row 1, DARES: the lie was S, said absent, truly right; 340 words left."
function row(told: ToldRow, left: number | null, card: string | null): string {
  const begin = `Row ${told.number}, ${upper(told.guess)}: `;
  if (told.kind === 'found') return `${begin}the secret.`;
  if (told.kind === 'missed') return `${begin}wrong, and the last board.`;
  if (told.kind === 'unanswered') return `${begin}never answered.`;
  const parts = [lies(told), ...(told.blank ? [`${upper(told.blank.letter)} got no clue, truly ${mark(told.blank.truly)}`] : [])];
  const tokens = told.cells.flatMap((cell) => (cell.token ? [`a token on ${upper(cell.letter)} said ${cell.token}`] : []));
  return `${begin}${[...parts, ...tokens, ...(card ? [`${card} was used`] : []), ...(left === null ? [] : [wordsLeft(left)])].join('; ')}.`;
}

const about = (what: Contradiction): string => {
  if (what.about === 'row') return `row ${what.row}`;
  return { deal: 'the ability cards', word: 'the chosen word', rows: 'the number of rows', unread: 'a seal of unknown meaning' }[what.about];
};

const sentences = {
  word_found: {
    guesser: (guesses: number, left: string) => `You found it on guess ${guesses}${left}.`,
    librarian: (guesses: number, left: string) => `They found your word on guess ${guesses}${left}.`,
    watcher: (guesses: number, left: string) => `Found on guess ${guesses}${left}.`,
  },
  boards_ran_out: {
    guesser: (guesses: number) => `${guesses} guesses, and the word stayed hidden.`,
    librarian: (guesses: number) => `Your word was safe through ${guesses} guesses.`,
    watcher: (guesses: number) => `The word was safe through ${guesses} guesses.`,
  },
  time_ran_out: {
    guesser: (guesses: number) => `Time ran out after ${counted(guesses, 'guess', 'guesses')}.`,
    librarian: (guesses: number) => `Time ran out after ${counted(guesses, 'guess', 'guesses')}, and your word was safe.`,
    watcher: (guesses: number) => `Time ran out after ${counted(guesses, 'guess', 'guesses')}.`,
  },
};

export const words = dictionary({
  en: {
    gameOver: 'Game over',
    title: (verdict: string, table: string) => `${verdict} · ${table} · Liebrary`,
    verdicts: { word_found: 'Guessers win', boards_ran_out: 'The Lie-brarian wins', time_ran_out: 'The Lie-brarian wins', closed: 'No result' },
    stamps: { word_found: 'Solved', boards_ran_out: 'Kept', time_ran_out: 'Kept', closed: 'Closed' },
    stampRow: (count: number) => `Row ${count}`,
    stampRows: (count: number) => counted(count, 'row', 'rows'),
    sentences,
    closed: (guesses: number) =>
      `The table was closed ${guesses === 0 ? 'before the first guess' : `after ${counted(guesses, 'guess', 'guesses')}`}. Nobody has won, nobody has lost.`,
    leftInHalf: (time: string, half: number) => `, with ${time} left in the ${half === 1 ? 'first' : 'second'} half`,
    theSecret: (word: string) => `The secret: ${upper(word)}`,
    noSecret: 'No word had been chosen.',
    changedFrom: (from: string, row: number) =>
      row > 1 ? `Up to row ${row - 1} it was ${upper(from)}; then the card New word changed it.` : `At first it was ${upper(from)}; the card New word changed it in row 1.`,

    tale: 'Every row, and its lie',
    nothing: 'No guess was made.',
    theLie: 'the lie',
    stillPossible: (atFirst: number) => `words still possible, from ${number(atFirst)} (log scale)`,
    stillPossibleShort: (atFirst: number) => `Bars: words still possible after each row, from ${number(atFirst)} at first (log scale).`,
    counting: 'Counting the words that were still possible …',
    notCounted: 'How many words were still possible cannot be told now.',
    again: 'Try again',
    row,
    said: 'said',
    was: 'was',
    noLie: 'no lie',
    noClue: 'no clue',
    theSecretHere: 'the secret',
    missed: 'wrong, the last board',
    unanswered: 'never answered',
    about: (word: string) => `about ${upper(word)}`,
    used: (card: string) => `Card: ${card}`,
    left: number,
    reason: (who: string, why: string) => `${who}: “${why}”`,

    lies: (name: string) => `${name} lies`,
    nextLies: { me: 'you lie', nobody: '' },
    seats: 'Seats and invitation',
    room: 'People and talk',
    replay: 'Replay',
    share: 'Share',
    home: 'Home',
    actions: 'What now',

    seal: {
      good: 'Seals verified',
      goodWhy: (count: number) =>
        count === 1
          ? 'The word was sealed when it was chosen. Your browser opened the seal and checked it.'
          : `The word was sealed before row 1, and every answer as it was given. Your browser checked all ${count} seals.`,
      wrong: 'The seals do not fit',
      wrongSeals: (ordinals: readonly number[]) =>
        `Your browser checked them, and ${ordinals.length === 1 ? 'seal' : 'seals'} ${listed(ordinals.map(String))} did not open to what was promised.`,
      wrongStory: (what: readonly Contradiction[]) => `The seals say something else about ${listed(what.map(about))} than this page shows.`,
      none: 'Nothing was sealed',
      noneWhy: 'The game ended before there was a secret.',
      details: 'What was checked',
      how: 'Each time something was hidden, the table published a hash of it: a seal that gives nothing away and fits nothing else. Now it has told what was inside. Your browser has hashed every value anew, compared it with the seal, and compared the values with this page: the word, the honest clues, the shown clues and the cards of each row.',
      when: 'Seals prove most to who was at the table and got them during the game. If you opened this page later, you got them all at once.',
      elsewhere: 'To check it without this page, and all the rules too: download the record and run',
      record: 'Record of the game',
      list: 'The seals',
      entry: (ordinal: number, fits: boolean) => `Seal ${ordinal} ${fits ? 'fits' : 'does not fit'}:`,
    },

    book: 'The book',
    year: (author: string, year: number) => `${author}, ${year < 0 ? `${-year} BC` : year}`,
    yellow: 'Yellow words',
    red: 'Red words',

    tokens: (laid: readonly string[], left: number) => {
      const rest = left === 0 ? [] : [`${counted(left, 'token', 'tokens')} never spent`];
      return laid.length + rest.length === 0 ? '' : `Tokens: ${[...laid, ...rest].join('; ')}.`;
    },
    token: (letter: string, row: number, answer: string) => `${upper(letter)} of row ${row}, ${answer === 'fact' ? 'Fact' : 'Fiction'}`,
    cards: 'Ability cards',
    cardOf: { librarian: 'Lie-brarian', guessers: 'Guessers' },
    kept: (kept: string, other: string | null) => (other ? `${kept}, and not ${other}` : kept),
    usedInRows: (rows: readonly number[]) =>
      rows.length === 0 ? 'never used' : `used in ${rows.length === 1 ? 'row' : 'rows'} ${listed(rows.map(String))}`,
    letterAsked: (letter: string, there: boolean) => `Is ${upper(letter)} in it? ${there ? 'Yes' : 'No'}.`,
    vowels: (count: number) => `Different vowels: ${count}.`,
    comparison: (guess: string, before: boolean) => `It stands ${before ? 'before' : 'after'} ${upper(guess)}.`,

    shared: {
      game: (title: string) => `Liebrary, ${title}`,
      found: (secret: string, guesses: number) => `The Guessers found ${upper(secret)} on guess ${guesses}.`,
      kept: (secret: string, guesses: number) => `The Lie-brarian kept ${upper(secret)} safe through ${counted(guesses, 'guess', 'guesses')}.`,
      late: (secret: string, guesses: number) => `Time ran out on the Guessers; the word was ${upper(secret)}, after ${counted(guesses, 'guess', 'guesses')}.`,
      // the same without the word
      hidden: {
        found: (guesses: number) => `The Guessers found the word on guess ${guesses}.`,
        kept: (guesses: number) => `The Lie-brarian kept the word safe through ${counted(guesses, 'guess', 'guesses')}.`,
        late: (guesses: number) => `Time ran out on the Guessers after ${counted(guesses, 'guess', 'guesses')}.`,
        left: (counts: readonly number[]) => `Words still possible after each answer: ${counts.map(number).join(', ')}.`,
      },
      closed: (guesses: number) => (guesses === 0 ? 'No result, and no guess.' : `No result, after ${counted(guesses, 'guess', 'guesses')}.`),
      liedAbout: (letters: readonly string[]) => (letters.length === 0 ? 'no lie' : `lied about ${listed(letters.map(upper))}`),
      left: wordsLeft,
      foundHere: 'found',
      missed: 'wrong',
      unanswered: 'never answered',
    },
  },
});
