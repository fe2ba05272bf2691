import { dictionary, listed } from '../../../words.svelte';
import type * as fiction from '../../../wire/types/fiction';
import type { Mark } from '../marks';
import { words as shared } from '../words';
import type { Left } from './lies';

const nameOf = (mark: Mark): string => shared().marks[mark];
const many = (count: number, one: string, several: string): string => `${count} ${count === 1 ? one : several}`;
const wordsLeft = (left: Left): string => `${left.atMost ? 'at most ' : ''}${many(left.count, 'word', 'words')}`;

// "F is your lie. It is elsewhere, you say absent."
function lieTold(letter: string, truth: Mark, said: Mark): string {
  return `${letter} is your lie: in truth ${nameOf(truth)}, you say ${nameOf(said)}.`;
}

export const words = dictionary({
  en: {
    you: 'you are the Lie-brarian',
    table: 'Table',
    editions: { classic: 'Fiction', banned: 'Banned Books' } as Record<string, string>,
    pageTitle: (what: string) => `${what} · Liebrary`,
    clocks: ['First half', 'Second half'],
    paused: 'Paused: you answer',
    yourTime: 'Your time to choose',

    yourCard: 'Your card',
    secretIs: 'Your secret word',
    onlyYou: 'Only you see this.',
    named: (letter: string) => `You named ${letter}.`,
    cover: 'Cover',
    uncover: 'Show',
    myCard: 'my card',
    showCard: 'Show it and answer',
    covered: 'Covered',
    coveredTitle: (row: number | null) => (row === null ? 'Your card is covered' : `Row ${row} waits for its clues`),
    coveredText: 'Show your card when nobody looks over your shoulder.',
    changedFrom: (word: string, row: number) => `Before row ${row} it was ${word}.`,

    keepTitle: 'Keep one ability card',
    keepText: 'The other leaves the game. Everybody will see which one you keep, once both sides have chosen.',
    keepFirst: 'Choose one of the two first.',
    keepThis: (title: string) => `Keep ${title}`,
    keepNone: 'Keep this card',
    kept: (title: string) => `You keep ${title}`,
    keptText: 'The Guessers still choose theirs.',
    cardsToKeep: 'Your two cards',

    dealing: 'A card is being drawn',
    chooseTitle: 'Choose your secret word',
    chooseText: 'Everybody sees the book. Only you see the words on its card.',
    by: (author: string) => `by ${author}`,
    yellow: 'Yellow words',
    red: 'Red words',
    redOut: 'not in play at this table',
    front: 'Words on your card',
    redHard: 'harder: a letter comes twice',
    nothingChosen: 'No word is chosen yet.',
    willHide: (word: string) => `${word} will be your secret. It is sealed now and shown at the end.`,
    hide: 'Hide this word',

    nameTitle: (word: string) => `Name a letter of ${word}`,
    nameText: 'The Guessers learn that the word has this letter, but not where. The clock starts then.',
    letters: 'Letters of your secret',
    noLetter: 'No letter is chosen yet.',
    willName: (letter: string) => `Everybody will read: the secret has ${/^[AEFHILMNORSX]$/.test(letter) ? 'an' : 'a'} ${letter}.`,
    nameIt: (letter: string) => `Name ${letter}`,
    nameNone: 'Name this letter',

    watchTitle: (row: number) => (row === 1 ? 'The Guessers think of their first guess' : 'The Guessers think'),
    watchText: (left: number) => `${many(left, 'board is', 'boards are')} left in this half. You answer as soon as they guess.`,
    yourLies: 'Your lies so far',
    yourBoard: 'Your board',
    noRows: 'Each guess will stand here: above what is true, below what you said.',
    truth: (letter: string, mark: Mark) => `In truth ${letter} is ${nameOf(mark)}.`,
    withCard: (title: string) => `with ${title}`,
    closed: 'closed to tokens',

    answerTitle: (row: number, use: fiction.Ability | null) =>
      `Row ${row}: ${use === 'whole_truth' ? 'tell the whole truth' : use === 'two_lies' ? 'choose two lies' : use === 'exchange' ? 'choose two clues to exchange' : use === 'blank' ? 'choose one blank and one lie' : 'choose one lie'}`,
    answerText: 'Solid is the truth. Tap another mark to say that instead.',
    answerCounts: 'Under it: how many words it leaves possible.',
    promised: (places: readonly string[]) => `Promised honest: place ${listed(places)}.`,
    choice: 'What you say under each letter',
    under: (letter: string, place: number) => `${letter}, letter ${place}`,
    marks: { right: 'Right', elsewhere: 'Elsewhere', absent: 'Absent', blank: 'No clue' } as Record<Mark, string>,
    markMeans: { right: 'in this place', elsewhere: 'in the word', absent: 'not in the word', blank: 'left blank' } as Record<Mark, string>,
    truthMark: 'truth',
    most: 'most',
    leaves: (left: Left) => `${left.atMost ? '≤ ' : ''}${left.count}`,
    leavesUnit: (left: Left) => (left.count === 1 && !left.atMost ? 'word' : 'words'),
    option: (letter: string, mark: Mark, honest: boolean, left: Left | null, isMost: boolean) =>
      `${letter}: say ${nameOf(mark)}${honest ? ', the truth' : ''}${!honest && left ? `, leaves ${wordsLeft(left)}${isMost ? ', the most' : ''}` : ''}`,

    writeTitle: (guess: string, word: string) => `Write the honest clues: ${guess} against ${word}`,
    writeText: 'This table marks by hand. The program checks your clues before you lie.',
    writeNew: 'The clues must be honest about the new word first.',
    check: 'Check my clues',
    unmarked: (letters: readonly string[]) => `Still without a mark: ${listed(letters)}.`,
    allMarked: 'Every letter has its mark. Nobody sees them yet.',
    write: (letter: string, mark: Mark) => `${letter}: ${nameOf(mark)}`,

    swapText: 'Choose two letters with different marks; they trade them, and both are lies.',
    swapChoice: 'Letters that trade their clues',
    swapOne: (letter: string, place: number, mark: Mark) => `${letter}, letter ${place}, ${nameOf(mark)}`,

    useCard: (title: string) => `Use ${title}`,
    used: (times: number) => (times === 0 ? 'not used yet' : times === 1 ? 'used once' : `used ${times} times`),
    notNow: 'It cannot be used for this guess.',
    banWhich: 'Letter that the next guess must do without',
    newWhich: 'The new secret',
    choose: 'Choose …',
    wantsLetter: 'Choose the letter to ban.',
    wantsWord: 'Choose the new word.',

    seen: 'What the Guessers will see',
    lieTold,
    noLie: 'Every clue is true.',
    blankAt: (letter: string) => `${letter} gets no clue, for all to see.`,
    stayPossible: (left: Left) =>
      `${left.atMost ? 'At most ' : ''}${many(left.count, 'word stays', 'words stay')} possible.`,
    share: 'Share clues',
    sharing: 'Sharing …',
    clockGoesOn: 'Their clock goes on.',

    cannotRead: 'The Guessers talk among themselves. You cannot read it.',
    tokens: 'Tokens',
    tokensLeft: (count: number) => (count === 0 ? 'The Guessers have no token left.' : `The Guessers have ${many(count, 'token', 'tokens')} left.`),
    tokenOn: (row: number, letter: string, answer: fiction.Answer) => `Row ${row}, ${letter}: ${answer === 'fact' ? 'Fact' : 'Fiction'}`,
    legend: 'Marks',
    legendTrue: 'true: solid',
    legendSaid: 'only said: hatched',
    legendLie: 'your lie: circled in pen',
    abilities: 'Ability cards',
    yours: 'Yours',
    theirs: 'The Guessers’',
    more: 'People, tokens and talk',

    hint: 'Ask for a hint',
    hintSays: (move: string) => `A bot would ${move}.`,
    hintNothing: 'A bot would do nothing now.',
    hintTake: 'Put it in',
    hintKeep: (title: string) => `keep ${title}`,
    hintChoose: (word: string) => `choose ${word}`,
    hintName: (letter: string) => `name ${letter}`,
    hintShare: (clues: readonly string[], card: string) => `say ${listed(clues)}${card === '' ? '' : `, with ${card}`}`,
    hintClue: (letter: string, mark: Mark) => `${letter} ${nameOf(mark)}`,

    guessCame: (row: number, guess: string) => `Guess ${row}: ${guess}. Choose your lie.`,
    tokenLaid: (row: number, letter: string, answer: fiction.Answer) =>
      `A token on ${letter} of row ${row} shows ${answer === 'fact' ? 'Fact' : 'Fiction'}.`,
    halftime: 'Halftime: the second half has begun.',
  },
});
