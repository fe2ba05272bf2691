// Wordles in words.
import { dictionary, listed } from '../../words.svelte';
import type { KeyState, Mark, ShownRow } from './marks';

const markNames: Record<Mark, string> = { right: 'same place', elsewhere: 'elsewhere', absent: 'not in it' };
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
export const number = (count: number): string => numbers[count] ?? String(count);
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
export const upper = (text: string): string => text.toUpperCase();
export const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);

// "TIGER: I elsewhere, E same place; the word comes before it."
function marking({ word, cells, sign }: Pick<ShownRow, 'word' | 'cells' | 'sign'>): string {
  const letters = cells.flatMap(({ letter, mark }) => (mark === 'absent' ? [] : [`${upper(letter)} ${markNames[mark]}`]));
  const order = sign === null ? '' : `; the word comes ${sign === '<' ? 'before' : 'after'} it`;
  return `${upper(word)}: ${letters.length === 0 ? 'no letter is in it' : letters.join(', ')}${order}.`;
}

function mistake(row: ShownRow): string {
  const wrong = row.cells.flatMap(({ letter, mark, honest }) =>
    honest === null ? [] : [`${upper(letter)} of ${upper(row.word)} was marked ${markNames[mark]}; it is ${markNames[honest]}.`],
  );
  return [...wrong, ...(row.wrongSign ? [`The sign beside ${upper(row.word)} was wrong.`] : [])].join(' ');
}

export const words = dictionary({
  en: {
    game: 'Wordles',
    marks: markNames,
    seat: (seat: number) => `Seat ${seat}`,
    you: 'You',
    yourWord: 'your word',
    wordOf: (name: string) => `${name}’s word`,
    capital,
    points,
    pointsOf: (count: number): [string, string] => [String(count), count === 1 ? 'point' : 'points'],
    table: (code: string) => `Table ${code}`,
    round: (round: number, rounds: number) =>
      rounds === 0 ? `round ${round}` : round < rounds ? `round ${round} of ${rounds}` : round === rounds ? `round ${round} of ${rounds}, the last` : `extra round ${round - rounds}`,
    twoPlayers: 'two players',
    byHand: 'marks by hand',
    title: 'Wordles',
    watching: 'You are watching.',

    // boards
    boards: 'Boards',
    covered: 'word covered',
    notHidden: 'no word yet',
    onlyYou: 'only you see this',
    foundBy: (name: string, value: number) => `${name} found it, +${value}`,
    row: (name: string, index: number, row: ShownRow) => `${name}, row ${index + 1}, ${marking(row)}`,
    marking,
    emptyRow: (name: string, value: number) => `${name}, row worth ${value}: empty.`,
    mistake,
    struck: (owner: string, letters: string) =>
      letters === '' ? `No letter is struck from ${owner}.` : `Not in ${owner}: ${[...upper(letters)].join(' ')}`,
    tags: { hiding: 'hiding', hidden: 'hidden', marking: 'marking', confirmed: 'confirmed', passed: 'passed', tried: 'tried', looking: 'looking', calls: 'calls', ready: 'ready', reading: 'reading the boards', away: 'away', found: 'found' },
    faces: 'Whose board',
    face: (name: string, score: number, row: ShownRow | null, found: string) =>
      `${name}, ${points(score)}${found === '' ? '' : `, word found: ${upper(found)}`}${row ? `, ${marking(row)}` : ''}`,

    // waiting
    waiting: (names: readonly string[]) => `Waiting for ${listed(names)}.`,
    dealing: 'The cards are being dealt.',

    // hiding
    hideTitle: 'Hide your word',
    hideHint: (letters: number) => `Any English word of ${number(letters)} letters; a letter may come twice. Only you see it.`,
    hideWord: 'Your word',
    inList: (word: string) => `${upper(word)} is in the word list.`,
    underlined: 'Its letters are underlined on your card.',
    cover: 'Cover it',
    uncover: 'Show it',
    noIdea: 'No idea?',
    suggest: 'Suggest a word',
    take: 'Take',
    takeIt: 'Take it',
    another: 'Another',
    deal: 'Let the program deal one',
    hide: 'Hide',
    hideIt: (word: string) => `Hide ${upper(word)}`,
    hideStays: 'It stays until the round ends.',
    hideClock: 'With no word at 0:00, the program deals you one.',
    hiding: (count: number) => (count === 0 ? 'All words are hidden' : count === 1 ? 'One is still hiding' : `${capital(number(count))} are still hiding`),
    hidYours: (word: string) => `Your word is ${upper(word)}. Only you see it.`,

    // cards
    yourCard: 'Your card',
    cardOf: (name: string) => `${name}’s card`,
    cards: 'All cards',
    cardHint: 'On your turn you call one of these words.',
    callsFirst: (name: string) => `${name} ${name === 'You' ? 'call' : 'calls'} first.`,
    top: 'Top of the pile',
    topHint: (left: number) => `What an exchange would bring; all see it. ${left} left on the pile.`,
    exchange: 'Exchange',
    exchangeHint: 'Exchange your card for the top of the pile. Once a turn.',
    calledAlready: 'called already',

    // calling
    callCard: (value: number) => `Call a word of your card. Its row is worth ${value}.`,
    callOwn: (value: number) => `Call any word. Its row is worth ${value}.`,
    call: 'Call',
    callIt: (word: string) => `Call ${upper(word)}`,
    callWord: 'The word you call',
    pick: 'Words of your card',
    callsNow: (name: string) => `${name} calls a word.`,
    calls: 'Calls',
    callsNext: 'calls next',
    noCalls: 'Nobody has called a word yet.',

    // attempts
    worth: (row: number, value: number) => `Row ${row} is worth ${value}. One attempt.`,
    duelWorth: (name: string, value: number) => `One attempt at ${name}’s word, worth ${value}`,
    whose: 'Whose word',
    foundAlready: (name: string) => `${name}, found`,
    tryWord: (name: string) => `${name}’s word`,
    try: 'Try',
    tryIt: (word: string) => `Try ${upper(word)}`,
    pass: 'Pass',
    passed: 'You have passed. You can still try a word, or think on.',
    reconsider: 'Take the pass back',
    tried: (name: string, word: string, right: boolean) => (right ? `${upper(word)} was ${name}’s word.` : `You tried ${upper(word)} on ${name}: no.`),
    windowOthers: (name: string) => `${name} may try your word now.`,
    outcomes: (value: number, name: string) => `Right: ${points(value)} for you. Wrong: ${name} calls, and your next row is worth one less.`,
    attempt: (by: string, word: string, owner: string, right: boolean, value: number) =>
      right ? `${by} found ${upper(word)}, ${owner}: ${points(value)}.` : `${by} tried ${upper(word)} for ${owner}: no.`,
    havePassed: (names: readonly string[]) => `${listed(names)} ${names.length === 1 && names[0] !== 'You' ? 'has' : 'have'} passed.`,
    areLooking: (names: readonly string[]) => `${listed(names)} ${names.length === 1 && names[0] !== 'You' ? 'is' : 'are'} looking.`,

    // marking by hand
    markTitle: (word: string) => `Mark ${upper(word)} on your board`,
    confirm: 'Confirm marks',
    correct: 'Correct marks',
    confirmed: 'Your marks are in. You can change them until all have confirmed.',
    canChange: 'You can change them until all have confirmed.',
    penalty: 'A wrong mark costs you this round’s points',
    penaltyRest: ', and nobody is told before your word is shown.',
    byHandHint: 'A bare letter is not in the word. Hatched, for they are only said: they turn solid when the word is shown and checked.',

    // the end of a round
    roundOver: (round: number, found: number, all: number) =>
      `Round ${round}: ${found === all ? `all ${number(all)} words found` : found === 0 ? 'no word found' : `${number(found)} of ${number(all)} words found`}`,
    checked: (round: number) => `Round ${round}: the words, and the marks checked`,
    youFound: (count: number, sum: number) =>
      count === 0 ? 'You found none of them.' : `You found ${count === 1 ? 'one' : number(count)} of them, for ${points(sum)}.`,
    leads: (names: readonly string[], by: number) =>
      names.length > 1 ? `${listed(names)} lead together.` : `${names[0] ?? ''} ${names[0] === 'You' ? 'lead' : 'leads'}${by === 0 ? '' : ` by ${by === 1 ? 'one' : by}`}.`,
    solid: (wrong: number) => `Solid marks were right.${wrong === 0 ? '' : wrong === 1 ? ' One row was not: it is ringed in pen.' : ` ${capital(number(wrong))} rows were not: they are ringed in pen.`}`,
    roundHead: (round: number) => `Round ${round}`,
    breakClock: 'Break',

    // the end of the game
    won: (names: readonly string[]) => (names.length > 1 ? `${listed(names)} share the win` : names[0] === 'You' ? 'You win' : `${names[0] ?? ''} wins`),
    endedEarly: 'The game was ended early',
    withPoints: (count: number) => `with ${points(count)}`,
    wordsOf: (round: number) => `Words of round ${round}`,

    // notes and help
    notes: 'Your notes',
    noteOn: (name: string) => `Your note on ${name}’s word`,
    notePlaceholder: '_ O _ E _, with L and N',
    onlyYouSee: 'Only you see these.',
    possible: (name: string) => `Words still possible for ${name}`,
    wordsList: 'The likeliest:',

    legend: 'HOUSE, asked for SHAPE: a blue square is in its place, an orange circle elsewhere in the word, a bare letter not in it.',
    signsMean: '< means that the word comes before the called one in the alphabet, > after it.',

    // a first game
    noTips: 'No more tips',
    tips: {
      hide: 'The others will look for this word. Rare letters are hard to find; so are common words with many neighbours.',
      card: 'All boards get the word, yours too. Blue squares are in their place, orange circles elsewhere.',
      call: 'Call what tells you most; it need not be the word.',
      window: 'Everybody has one attempt at one word. The earlier the row, the more it is worth. Pass if you are not sure.',
      duel: 'A wrong attempt costs nothing but this chance. Pass if you are not sure.',
      mark: 'Compare letter by letter with your own word. Nobody checks it before your word is shown.',
    },

    // clocks
    clocks: { hide: 'Hiding', call: 'Calling', mark: 'Marking', window: 'Attempts', round_over: 'Break', deal: '', over: '' },

    // keys
    keys: 'Letters',
    rub: 'Rub out',
    clear: 'Clear',
    key: (letter: string, state: KeyState) => (state === null ? upper(letter) : `${upper(letter)}, ${markNames[state]}`),

    talk: 'People and talk',
    side: 'Cards, calls and notes',
    act: 'Your move',
    actArea: 'What is done now',

    // share
    sharedHead: (rounds: number) => `Wordles, ${rounds === 1 ? 'one round' : `${rounds} rounds`}`,

    events: {
      hidden: (name: string) => `${name} ${name === 'You' ? 'have' : 'has'} hidden a word.`,
      allHidden: (name: string) => `All words are hidden. ${name} ${name === 'You' ? 'call' : 'calls'} first.`,
      exchanged: (name: string) => `${name} ${name === 'You' ? 'exchange your' : 'exchanges the'} card.`,
      called: (name: string, word: string) => `${name} ${name === 'You' ? 'call' : 'calls'} ${upper(word)}.`,
      confirmed: (name: string) => `${name} ${name === 'You' ? 'have' : 'has'} confirmed the marks.`,
      passed: (name: string) => `${name} ${name === 'You' ? 'pass' : 'passes'}.`,
      back: (name: string) => `${name} ${name === 'You' ? 'think' : 'thinks'} on.`,
      mistaken: (name: string) => `${name} marked a row wrongly and ${name === 'You' ? 'score' : 'scores'} nothing this round.`,
      roundOver: (round: number) => `Round ${round} is over.`,
      newRound: (round: number) => `Round ${round}: hide a word.`,
      ready: (name: string) => `${name} ${name === 'You' ? 'are' : 'is'} ready.`,
    },
    replayWords: {
      deals: 'The cards are dealt.',
      dealt: 'The program deals a word.',
      callsForYou: (word: string) => `The program calls ${upper(word)}.`,
      timeUp: 'Time is up.',
      plays: (name: string) => `The program plays for ${name}.`,
      hides: (name: string, word: string) => `${name} hides ${upper(word)}.`,
      hidesWord: (name: string) => `${name} hides a word.`,
      asks: (name: string) => `${name} lets the program deal a word.`,
      exchanges: (name: string) => `${name} exchanges the card.`,
      calls: (name: string, word: string) => `${name} calls ${upper(word)}.`,
      marks: (name: string, text: string) => `${name} marks ${text}`,
      marksBoard: (name: string) => `${name} marks the board.`,
      tries: (name: string, word: string, owner: string, right: boolean) => `${name} tries ${upper(word)} for ${owner}’s word: ${right ? 'right' : 'no'}.`,
      passes: (name: string) => `${name} passes.`,
      reconsiders: (name: string) => `${name} takes the pass back.`,
      ready: (name: string) => `${name} is ready.`,
    },
    tv: {
      worth: (round: string, row: number, word: string, value: number) => `${round}, row ${row}: ${upper(word)}, worth ${value}`,
      hidingNow: 'Words are being hidden',
      calling: (name: string) => `${name} calls a word`,
      marking: (word: string) => `${upper(word)} is being marked`,
    },
  },
});
