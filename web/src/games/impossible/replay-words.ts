// Moves of a finished game in words.
import { dictionary, listed } from '../../words.svelte';
import type * as impossible from '../../wire/types/impossible';

export const replayWords = dictionary({
  en: {
    seat: (seat: number) => `Seat ${seat}`,
    firstPlayer: (name: string) => `${name} begins.`,
    dealsLibrarians: 'Everybody is dealt two Librarians.',
    dealsCharacters: 'The Characters are shuffled and dealt.',
    dealsBooks: 'Three Books are laid out.',
    reshuffles: 'The discard pile is shuffled and becomes the deck.',
    timeUp: 'Time is up.',
    plays: (name: string) => `The program plays for ${name}.`,
    keepsLibrarian: (name: string, librarian: string) => `${name} keeps ${librarian}.`,
    adds: (name: string, card: string, original: string, title: string) => `${name} adds ${card} to ${title}, for ${original}.`,
    addsHome: (name: string, card: string, title: string) => `${name} brings ${card} home to ${title}.`,
    sparing: (card: string) => `${card} is discarded instead of a Mold.`,
    uses: (name: string, power: string, card: string, named: readonly string[]) => `${name} uses ${power} with ${card}${named.length === 0 ? '' : `: ${named.join('; ')}`}.`,
    does: (name: string, title: string, named: readonly string[]) => `${name}: ${title}${named.length === 0 ? '' : `: ${named.join('; ')}`}.`,
    saves: (titles: readonly string[]) => `${listed(titles)} ${titles.length === 1 ? 'is' : 'are'} saved.`,
    loses: (titles: readonly string[]) => `${listed(titles)} ${titles.length === 1 ? 'is' : 'are'} lost to the Mold.`,
    attacks: 'The Mold attacks.',
    molded: (titles: readonly string[]) => `Mold comes to ${listed(titles)}.`,
    pair: (mine: string, theirs: string) => `${mine} for ${theirs}`,
    spotIn: (original: string, title: string) => `the spot of ${original} in ${title}`,
    over: { bookshelf_full: 'The Bookshelf is full: everyone wins.', mold_ran_out: 'No Mold is left: the game is lost.', books_ran_out: 'Too few Books are left: the game is lost.', nothing_moves: 'Nothing moves any more: the game is lost.' } satisfies Record<impossible.Outcome, string>,
  },
});
