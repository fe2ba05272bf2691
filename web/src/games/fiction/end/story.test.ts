import { describe, expect, test } from 'vitest';
import type * as fiction from '../../../wire/types/fiction';
import { changed, closed, found, kept, storyParts, viewOf } from './fixtures';
import { boardsOf, halfOf } from './halves';
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

  test('says which row was about another secret, and which card did it', () => {
    const { secret, change, rows } = storyOf(...storyParts(changed));
    expect(secret).toBe('caves');
    expect(change).toEqual({ from: 'gales', row: 2 });
    expect(rows.map((row) => row.secretThen)).toEqual(['gales', ...Array(9).fill(null)]);
    expect(rows.map((row) => row.use)).toEqual([null, 'new_word', ...Array(8).fill(null)]);
  });

  test('gives each reason of a bot to its row, also where two rows are alike', () => {
    const { rows } = storyOf(...storyParts(found));
    const of = (place: number) => found.deeds.filter((deed) => deed.move.startsWith('share'))[place]!.why;
    expect(rows.map((row) => row.reasons.map((reason) => reason.why))).toEqual([[of(0)], [of(1)], [of(2)], [of(3)], []]);
    const twice = kept.deeds.map((deed, place) => ({ ...deed, why: `reason ${place}` }));
    const told = storyOf(viewOf(kept), kept.update.openings, twice).rows.map((row) => row.reasons.map((reason) => reason.why));
    const guesses = twice.filter((deed) => deed.move.startsWith('guess')).map((deed) => [deed.why]);
    expect(told).toEqual(guesses); // PURDA was guessed twice
  });

  test('hears a bot once that always says the same', () => {
    expect(new Set(kept.deeds.map((deed) => deed.why))).toEqual(new Set(['Anything will do.']));
    const { rows } = storyOf(...storyParts(kept));
    expect(rows.map((row) => row.reasons.length)).toEqual([1, ...Array(9).fill(0)]);
  });

  test('keeps a lie a lie where a false token called it a fact', () => {
    const view = viewOf(found);
    const rows = view.board.rows.map((row, index) => (index === 0 ? { ...row, answers: ['fact', 'none', 'none', 'none', 'none'] as const } : row));
    const story = storyOf({ ...view, board: { ...view.board, rows } }, found.update.openings, []);
    expect(story.rows[0]!.cells[0]).toMatchObject({ token: 'fact', lie: true, proven: false });
  });

  test('tells a blank apart from a lie', () => {
    const view = viewOf(found);
    const rows = view.board.rows.map((row, index) => (index === 0 ? { ...row, shown: 'x_~vx' } : row));
    const [row] = storyOf({ ...view, board: { ...view.board, rows } }, found.update.openings, []).rows;
    expect(row!.lies.map((lie) => lie.place)).toEqual([0]);
    expect(row!.blank).toMatchObject({ place: 1, said: 'blank', truly: 'absent' });
  });
});

describe('halves', () => {
  const board = (half: number, rows: number, left: number, extra = false): fiction.Board => ({
    ...viewOf(kept).board,
    half,
    boards_left: left,
    extra_board_used: extra,
    rows: Array.from({ length: rows }, () => viewOf(kept).board.rows[0]!),
  });
  const halves = (shown: fiction.Board) => shown.rows.map((_, index) => halfOf(shown, index)).join('');

  test('of a full game, one that lost boards to the clock, and one with an extra board', () => {
    expect(halves(board(1, 5, 0))).toBe('11111');
    expect(halves(board(2, 10, 0))).toBe('1111122222');
    expect(halves(board(2, 4, 3))).toBe('1122');
    expect(halves(board(2, 11, 0, true))).toBe('11111222222');
  });
  test('have their empty boards too', () => {
    const count = (shown: fiction.Board) => boardsOf(shown).map((half) => half.map(({ row }) => (row ? 'x' : '.')).join(''));
    expect(count(board(1, 3, 2))).toEqual(['xxx..', '.....']);
    expect(count(board(2, 4, 3))).toEqual(['xx', 'xx...']);
    expect(count(board(2, 6, 5, true))).toEqual(['xxxxx', 'x.....']);
    expect(boardsOf(board(2, 4, 3))[1][0]!.index).toBe(2);
  });
});
