import { expect, test } from 'vitest';
import { kept } from '../fixtures/table';
import { words } from '../words';
import { alphabet, keyState, layouts, nextNote } from './keys';

const { board } = kept('alone').update.whole.view; // A named; DATUM xvvx~, NOBLE xx~x~ with B a fact
const noted = (key: string, value: string) => [{ writer: 2, key, value, personal: false }];

test('every layout has every letter once, and the three wide keys', () => {
  for (const rows of Object.values(layouts)) {
    const keys = rows.flat();
    expect(keys.filter((key) => key.length === 1).toSorted()).toEqual(alphabet);
    expect(keys.filter((key) => key.length > 1).toSorted()).toEqual(['enter', 'pencil', 'rub']);
  }
});

test('the named letter is in, whatever clues say', () => {
  expect(keyState(board, [], 'a').known).toBe('in');
});

test('a clue is only said', () => {
  expect(keyState(board, [], 'd')).toEqual({ known: null, said: [{ mark: 'absent', row: 0, place: 0 }], note: null, banned: false });
  expect(keyState(board, [], 'z')).toEqual({ known: null, said: [], note: null, banned: false });
});

test('a clue that a token shows to be a fact is taken at its word', () => {
  expect(keyState(board, [], 'b').known).toBe('in');
  const out = { ...board.rows[1]!, shown: 'xxxxx' };
  expect(keyState({ ...board, rows: [out] }, [], 'b').known).toBe('out');
});

test('a fact is none where a token may lie, and a cross is no proof where the letter came twice', () => {
  expect(keyState({ ...board, librarian_card: 'false_token' }, [], 'b').known).toBeNull();
  const twice = { ...board.rows[1]!, guess: 'bobby', shown: 'xxxxx' };
  expect(keyState({ ...board, rows: [twice] }, [], 'b').known).toBeNull();
});

test('what was shown to be fiction is not said any more', () => {
  const fiction = { ...board.rows[1]!, answers: ['none', 'none', 'fiction', 'none', 'none'] as const };
  expect(keyState({ ...board, rows: [fiction] }, [], 'b')).toEqual({ known: null, said: [], note: null, banned: false });
});

test('what a card has asked about is known', () => {
  const answers = { ...board.answers, asked: 'qs', present: 's' };
  expect(keyState({ ...board, answers }, [], 's').known).toBe('in');
  expect(keyState({ ...board, answers }, [], 'q').known).toBe('out');
});

test('a letter that is noted as out is only noted', () => {
  expect(keyState(board, noted('t', 'out'), 't')).toMatchObject({ known: null, note: 'out' });
  expect(keyState(board, noted('t', '-'), 't').note).toBeNull();
});

test('the pencil goes round: out, maybe, in, clean', () => {
  expect([null, 'out', 'maybe', 'in'].map((note) => nextNote(note as never))).toEqual(['out', 'maybe', 'in', '-']);
});

test('keys in words', () => {
  const say = (letter: string, notes = noted('t', 'out')) => words().key(letter, keyState(board, notes, letter));
  expect(say('z')).toBe('Z');
  expect(say('a')).toBe('A, in the word');
  expect(say('t')).toBe('T, said right in place 3 of row 1, struck in pencil');
});
