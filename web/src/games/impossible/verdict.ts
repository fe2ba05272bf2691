// How a game has ended, in a title and a sentence or two.
import type * as impossible from '../../wire/types/impossible';
import { endWords } from './end-words';

export interface Verdict {
  title: string;
  sentence: string;
  stamp: string; // nothing for a game that was only stopped
  isWon: boolean;
}

// `turns` is 0 while nobody knows how many there were.
export function verdictOf({ outcome, saved, destroyed }: impossible.Open, toSave: number, turns: number): Verdict {
  const w = endWords();
  if (outcome === undefined) return { title: w.stopped, sentence: `${w.closed} ${w.savedSome(saved.length, toSave)}`, stamp: '', isWon: false };
  if (outcome === 'bookshelf_full') {
    const lost = destroyed.length === 0 ? w.nobodyLost : w.someLost(destroyed.length);
    return { title: w.won, sentence: `${w.savedAll(saved.length, turns)} ${lost}`, stamp: w.stampWon, isWon: true };
  }
  const why = { mold_ran_out: w.moldRanOut, books_ran_out: w.booksRanOut, nothing_moves: w.nothingMoves }[outcome](turns);
  return { title: w.lost, sentence: `${why} ${w.savedSome(saved.length, toSave)}`, stamp: w.stampLost, isWon: false };
}
