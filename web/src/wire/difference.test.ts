import { describe, expect, it, test } from 'vitest';
import { applyDifference } from './difference';

// Whatever is applied, the old value stays as it was.
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}
const apply = (old: unknown, difference: unknown) => applyDifference(frozen(old), frozen(difference));

describe('a difference of an object', () => {
  test.each([
    ['sets a member', { a: 1 }, { b: 2 }, { a: 1, b: 2 }],
    ['replaces a member', { a: 1, b: 2 }, { b: 3 }, { a: 1, b: 3 }],
    ['removes a member', { a: 1, b: 2 }, { b: null }, { a: 1 }],
    ['removes what is not there', { a: 1 }, { b: null }, { a: 1 }],
    ['reaches nested members', { a: { b: { c: 1, d: 2 } } }, { a: { b: { c: 3 } } }, { a: { b: { c: 3, d: 2 } } }],
    ['removes nested members', { a: { b: 1, c: 2 } }, { a: { b: null } }, { a: { c: 2 } }],
    ['makes the objects that it needs', {}, { a: { b: { c: 1 } } }, { a: { b: { c: 1 } } }],
    ['sets no member to null', {}, { a: { b: null, c: 1 } }, { a: { c: 1 } }],
    ['puts an object in place of a number', { a: 1 }, { a: { b: 2 } }, { a: { b: 2 } }],
    ['puts a number in place of an object', { a: { b: 2 } }, { a: 0 }, { a: 0 }],
    ['tells false, 0 and empty texts from nothing', { a: true, b: 1, c: 'x' }, { a: false, b: 0, c: '' }, { a: false, b: 0, c: '' }],
    ['changes the alternative of a variant', { use: { ban: { letter: 'q' } } }, { use: { ban: null, plainly: {} } }, { use: { plainly: {} } }],
    ['takes a member called length as any other', { length: 5, a: 1 }, { length: 2 }, { length: 2, a: 1 }],
  ])('%s', (_, old, difference, result) => expect(apply(old, difference)).toEqual(result));
});

describe('a difference of a list', () => {
  test.each([
    ['appends', [1], { 1: 2, 2: 3 }, [1, 2, 3]],
    ['appends to an empty one', [], { 0: { a: 1 } }, [{ a: 1 }]],
    ['replaces an element', ['a', 'b', 'c'], { 1: 'x' }, ['a', 'x', 'c']],
    ['patches elements', [{ a: 1, b: 2 }, { a: 3 }], { 0: { b: null }, 1: { b: 4 } }, [{ a: 1 }, { a: 3, b: 4 }]],
    ['patches lists in it', [[1, 2], [3]], { 0: { 1: 5 }, 1: { length: 0 } }, [[1, 5], []]],
    ['cuts', [1, 2, 3], { length: 1 }, [1]],
    ['cuts to nothing', [1, 2, 3], { length: 0 }, []],
    ['cuts before it appends', [1, 2, 3], { length: 1, 1: 9 }, [1, 9]],
    ['sets an element to null', [1, 2], { 0: null }, [null, 2]],
    ['appends null', [1], { 1: null }, [1, null]],
    ['takes positions by their number', [], Object.fromEntries(Array.from({ length: 11 }, (_, at) => [at, at])), [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ['changes the alternative of a variant', [{ guess: {} }], { 0: { guess: null, token: { row: 1 } } }, [{ token: { row: 1 } }]],
  ])('%s', (_, old, difference, result) => expect(apply(old, difference)).toEqual(result));

  it('is replaced by a list, whatever stands in that', () => {
    expect(apply({ a: [1, 2] }, { a: [null, { b: null }] })).toEqual({ a: [null, { b: null }] });
    expect(apply({ a: { b: 1 } }, { a: [] })).toEqual({ a: [] });
  });

  test.each([{ 2: 'x' }, { length: 2 }, { length: -1 }, { 0.5: 'x' }, { first: 'x' }, { length: 'x' }])('that does not fit is no list: %j', (difference) => {
    expect(() => apply({ list: ['a'] }, { list: difference })).toThrow(RangeError);
  });
});

it('that is no object takes the place of everything', () => {
  expect(['x', 0, false, null, [1]].map((value) => apply({ a: 1 }, value))).toEqual(['x', 0, false, null, [1]]);
});

describe('what did not change', () => {
  const old = { rows: [{ guess: 'datum' }, { guess: 'noble' }], board: { timer: { running: true }, tokens: 2 }, notes: [] };

  it('is the same value where nothing did', () => {
    expect(apply(old, {})).toBe(old);
    expect(apply(old, { board: { tokens: 2, named: null }, rows: { length: 2, 1: { guess: 'noble' } } })).toBe(old);
    expect(apply(old.rows, {})).toBe(old.rows);
  });

  it('is shared beside what did', () => {
    const now = apply(old, { rows: { 1: { guess: 'nobly' }, 2: { guess: 'crane' } }, board: { tokens: 1 } }) as typeof old;
    expect(now).toEqual({ rows: [{ guess: 'datum' }, { guess: 'nobly' }, { guess: 'crane' }], board: { timer: { running: true }, tokens: 1 }, notes: [] });
    expect(now.rows[0]).toBe(old.rows[0]);
    expect(now.board.timer).toBe(old.board.timer);
    expect(now.notes).toBe(old.notes);
    expect(now.rows).not.toBe(old.rows);
    expect(now.board).not.toBe(old.board);
  });

  it('is shared by a list that is cut', () => {
    const now = apply(old, { rows: { length: 1 } }) as typeof old;
    expect(now.rows).toEqual([{ guess: 'datum' }]);
    expect(now.rows[0]).toBe(old.rows[0]);
  });
});
