import { describe, expect, it } from 'vitest';
import type * as fiction from '../../wire/types/fiction';
import { soundOf, type Heard } from './sounds';

const row = (shared: boolean, answers: readonly fiction.Answer[] = []): fiction.Row => ({
  guess: 'crane',
  shown: 'xxxxx',
  shared,
  no_tokens: false,
  pinned: '',
  answers,
});

function moment(phase: fiction.Phase, rows: readonly fiction.Row[] = [], mayAct = false, outcome: fiction.Outcome = 'undecided'): Heard {
  return { view: { board: { phase, rows, outcome } } as fiction.View, mayAct };
}

describe('what is heard', () => {
  it('is nothing when a page opens', () => {
    expect(soundOf(null, moment('guess', [row(true)], true), 'guessers')).toBeNull();
  });
  it('is a turn that begins, once', () => {
    expect(soundOf(moment('name_letter'), moment('guess', [], true), 'guessers')).toBe('turn');
    expect(soundOf(moment('guess', [], true), moment('guess', [], true), 'guessers')).toBeNull();
  });
  it('is clues that come out, though a turn begins with them', () => {
    expect(soundOf(moment('deceive', [row(false)]), moment('guess', [row(true)], true), 'guessers')).toBe('clue');
  });
  it('is a token', () => {
    expect(soundOf(moment('guess', [row(true, ['none'])]), moment('guess', [row(true, ['fact'])]), 'librarian')).toBe('token');
  });
  it('is a game won or lost, by side, and a good end for who watches', () => {
    const found = moment('over', [row(false)], false, 'word_found');
    const kept = moment('over', [row(false)], false, 'boards_ran_out');
    expect(soundOf(moment('guess'), found, 'guessers')).toBe('win');
    expect(soundOf(moment('guess'), found, 'librarian')).toBe('lose');
    expect(soundOf(moment('guess'), kept, 'librarian')).toBe('win');
    expect(soundOf(moment('guess'), kept, 'guessers')).toBe('lose');
    expect(soundOf(moment('guess'), kept, null)).toBe('win');
    expect(soundOf(kept, kept, null)).toBeNull();
  });
});
