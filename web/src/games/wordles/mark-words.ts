// Marking by hand, in words.
import { dictionary, listed } from '../../words.svelte';
import type { Mark } from './marks';
import { upper } from './words';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

export const markWords = dictionary({
  en: {
    markHint: (left: readonly string[]) =>
      left.length === 0 ? 'Every letter has its mark.' : left.length === 1 ? `One letter left: ${left.join('')}.` : `Letters left: ${listed(left)}.`,
    ownWord: 'Your word',
    calledBy: (name: string) => (name === 'You' ? 'You called' : `${name} called`),
    place: (letter: string, place: number, mark: Mark | null) =>
      `${upper(letter)}, ${ordinals[place] ?? ''} letter${mark === null ? '; nothing chosen' : ''}`,
    signLegend: (word: string) => `${upper(word)} comes`,
    before: (word: string) => `< before ${upper(word)}`,
    after: '> after it',
  },
});
