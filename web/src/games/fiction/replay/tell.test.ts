import { describe, expect, test } from 'vitest';
import type * as fiction from '../../../wire/types/fiction';
import type * as protocol from '../../../wire/types/protocol';
import { changed } from '../end/fixtures';
import { seatOf, tell } from './tell';

const { replay } = changed;
const told = (number: number): string => tell(replay, replay.steps[number - 1]!);

describe('moves in words', () => {
  test.each([
    [1, 'Ability cards are dealt.'],
    [3, 'Ada keeps the card New word.'],
    [5, 'A book card is drawn.'],
    [6, 'Ada hides GALES.'],
    [7, 'Ada names the letter E.'],
    [8, 'random guesses MATEY.'],
    [9, 'Ada answers MATEY: E right; M, A, T, and Y absent.'],
    [10, 'random gives up a token for Before or after.'],
    [11, 'random lays a token in row 1: A is Fiction.'],
    [13, 'Ada answers SLUIT: T right; S elsewhere; L, U, and I absent, with the card New word.'],
  ])('step %i', (number, sentence) => {
    expect(told(number)).toBe(sentence);
  });

  const step = (move: string, actor: string, board: Partial<fiction.Board>, number = 30): protocol.Step => {
    const last = replay.steps.at(-1)!;
    const view = last.view as fiction.View;
    return { ...last, number, actor, move, view: { ...view, board: { ...view.board, ...board } } };
  };
  test('of the clock', () => {
    const before = step('guess rites', 'guesser', { phase: 'guess', half: 1 }, 1);
    const half = step('expire', 'clock', { half: 2, phase: 'guess', outcome: 'undecided' }, 2);
    const game = { ...replay, steps: [before, half] };
    expect(tell(game, half)).toBe('Time is up: the first half is over.');
    expect(tell(game, step('expire', 'clock', { outcome: 'time_ran_out' }))).toBe('Time is up: the game is over.');
    expect(tell(game, step('expire', 'clock', { half: 1, phase: 'deceive', outcome: 'undecided' }, 2))).toBe(
      'The time for this choice is up; the program chooses.',
    );
  });
  test('of a token with its neighbour, and of the last guess', () => {
    const rows = (changed.update.view as fiction.View).board.rows.map((row) => ({ ...row, answers: ['fact', 'fiction', 'none', 'none', 'none'] as const }));
    expect(tell(replay, step('token 1 1 neighbour 2', 'guesser', { rows }))).toBe('random lays a token in row 1: M is Fact, A is Fiction.');
    expect(tell(replay, step('guess caves', 'guesser', { outcome: 'word_found' }))).toBe('random guesses CAVES and finds the secret.');
  });
  test('that are not known stay in notation', () => {
    expect(tell(replay, step('dance', 'guesser', {}))).toBe('random: dance.');
  });
});

test('Guessers are counted past the Lie-brarian', () => {
  const at = (librarian: string) => ({ ...replay, options: [{ name: 'librarian', value: librarian }] });
  expect(['librarian', 'guesser', 'guesser1', 'guesser2', 'chance'].map((actor) => seatOf(at('1'), actor))).toEqual([1, 2, 2, 3, null]);
  expect(['librarian', 'guesser1', 'guesser2', 'guesser3'].map((actor) => seatOf(at('2'), actor))).toEqual([2, 1, 3, 4]);
});
