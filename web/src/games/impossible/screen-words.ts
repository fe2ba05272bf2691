// The table as it is only looked at, on a big screen and in a replay, in words.
import { dictionary, listed } from '../../words.svelte';
import type * as impossible from '../../wire/types/impossible';
import { number } from './saved-words';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const phases: Record<impossible.Phase, string> = {
  set_up: 'the cards are dealt',
  librarians: 'everybody chooses a Librarian',
  draw: 'Draw',
  add: 'Add',
  resolve: 'Resolve',
  window: 'before the attack',
  upkeep: 'Upkeep',
  over: 'over',
};

export const screenWords = dictionary({
  en: {
    turnOf: (name: string, phase: impossible.Phase) => `${name}’s turn: ${phases[phase]}`,
    dealing: 'The cards are being dealt',
    choosing: 'Everybody chooses a Librarian',
    attackComes: 'The Mold is about to attack',
    asks: (name: string, whom: readonly string[]) => `${name} asks ${listed(whom)}`,
    thinks: (name: string) => `${name} has to choose`,
    clocks: { answer: 'To answer', window: 'Until the attack', phase: 'For this phase' },

    saved: 'saved',
    savedOf: (saved: number, all: number) => `${saved} of ${all}`,
    cardsATurn: (cards: number) => (cards === 1 ? 'card a turn' : 'cards a turn'),
    containedOf: (left: number, all: number) => `${left} of ${all}`,
    contained: 'Mold contained',

    noBook: 'No Book here until Upkeep',
    empty: 'empty',
    ownSpot: (pronoun: string) => `${pronoun} own spot`,
    due: (count: number) => `${count} due`,
    lost: 'its last: lost',
    losesGame: 'the game is lost',
    sheltered: 'sheltered',
    full: 'full: saved at the next Resolve',

    pool: 'Infestation Pool',
    threshold: (threshold: number) => `The Mold attacks at ${number(threshold)}`,
    attacks: 'Full to here: the Mold attacks',
    free: 'free',
    would: {
      nowhere: 'no Mold',
      no_book: 'no Book there',
      sheltered: 'sheltered',
      molded: 'one Mold',
      destroys: 'the Book is lost',
      loses: 'the game is lost',
    } satisfies Record<impossible.MoldOutcome, string>,

    hands: 'Hands',
    noCards: 'no cards',
    noLibrarian: 'no Librarian yet',
    tags: { turn: 'turn', asked: 'asked', deciding: 'deciding', passed: 'passed', away: 'away' },
    told: 'As told at this table',
    lostBooks: (titles: readonly string[]) => `Lost: ${listed(titles)}`,
    piles: (deck: number, discards: number, books: number) =>
      `${capital(number(deck))} ${deck === 1 ? 'Character' : 'Characters'} in the deck, ${number(discards)} discarded; ${number(books)} ${books === 1 ? 'Book' : 'Books'} to come.`,
  },
});
