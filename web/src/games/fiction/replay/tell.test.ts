import { describe, expect, test } from 'vitest';
import type * as fiction from '../../../wire/types/fiction';
import type * as protocol from '../../../wire/types/protocol';
import { changed } from '../end/fixtures';
import { tell } from './tell';

const { replay } = changed;
const told = (number: number): string => tell(replay, replay.steps[number - 1]!);
// With the eyes of the Lie-brarian, who sees the own board.
function toldToLibrarian(number: number): string {
  const step = replay.steps[number - 1]!;
  const { desk, librarian_hand } = changed.update.whole.view as fiction.View;
  return tell(replay, { ...step, view: { ...(step.view as fiction.View), desk, librarian_hand } });
}

describe('moves in words', () => {
  test.each([
    [1, 'Ability cards are dealt.'],
    [3, 'Ada keeps a card.'],
    [5, 'A book card is drawn.'],
    [6, 'Ada hides a word.'],
    [7, 'Ada names the letter E.'],
    [8, 'random guesses MATEY.'],
    [9, 'Ada answers MATEY: E right; M, A, T, and Y absent.'],
    [10, 'random gives up a token for Before or after.'],
    [11, 'random lays a token in row 1: A is Fiction.'],
    [13, 'Ada answers SLUIT: T right; S elsewhere; L, U, and I absent.'],
  ])('step %i', (number, sentence) => {
    expect(told(number)).toBe(sentence);
  });
  test.each([
    [3, 'Ada keeps the card New word.'],
    [6, 'Ada hides GALES.'],
    [13, 'Ada answers SLUIT: T right; S elsewhere; L, U, and I absent, with the card New word.'],
  ])('step %i, to the Lie-brarian', (number, sentence) => {
    expect(toldToLibrarian(number)).toBe(sentence);
  });

  const guesser = { by: 'seat' as const, seat: 2 };
  const step = (action: object, by: { by: protocol.Step['by']; seat?: number }, board: Partial<fiction.Board>, number = 30): protocol.Step => {
    const last = replay.steps.at(-1)!;
    const view = last.view as fiction.View;
    return { ...last, number, ...by, action, view: { ...view, board: { ...view.board, ...board } } };
  };
  test('of the clock', () => {
    const before = step({ guess: { word: 'rites' } }, guesser, { phase: 'guess', half: 1 }, 1);
    const half = step({ expire: {} }, { by: 'clock' }, { half: 2, phase: 'guess', outcome: 'undecided' }, 2);
    const game = { ...replay, steps: [before, half] };
    expect(tell(game, half)).toBe('Time is up: the first half is over.');
    expect(tell(game, step({ expire: {} }, { by: 'clock' }, { outcome: 'time_ran_out' }))).toBe('Time is up: the game is over.');
    expect(tell(game, step({ expire: {} }, { by: 'clock' }, { half: 1, phase: 'deceive', outcome: 'undecided' }, 2))).toBe(
      'The time for this choice is up; the program chooses.',
    );
  });
  test('of a token with its neighbour, and of the last guess', () => {
    const rows = (changed.update.whole.view as fiction.View).board.rows.map((row) => ({ ...row, answers: ['fact', 'fiction', 'none', 'none', 'none'] as const }));
    expect(tell(replay, step({ token: { row: 1, place: 1, neighbour: 2 } }, guesser, { rows }))).toBe('random lays a token in row 1: M is Fact, A is Fiction.');
    expect(tell(replay, step({ guess: { word: 'caves' } }, guesser, { outcome: 'word_found' }))).toBe('random guesses CAVES and finds the secret.');
  });
  test('that a card asks something with', () => {
    expect(tell(replay, step({ discard: { favour: { letter_query: { letter: 'q' } } } }, guesser, {}))).toBe('random gives up a token for Letter query q.');
  });
  test('of the program for somebody', () => {
    expect(tell(replay, step({ substitute: { seat: 'seat1' } }, { by: 'clock' }, {}))).toBe('The program chooses for Ada.');
  });
  test('that are not known stand in plain words', () => {
    expect(tell(replay, step({ slow_dance: { partner: 2, music: 'waltz' } }, guesser, {}))).toBe('random: slow dance 2 waltz.');
  });
  test('by somebody without a name', () => {
    const nameless = { ...replay, game: { ...replay.game, players: ['', ''] } };
    expect(tell(nameless, step({ guess: { word: 'rites' } }, guesser, {}))).toBe('seat 2 guesses RITES.');
  });
});
