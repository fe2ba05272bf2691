import { expect, test } from 'vitest';
import { cellsOf, spokenRow } from './cells';
import { kept } from './fixtures/table';

const { view } = kept('alone').update.whole;
const noble = view.board.rows[1]!; // said x x ~ x ~, and a token shows that B is a fact

test('only what a token has shown is drawn as true', () => {
  const cells = cellsOf(noble, 1, [], null);
  expect(cells.map((cell) => cell.mark)).toEqual(['absent', 'absent', 'elsewhere', 'absent', 'elsewhere']);
  expect(cells.map((cell) => cell.proven)).toEqual([false, false, true, false, false]);
  expect(cells[2]?.token).toBe('fact');
});

test('where a card may turn a token round, nothing is', () => {
  const cells = cellsOf(noble, 1, [], null, false);
  expect(cells.some((cell) => cell.proven)).toBe(false);
  expect(cells[2]?.token).toBe('fact');
});

test('a promised place is drawn as true', () => {
  expect(cellsOf({ ...noble, pinned: '1' }, 1, [], null)[0]?.proven).toBe(true);
});

test('with the honest clues the lie is ringed, and all else is true', () => {
  const cells = cellsOf(noble, 1, [], 'xx~xx');
  expect(cells.map((cell) => cell.lie)).toEqual([false, false, false, false, true]);
  expect(cells.map((cell) => cell.proven)).toEqual([true, true, true, true, false]);
});

test('clues that are not out are not shown', () => {
  const crime = kept('deceive').update.whole.view.board.rows[2]!;
  expect(cellsOf(crime, 2, [], null).every((cell) => cell.mark === null)).toBe(true);
});

test('a row is one sentence, grouped by mark, with its token and its doubts', () => {
  const notes = [{ writer: 3, key: '2.5', value: 'doubt', personal: true }];
  const cells = cellsOf(noble, 1, notes, null);
  expect(cells.map((cell) => cell.doubts)).toEqual([0, 0, 0, 0, 1]);
  expect(spokenRow(2, cells, (place) => (place === 4 ? ['Ines'] : []))).toBe(
    'Row 2, NOBLE. Said elsewhere: B in place 3 and E in place 5; absent: N in place 1, O in place 2, and L in place 4. ' +
      'A token says that B is fact. Ines doubts E.',
  );
});
