// The game for two, in words.
import { dictionary, listed } from '../../words.svelte';
import type { Mark, ShownRow } from './marks';
import { points, upper } from './words';

// A row of clues as the opponent would say it.
function answer({ word, cells, sign }: Pick<ShownRow, 'word' | 'cells' | 'sign'>): string {
  const of = (mark: Mark) => cells.filter((cell) => cell.mark === mark).map(({ letter }) => upper(letter));
  const right = of('right');
  const elsewhere = of('elsewhere');
  const absent = of('absent');
  return [
    right.length === cells.length ? `${upper(word)} is my word.` : '',
    right.length > 0 && right.length < cells.length ? `${listed(right)} ${right.length === 1 ? 'is in its place' : 'are in their places'}.` : '',
    elsewhere.length > 0 ? `${listed(elsewhere)} ${elsewhere.length === 1 ? 'is elsewhere in it' : 'are elsewhere in it'}.` : '',
    absent.length > 0 ? `${listed(absent)} ${absent.length === 1 ? 'is' : 'are'} not in it.` : '',
    sign === null ? '' : `My word comes ${sign === '<' ? 'before' : 'after'} ${upper(word)}.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

export const duelWords = dictionary({
  en: {
    yourForm: 'Your form',
    formOf: (name: string) => `${name}’s form`,
    about: (owner: string) => `about ${owner}`,
    coveredOf: (name: string) => `${name}’s word, covered`,
    track: 'Score track',
    trackOf: (name: string, score: number) => `${name}: ${points(score)}`,
    over20: 'over 20 wins',
    answers: (name: string, word: string) => `${name} answers ${upper(word)}`,
    youAnswer: (word: string) => `Your answer to ${upper(word)}`,
    answer,
    thisGame: 'This game',
    roundScores: (scores: readonly string[]) => scores.join(', '),
    nowRound: (round: number) => `Round ${round}, now`,
    calledFirst: (name: string) => `${name} called first`,
  },
});
