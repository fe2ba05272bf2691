import { describe, expect, test } from 'vitest';
import { changed, closed, found, storyParts, viewOf, type Played } from './fixtures';
import { storyOf } from './story';
import { clockText } from '../../../shell/time-left';
import { verdictOf } from './verdict';
import type { Side } from './words';

const verdict = (played: Played, side: Side, timed = true, result = played.update.whole.result!) =>
  verdictOf({ ...viewOf(played), timed }, result, storyOf(...storyParts(played)), side);

describe('the verdict', () => {
  test('speaks to each side', () => {
    expect(verdict(found, 'guesser').sentence).toBe('You found it on guess 5, with 10:00 left in the first half.');
    expect(verdict(found, 'librarian').sentence).toBe('They found your word on guess 5, with 10:00 left in the first half.');
    expect(verdict(changed, 'guesser').sentence).toBe('10 guesses, and the word stayed hidden.');
    expect(verdict(changed, 'watcher').sentence).toBe('The word was safe through 10 guesses.');
  });
  test('has no time where no clock ran', () => {
    expect(verdict(found, 'guesser', false).sentence).toBe('You found it on guess 5.');
  });
  test('knows that time ran out, and that a game was closed', () => {
    expect(verdict(changed, 'librarian', true, 'time_ran_out')).toMatchObject({
      title: 'The Lie-brarian wins',
      sentence: 'Time ran out after 10 guesses, and your word was safe.',
      stamp: 'Kept',
    });
    expect(verdict(closed, 'guesser')).toMatchObject({ title: 'No result', stamp: 'Closed', secret: 'colds' });
  });
  test('says so where no word had been chosen', () => {
    const view = { ...viewOf(closed), board: { ...viewOf(closed).board, rows: [] } };
    const story = { secret: null, change: null, rows: [] };
    expect(verdictOf(view, 'closed', story, 'guesser')).toMatchObject({
      secret: null,
      secretSentence: 'No word had been chosen.',
      sentence: 'The table was closed before the first guess. Nobody has won, nobody has lost.',
    });
  });
});

test('a second that has begun counts', () => {
  expect([0, 1, 1000, 59_001, 198_000, 600_000].map(clockText)).toEqual(['0:00', '0:01', '0:01', '1:00', '3:18', '10:00']);
});
