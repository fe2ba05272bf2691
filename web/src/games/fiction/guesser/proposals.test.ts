import { expect, test } from 'vitest';
import type * as fiction from '../../../wire/types/fiction';
import { kept } from '../fixtures/table';
import { motionsOf, proposalNews, tokenAction } from './proposals';
import { words } from './words';

const guess = (word: string): fiction.Action => ({ guess: { word } });
const says = (seat: number, action: fiction.Action) => ({ seat, action });

test('the same move is one proposal, and the one with most voices comes first', () => {
  expect(motionsOf([says(2, guess('wires')), says(3, guess('fresh')), says(4, guess('fresh'))])).toMatchObject([
    { action: guess('fresh'), seats: [3, 4] },
    { action: guess('wires'), seats: [2] },
  ]);
});

test('the same move is so in whatever order its members come', () => {
  const [one, other] = [{ token: { row: 3, place: 2 } }, { token: { place: 2, row: 3 } }];
  expect(motionsOf([says(2, one), says(3, other)]).map(({ seats }) => seats)).toEqual([[2, 3]]);
  expect(proposalNews([says(2, one)], [says(2, other)])).toEqual([]);
});

test('what is new is told from what finds agreement', () => {
  const before = [says(3, guess('fresh'))];
  const after = [...before, says(4, guess('fresh')), says(2, guess('wires'))];
  expect(proposalNews(before, after)).toEqual([
    { seat: 4, action: guess('fresh'), isNew: false },
    { seat: 2, action: guess('wires'), isNew: true },
  ]);
});

test('tokens as moves', () => {
  expect(tokenAction({ row: 3, place: 2, neighbour: null })).toEqual({ token: { row: 3, place: 2 } });
  expect(tokenAction({ row: 3, place: 2, neighbour: 3 })).toEqual({ token: { row: 3, place: 2, neighbour: 3 } });
});

test('moves in words', () => {
  const { board } = kept('alone').update.whole.view;
  const say = (action: fiction.Action) => words().move(action, board, (name) => `<${name}>`);
  expect(say(guess('crane'))).toBe('CRANE');
  expect(say({ token: { row: 2, place: 3 } })).toBe('Token on B, third letter of row 2');
  expect(say({ token: { row: 2, place: 3, neighbour: 4 } })).toBe('Token on B, third letter of row 2, with place 4');
  expect(say({ discard: { favour: { letter_query: { letter: 'q' } } } })).toBe('<letter_query> Q');
  expect(say({ discard: { favour: { honest_place: { place: 2 } } } })).toBe('<honest_place> 2');
  expect(say({ discard: { favour: { more_time: {} } } })).toBe('<more_time>');
  expect(say({ keep: { ability: 'neighbour' } })).toBe('Keep <neighbour>');
  expect(say({ expire: {} })).toBe('expire');
});
