import { expect, it } from 'vitest';
import type * as fiction from '../../../wire/types/fiction';
import later from './fixtures/later.json';
import { news } from './news';

const view = later.update.whole.view as unknown as fiction.View;
const withBoard = (board: Partial<fiction.Board>): fiction.View => ({ ...view, board: { ...view.board, ...board } });
const guess = view.board.rows.at(-1)!.guess.toUpperCase();

it('tells of a guess once', () => {
  const before = withBoard({ phase: 'guess', rows: view.board.rows.slice(0, -1) });
  expect(news(before, view)).toEqual([`Guess ${view.board.rows.length}: ${guess}. Choose your lie.`]);
  expect(news(view, view)).toEqual([]);
  expect(news(null, view)).toHaveLength(1);
});

it('tells of tokens by letter, row and answer', () => {
  const [first, ...rest] = view.board.rows;
  const laid = withBoard({ rows: [{ ...first!, answers: ['none', 'fiction', 'none', 'none', 'none'] }, ...rest] });
  expect(news(withBoard({ rows: [{ ...first!, answers: ['none', 'none', 'none', 'none', 'none'] }, ...rest] }), laid)).toEqual([
    `A token on ${first!.guess[1]!.toUpperCase()} of row 1 shows Fiction.`,
  ]);
});

it('tells of halftime', () => {
  expect(news(withBoard({ phase: 'deceive' }), withBoard({ phase: 'guess', half: 2 }))).toEqual(['Halftime: the second half has begun.']);
});
