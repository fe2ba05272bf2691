import { describe, expect, it } from 'vitest';
import { frontOf } from '../games/fronts';
import { shown } from './figures';

const fact = (name: string, value: string, times = 1) => ({ name, value, times });

describe('what is shown of somebody’s games', () => {
  const facts = [fact('guesses', '5', 2), fact('book', 'Ulysses', 2), fact('lie', 'doubted', 3), fact('guesses', '3'), fact('lie', 'believed'), fact('book', 'Emma')];
  const [guesses, lies, books, ...more] = shown(frontOf('fiction')!.figures!, facts);

  it('is a histogram of the guesses, without what never came before and after', () => {
    expect(guesses).toEqual({
      kind: 'histogram',
      title: 'Guesses until the word was found',
      bars: [
        { value: '3', count: 1, share: 0.5 },
        { value: '4', count: 0, share: 0 },
        { value: '5', count: 2, share: 1 },
      ],
    });
  });

  it('is how many lies were believed, and which books were met', () => {
    expect(lies).toEqual({ kind: 'share', sentence: 'You believed 1 of 4 lies: your next guess fitted them.' });
    expect(books).toEqual({ kind: 'list', title: '2 books met', values: [{ value: 'Emma', count: 1 }, { value: 'Ulysses', count: 2 }] });
    expect(more).toEqual([]); // no lie was told, so nothing is said of that
  });

  it('is nothing where there is nothing yet', () => expect(shown(frontOf('fiction')!.figures!, [])).toEqual([]));
});
