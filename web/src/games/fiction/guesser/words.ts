import { actionInWords } from '../../../wire/action';
import { dictionary, listed } from '../../../words.svelte';
import type * as fiction from '../../../wire/types/fiction';
import type { Mark } from '../marks';
import { words as shared } from '../words';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const inWords = (count: number): string => numbers[count] ?? String(count);
const counted = (count: number, one: string, several: string): string => `${inWords(count)} ${count === 1 ? one : several}`;
const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'];
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const colours = { blue: 'blue', tan: 'tan', red: 'red' };

function spot(board: fiction.Board, row: number, place: number): string {
  const letter = (board.rows[row - 1]?.guess[place - 1] ?? '').toUpperCase();
  return `${letter}, ${ordinals[place] ?? ''} letter of row ${row}`;
}

// A move in words, short enough for a button's neighbour.
function move(action: fiction.Action, board: fiction.Board, title: (name: string) => string): string {
  if ('guess' in action) return action.guess.word.toUpperCase();
  if ('keep' in action) return `Keep ${title(action.keep.ability)}`;
  if ('token' in action) {
    const { row, place, neighbour } = action.token;
    return `Token on ${spot(board, row, place)}${neighbour === undefined ? '' : `, with place ${neighbour}`}`;
  }
  if ('discard' in action) {
    const [favour = '', about = {}] = Object.entries(action.discard.favour)[0] ?? [];
    return [title(favour), ...Object.values<string | number>(about).map((each) => String(each).toUpperCase())].join(' ');
  }
  return actionInWords(action);
}

export const words = dictionary({
  en: {
    title: 'Guessing',
    heading: (game: string, status: string) => `${game}. ${status}`,
    editions: { classic: 'Fiction', banned: 'Banned Books' },
    table: (code: string) => `Table ${code}`,
    watching: 'You are watching.',
    // `ofAll`: counted over both halves, where that is another number.
    guessOf: (number: number, of: number, ofAll: number) =>
      `guess ${number} of ${of}${ofAll > 0 ? `, the ${ordinals[ofAll] ?? `${ofAll}th`} of all` : ''}`,
    rules: 'Rules',
    coming: (count: number, stock: keyof typeof colours, time: string) =>
      `${inWords(count)} ${colours[stock]} boards${time === '' ? '' : `, ${time}`}`,
    past: (used: number, lost: number) =>
      `${counted(used, 'guess', 'guesses')}${lost > 0 ? `, ${counted(lost, 'board', 'boards')} lost to the clock` : ''}`,
    theLibrarian: 'the Lie-brarian',
    phases: {
      deal: () => 'The ability cards are dealt.',
      keep: () => 'Both sides choose an ability card.',
      draw_card: () => 'A book card is drawn.',
      choose_word: (who: string) => `${capital(who)} chooses a word from the book.`,
      name_letter: (who: string) => `${capital(who)} has a word and names one of its letters.`,
      guess: () => 'It is your guess.',
      deceive: (who: string) => `${capital(who)} answers, and puts in a lie.`,
      over: () => 'The game is over.',
    } satisfies Record<fiction.Phase, (who: string) => string>,
    guessWatched: 'The Guessers think.',
    kept: 'Your side has kept its card. The other side still chooses.',
    soon: 'Then the clock starts, and the first board is yours.',
    pausedAnswering: (who: string) => `Paused: ${who} answers`,
    yourTime: 'Your time to choose',
    theirTime: 'Lie-brarian’s time',
    choiceTime: 'Time to choose',
    sideLabel: 'Book, letter, tokens and cards',
    named: 'is in the word, somewhere',
    tokens: 'Fact/Fiction tokens',
    tokensLeft: (left: number, of: number | null) => (of === null ? `${left} left` : `${left} of ${of} left`),
    layToken: 'Lay a token',
    chooseSpot: 'Choose a letter to lay the token on.',
    spot,
    laying: (board: fiction.Board, row: number, place: number) =>
      `On ${spot(board, row, place)}: you learn whether its clue is Fact or Fiction.`,
    tokensAfter: (left: number) => `${capital(counted(left, 'token is', 'tokens are'))} left then.`,
    layIt: 'Lay the token',
    layOn: (where: string) => `Lay a token on ${where}`,
    neighbour: 'And a letter beside it',
    noNeighbour: 'Only this letter',
    neighbourAt: (letter: string, place: number) => `${letter.toUpperCase()} in place ${place}`,
    cancel: 'Cancel',
    propose: 'Propose',
    handIn: 'Hand in',
    handInWord: (word: string) => `Hand in ${word.toUpperCase()}`,
    nothingSpent: 'Nothing spent.',
    repeated: (word: string, row: number) =>
      `${word.toUpperCase()} stands in row ${row} already. Handing it in again spends a board; press Hand in once more to do it all the same.`,
    noTokenNow: (why: string) => `No token now: ${why}`,
    tokenTold: (letter: string, token: 'fact' | 'fiction') => `Token: ${letter.toUpperCase()} is ${token === 'fact' ? 'a Fact' : 'Fiction'}.`,
    doubting: (names: readonly string[], letter: string) =>
      names.length > 2
        ? `${capital(inWords(names.length))} of you doubt ${letter.toUpperCase()}.`
        : `${listed(names)} ${names.length === 1 && names[0] !== 'You' ? 'doubts' : 'doubt'} ${letter.toUpperCase()}.`,
    restIsTrue: 'So the other four of this row are true.',
    lapses: 'A token that you do not lay in this half lapses at halftime.',
    legend: 'What they say of a letter',
    legends: { right: 'right, in this place', elsewhere: 'elsewhere in the word', absent: 'absent, not in the word' },
    legendSays: 'Hatched: only said. Solid: shown to be true.',
    rowTips: {
      lie: 'One of these five lies. Which would you doubt? Tap its mark.',
      token: 'You doubt it. Lay a token to learn whether that clue is true, or keep the token for later.',
      told: 'Solid is sure now. If the clue was true, the lie is among the other four.',
    },
    rowTipsWithCards: { lie: 'Which of these would you doubt? Tap its mark.', told: 'Keep in mind what the cards on the table can do.' },
    typingTips: {
      first: 'Type any word with five different letters.',
      next: 'Type the next word: try other letters, or test what you doubt.',
      hand_in: 'Press Enter to hand it in. A guess costs a board, right or wrong.',
      wait: 'The clock waits while the Lie-brarian answers. You can type already.',
      second_half: 'Five new boards and a full clock. All that you know still counts.',
    },
    firstGame: 'Your first game: a tip where you need one.',
    agree: 'Agree',
    agreed: 'You agree',
    withdraw: 'Withdraw',
    replaces: (word: string) => `${word.toUpperCase()} takes the place of your last proposal.`,
    replacesFirst: (word: string) => `Proposing ${word.toUpperCase()} takes the place of your last proposal.`,
    doIt: 'Do it',
    proposals: 'Proposals: only Hand in spends a board',
    noProposals: 'Type a word and propose it to your team. Only Hand in spends a board.',
    agreeing: (first: string, agree: number, of: number) => `${first} · ${agree} of ${of} ${agree === 1 ? 'agrees' : 'agree'}`,
    you: 'You',
    more: (count: number) => `${capital(counted(count, 'more proposal', 'more proposals'))}`,
    proposed: (who: string, what: string) => `${who} ${who === 'You' ? 'propose' : 'proposes'} ${what}.`,
    agrees: (who: string, what: string) => `${who} ${who === 'You' ? 'agree' : 'agrees'} to ${what}.`,
    move,
    consent: 'At this table a second Guesser must agree.',
    captain: (name: string) => `Everybody may propose; ${name} is the captain and hands in for the team.`,
    youAreCaptain: 'Everybody may propose; you are the captain and hand in for the team.',
    fiveLetters: 'A guess has five letters.',
    guess: (number: number) => `Guess ${number}: type five letters`,
    typed: (number: number) => `Row ${number}, the next guess.`,
    empty: (number: number) => `Row ${number}, empty.`,
    consequence: (boardsLeft: number) =>
      boardsLeft === 1 ? 'Spends the last board of this half.' : `Spends a board: ${inWords(boardsLeft - 1)} left in this half.`,
    waitsForClues: 'You can type the next guess while you wait.',
    anyLetters: 'Any five letters will do this time, word or not.',
    banned: (letter: string) => `Not with ${letter.toUpperCase()} this time.`,
    repeats: 'A letter may come more than once.',
    doubt: (letter: string, place: number, row: number, mark: Mark) =>
      `Doubt ${letter.toUpperCase()} in place ${place} of row ${row}, said ${shared().marks[mark]}`,
    closedToTokens: 'No token may lie on this guess.',
    honestPlaces: (places: readonly number[]) => `Promised to be honest: place ${listed(places.map(String))}.`,
    halftime: 'Halftime',
    halftimeNote: (boards: number) => `The clock is full again and runs already; ${counted(boards, 'new board', 'new boards')}.`,
    halftimeToken: 'A token may still go on your last guess.',
    yourCard: 'Guessers’ card',
    yourCardNow: 'Guessers’ card · usable now',
    theirCard: 'Lie-brarian’s card',
    usable: 'It costs a token.',
    useCard: (title: string) => `Use ${title}`,
    withToken: 'Comes with a token that you lay.',
    giveUp: 'Give up a token',
    chooseLetter: 'Choose a letter on the alphabet board, or type it.',
    chosenLetter: (letter: string) => `Your letter: ${letter.toUpperCase()}.`,
    choosePlace: 'Which place?',
    place: (place: number) => `Place ${place}`,
    facts: 'What the table has told',
    keepHeading: 'Keep one card',
    keepExplained: 'The other goes out of the game. The Lie-brarian chooses at the same time and cannot see your card yet.',
    keepIt: 'Keep this card',
    noted: (letter: string, note: 'in' | 'out' | 'maybe' | '-') =>
      `${letter.toUpperCase()} ${{ in: 'noted as in', out: 'struck in pencil', maybe: 'noted as maybe in', '-': 'wiped clean' }[note]}.`,
    doubted: (letter: string, row: number, doubts: boolean) =>
      `${doubts ? 'You doubt' : 'You no longer doubt'} ${letter.toUpperCase()} in row ${row}.`,
    help: 'Help',
    helpTitle: 'Help at this table',
    helpSays: 'From a nudge to the answer: take no more than you want.',
    howMany: 'How many words are left?',
    mine: 'Is my word possible?',
    mineWord: (word: string) => `Is ${word.toUpperCase()} possible?`,
    mineNeeds: 'Type a word on your row first.',
    mineSays: (word: string, isPossible: boolean) =>
      isPossible ? `${word.toUpperCase()} may still be the secret.` : `${word.toUpperCase()} cannot be the secret; it may still be a good guess.`,
    hint: 'What would a bot do?',
    hintMove: (what: string) => `It would play: ${what}.`,
    noHint: 'It would do nothing now.',
    wordsLeft: 'List the words that are possible',
    wordsCount: (count: number) => (count === 1 ? 'One word is' : `${count} words are`) + ' still possible, as far as you can know.',
    wordsBehind: (count: number) => `and ${count} further on`,
    from: 'From',
    thinking: 'One moment …',
    talk: 'Talk and people',
    play: 'Guess',
  },
});
