import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkSeals, commitment, type Seals } from './commitments';

// The whole record that the page of the format names.
function workedExample(): Seals {
  const lines = readFileSync('../testdata/records/worked-example.txt', 'utf8').split('\n');
  const table = lines.flatMap((line) => /^table (\w+)$/.exec(line)?.[1] ?? []).join();
  const commitments = lines.flatMap((line) => /^ {2}seal \d+ (\w+)$/.exec(line)?.[1] ?? []);
  const openings = lines.flatMap((line) => {
    const found = /^open (\d+) (\w+) (.+)$/.exec(line);
    return found ? [{ ordinal: Number(found[1]), nonce: found[2]!, value: found[3]! }] : [];
  });
  return { table, commitments, openings };
}

test('one commitment, as the page of the format has it', () => {
  const opening = { ordinal: 1, nonce: 'ff'.repeat(32), value: 'word crane' };
  expect(commitment('000102030405060708090a0b0c0d0e0f', opening)).toBe(
    'aeeaa69cf751aba3bd3bdc8029ff158698c577a2277a1d29905d079ea0e6cadd',
  );
});

describe('the seals of a whole game', () => {
  const good = workedExample();
  const with2 = (change: object): Seals => ({
    ...good,
    openings: good.openings.map((each) => (each.ordinal === 2 ? { ...each, ...change } : each)),
  });

  test('are all good', () => {
    expect(good.openings).toHaveLength(5);
    expect(checkSeals(good)).toEqual({ checked: 5, good: 5, wrong: [] });
  });

  test('are not, after a nonce was changed', () => {
    const nonce = good.openings[1]!.nonce.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    expect(checkSeals(with2({ nonce }))).toEqual({ checked: 5, good: 4, wrong: [2] });
    expect(checkSeals(with2({ nonce: 'c7' })).wrong).toEqual([2]);
    expect(checkSeals(with2({ nonce: 'no digits' })).wrong).toEqual([2]);
  });

  test('are not, after a value was changed', () => {
    const value = good.openings[1]!.value.replace('suite', 'spade');
    expect(checkSeals(with2({ value })).wrong).toEqual([2]);
  });

  test('are not at another table', () => {
    expect(checkSeals({ ...good, table: good.table.replace('0f', '10') })).toEqual({ checked: 5, good: 0, wrong: [1, 2, 3, 4, 5] });
    expect(checkSeals({ ...good, table: '' }).good).toBe(0);
  });

  test('must all be opened, each once, and nothing else', () => {
    expect(checkSeals({ ...good, openings: good.openings.slice(0, 4) })).toEqual({ checked: 5, good: 4, wrong: [5] });
    expect(checkSeals({ ...good, openings: [...good.openings, good.openings[0]!] }).wrong).toEqual([1]);
    expect(checkSeals({ ...good, commitments: good.commitments.slice(0, 3) })).toEqual({ checked: 5, good: 3, wrong: [4, 5] });
    const stray = { ...good.openings[0]!, nonce: 'not even one', ordinal: 4_000_000_000 };
    expect(checkSeals({ ...good, openings: [...good.openings, stray] })).toEqual({ checked: 6, good: 5, wrong: [4_000_000_000] });
  });

  test('of a game that had none', () => {
    expect(checkSeals({ ...good, commitments: [], openings: [] })).toEqual({ checked: 0, good: 0, wrong: [] });
  });

  test('trade places and are found out', () => {
    const [first, second, ...rest] = good.commitments;
    expect(checkSeals({ ...good, commitments: [second!, first!, ...rest] }).wrong).toEqual([1, 2]);
  });
});
