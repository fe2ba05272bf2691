import { describe, expect, test } from 'vitest';
import { asAction } from '../action';
import { changed, closed, found, kept, storyParts, viewOf } from './fixtures';
import { storyOf } from './story';

describe('the story of a game', () => {
  test('has the lie of each row, and nothing else is only said', () => {
    const { secret, rows } = storyOf(...storyParts(found));
    expect(secret).toBe('roved');
    expect(rows.map((row) => row.kind)).toEqual(['answered', 'answered', 'answered', 'answered', 'found']);
    expect(rows[0]!.lies).toEqual([{ place: 0, letter: 'd', said: 'absent', truly: 'elsewhere' }]);
    for (const row of rows) expect(row.cells.map((cell) => !cell.proven)).toEqual(row.cells.map((cell) => cell.lie));
    expect(rows[4]!.cells.map((cell) => cell.mark)).toEqual(Array(5).fill('right'));
  });

  test('has it from the seals after a game without a result', () => {
    const { secret, rows } = storyOf(...storyParts(closed));
    expect(secret).toBe('colds');
    expect(rows.map((row) => row.lies.map((lie) => lie.letter))).toEqual([['e'], ['l']]);
  });

  test('says that the last board got no clues', () => {
    const { rows } = storyOf(...storyParts(kept));
    expect(rows.at(-1)).toMatchObject({ number: 10, kind: 'missed', lies: [], guess: 'purda' });
  });

  test('has the half of each row', () => {
    expect(storyOf(...storyParts(kept)).rows.map((row) => row.half).join('')).toBe('1111122222');
    expect(storyOf(...storyParts(found)).rows.map((row) => row.half)).toEqual([1, 1, 1, 1, 1]);
  });

  test('says which row was about another secret, and which card did it', () => {
    const { secret, change, rows } = storyOf(...storyParts(changed));
    expect(secret).toBe('caves');
    expect(change).toEqual({ from: 'gales', row: 2 });
    expect(rows.map((row) => row.secretThen)).toEqual(['gales', ...Array(9).fill(null)]);
    expect(rows.map((row) => row.use)).toEqual([null, 'new_word', ...Array(8).fill(null)]);
  });

  test('gives each reason of a bot to its row, also where two rows are alike', () => {
    const { rows } = storyOf(...storyParts(found));
    const of = (place: number) => found.movesPlayed.filter(({ action }) => 'share' in asAction(action))[place]!.why;
    expect(rows.map((row) => row.reasons.map((reason) => reason.why))).toEqual([[of(0)], [of(1)], [of(2)], [of(3)], []]);
    const twice = kept.movesPlayed.map((move, place) => ({ ...move, why: `reason ${place}` }));
    const told = storyOf(viewOf(kept), kept.update.whole.openings, twice).rows.map((row) => row.reasons.map((reason) => reason.why));
    const guesses = twice.filter(({ action }) => 'guess' in asAction(action)).map(({ why }) => [why]);
    expect(told).toEqual(guesses); // PURDA was guessed twice
  });

  test('hears a bot once that always says the same', () => {
    expect(new Set(kept.movesPlayed.map(({ why }) => why))).toEqual(new Set(['Anything will do.']));
    const { rows } = storyOf(...storyParts(kept));
    expect(rows.map((row) => row.reasons.length)).toEqual([1, ...Array(9).fill(0)]);
  });

  test('keeps a lie a lie where a false token called it a fact', () => {
    const view = viewOf(found);
    const rows = view.board.rows.map((row, index) => (index === 0 ? { ...row, answers: ['fact', 'none', 'none', 'none', 'none'] as const } : row));
    const story = storyOf({ ...view, board: { ...view.board, rows } }, found.update.whole.openings, []);
    expect(story.rows[0]!.cells[0]).toMatchObject({ token: 'fact', lie: true, proven: false });
  });

  test('tells a blank apart from a lie', () => {
    const view = viewOf(found);
    const rows = view.board.rows.map((row, index) => (index === 0 ? { ...row, shown: 'x_~vx' } : row));
    const [row] = storyOf({ ...view, board: { ...view.board, rows } }, found.update.whole.openings, []).rows;
    expect(row!.lies.map((lie) => lie.place)).toEqual([0]);
    expect(row!.blank).toMatchObject({ place: 1, said: 'blank', truly: 'absent' });
  });
});
