// The end of a game in words.
import { dictionary, listed } from '../../words.svelte';
import type * as cast from '../../wire/types/cast';
import { number } from './saved-words';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const books = (count: number): string => `${number(count)} ${count === 1 ? 'Book' : 'Books'}`;
const inTurns = (turns: number): string => (turns === 0 ? '' : ` in ${turns} ${turns === 1 ? 'turn' : 'turns'}`);
const atTurn = (turn: number): string => (turn === 0 ? '' : `Turn ${turn}: `);
const labels: Record<cast.Label, string> = { quill: 'Quill', typewriter: 'Typewriter', ballpoint: 'Ballpoint' };

export const endWords = dictionary({
  en: {
    gameOver: 'game over',
    won: 'Everyone wins',
    lost: 'The Mold wins this time',
    stopped: 'The game ended early',
    nobodyLost: 'None was lost; literature is stable again.',
    someLost: (lost: number) => `${capital(number(lost))} ${lost === 1 ? 'was' : 'were'} lost to the Mold; literature is stable again.`,
    savedAll: (saved: number, turns: number) => `${capital(books(saved))} saved${inTurns(turns)}.`,
    savedSome: (saved: number, all: number) => (saved === 0 ? 'No Book had been saved.' : `You had saved ${number(saved)} of ${books(all)}.`),
    moldRanOut: (turn: number) => capital(`${atTurn(turn)}a Mold was due and none was left in the Containment.`),
    booksRanOut: (turn: number) => capital(`${atTurn(turn)}there are too few Books left to fill the Bookshelf.`),
    nothingMoves: (turn: number) => capital(`${atTurn(turn)}no card has moved in a whole round.`),
    closed: 'The table was closed before the end.',
    stampWon: 'Saved',
    stampLost: 'Overdue',
    stampOf: (saved: number, all: number) => `${saved} of ${all}`,

    told: (saved: number, lost: number) => {
      const got = lost === 0 ? '' : `${saved === 0 ? '' : ', and '}${number(lost)} that got away`;
      if (saved === 0) return lost === 0 ? 'No Book to tell of' : `${capital(number(lost))} ${lost === 1 ? 'Book' : 'Books'} that got away`;
      return `Your ${saved === 1 ? 'Book' : books(saved)}, as told${got}`;
    },
    readAll: 'Read all aloud',
    stopReading: 'Stop reading',
    wholeStory: (title: string) => `${title}: the whole story`,
    castLine: (names: readonly string[]) => names.join(' · '),
    lostBook: 'Lost to the Mold.',
    lostOn: (turn: number, filled: number) =>
      filled === 3
        ? `Lost on turn ${turn}, with every spot filled.`
        : filled === 2
          ? `Lost on turn ${turn}, one Character short.`
          : filled === 1
            ? `Lost on turn ${turn}, with one of three spots filled.`
            : `Lost on turn ${turn}, before anybody had moved in.`,

    actions: 'What now',
    share: 'Share',
    spoils: 'With the Books and who is in them',
    print: 'Print the stories',
    read: 'Read the book of the game',
    replay: 'Replay',
    home: 'Front page',
    seats: 'Change seats or rules',
    room: 'The table',

    chart: 'Turn by turn',
    chartLoading: 'Looking up the turns …',
    chartFailed: 'The turns could not be looked up.',
    again: 'Try again',
    contained: 'Mold contained',
    saved: 'Books saved',
    aLostBook: 'a Book lost',
    figures: 'The same in figures',
    turn: 'Turn',
    lostBooks: 'Books lost',
    chartSentence: (first: number, least: number, leastTurn: number, last: number, saved: number, lastTurn: number, lost: readonly number[]) => {
      const mold = least < last ? `went from ${first} to ${least} on turn ${leastTurn} and ended at ${last}` : `went from ${first} to ${last}`;
      const gone = lost.length === 0 ? 'no Book was lost' : lost.length === 1 ? `one Book was lost, on turn ${lost[0]}` : `${books(lost.length)} were lost, on turns ${listed(lost.map(String))}`;
      return `Mold contained ${mold}; Books saved rose to ${saved} in ${lastTurn} turns; ${gone}.`;
    },

    closest: 'Closest call',
    closestAt: (turn: number, left: number) => `turn ${turn}, ${left === 0 ? 'no' : number(left)} Mold left`,
    attacks: 'Mold attacks',
    attacksOf: (attacks: number, prevented: number) => (prevented === 0 ? String(attacks) : `${attacks}, and ${number(prevented)} prevented`),
    powers: 'Powers used',
    powersOf: (all: number, most: string) => (all === 0 ? 'none' : most === '' ? String(all) : `${all}, most often ${most}`),
    furthest: 'Furthest from home',
    furthestIn: (name: string, title: string) => `${name}, in ${title}`,
    straw: 'The last straw',
    strawOf: (name: string, label: cast.Label | null) => (label === null ? name : `${name}, ${labels[label]}`),
    moldLost: 'Mold lost with Books',
    moldLostOf: (lost: number, all: number) => (lost > all ? String(lost) : `${lost} of ${all}`), // RESTORE brings in more

    easier: 'An easier shelf?',
    moreMold: (mold: number) => `${capital(number(mold + 1))} Mold instead of ${number(mold)}`,
    nearer: 'the Bookend one slot nearer',
    oneThing: (changes: readonly string[]) => `${capital(changes.join(', or '))}. ${changes.length > 1 ? 'Change one thing at a time.' : ''}`.trim(),
    kinder: 'It is set as kindly as it gets. Some games the Mold just wins.',
    change: 'Change the set-up',

    shared: {
      head: (title: string, saved: number, all: number) => `Fiction Impossible: ${title} (${saved} of ${all} Books saved)`,
      lost: (lost: number) => `${capital(books(lost))} lost to the Mold.`,
      book: (title: string, names: readonly string[]) => `${title}, with ${listed(names)}`,
      count: (saved: number) => `${capital(books(saved))}, told with the wrong people.`,
    },
  },
});
