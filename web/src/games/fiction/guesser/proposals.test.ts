import { expect, test } from 'vitest';
import { kept } from '../fixtures/table';
import { meantBy, motionsOf, proposalNews, tokenMove } from './proposals';
import { words } from './words';

const says = (seat: number, move: string) => ({ seat, move });

test('the same move is one proposal, and the one with most voices comes first', () => {
  expect(motionsOf([says(2, 'guess wires'), says(3, 'guess fresh'), says(4, 'guess fresh')])).toEqual([
    { move: 'guess fresh', seats: [3, 4] },
    { move: 'guess wires', seats: [2] },
  ]);
});

test('what is new is told from what finds agreement', () => {
  const before = [says(3, 'guess fresh')];
  const after = [...before, says(4, 'guess fresh'), says(2, 'guess wires')];
  expect(proposalNews(before, after)).toEqual([
    { seat: 4, move: 'guess fresh', isNew: false },
    { seat: 2, move: 'guess wires', isNew: true },
  ]);
});

test('tokens in notation', () => {
  expect(tokenMove({ row: 3, place: 2, neighbour: null })).toBe('token 3 2');
  expect(tokenMove({ row: 3, place: 2, neighbour: 3 })).toBe('token 3 2 neighbour 3');
  expect(meantBy('token 3 2 neighbour 3')).toEqual({ kind: 'token', row: 3, place: 2, neighbour: 3 });
});

test('moves in words', () => {
  const { board } = kept('alone').update.view;
  const say = (move: string) => words().move(move, board, (name) => `<${name}>`);
  expect(say('guess crane')).toBe('CRANE');
  expect(say('token 2 3')).toBe('Token on B, third letter of row 2');
  expect(say('discard letter_query q')).toBe('<letter_query> Q');
  expect(say('keep neighbour')).toBe('Keep <neighbour>');
  expect(say('expire')).toBe('expire');
});
