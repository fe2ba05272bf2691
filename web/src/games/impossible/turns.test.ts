import { expect, test } from 'vitest';
import { box, chartOf } from './chart';
import { furthestFromHome, easierThan, moldLost } from './figures';
import { lostGame } from './fixtures/game';
import { alice, deck, dracula, romeo, someOpen, someView, step } from './fixtures/table';
import { nextToken, moldReturned, emptySlots } from './saved-facts';
import { closestCall, courseOf } from './turns';

const cards = deck();
const course = courseOf(lostGame().steps, (card) => cards.character(card)?.label);

test('views are folded into turns: Mold and Books at the end of each, and the least of it', () => {
  expect(course.turns).toEqual([
    { number: 1, contained: 8, least: 7, saved: 1, lost: 0 },
    { number: 2, contained: 8, least: 8, saved: 1, lost: 0 },
    { number: 3, contained: 0, least: 0, saved: 1, lost: 1 },
    { number: 4, contained: 0, least: 0, saved: 1, lost: 0 },
  ]);
  expect(closestCall(course)?.number).toBe(3);
});

test('lost Books have their turn and how far they had come', () => {
  expect(course.lost).toEqual([{ book: 'treasure_island', turn: 3, filled: 2 }]);
});

test('attacks count when they land, also the one that loses the game; a window that closes quietly was one prevented', () => {
  expect([course.attacks, course.prevented]).toEqual([2, 1]);
});

test('a Power counts when it works: after consent, and not when somebody only asked', () => {
  expect(course.uses).toEqual([
    { power: 'scrub', count: 1 },
    { power: 'weed', count: 1 },
  ]);
  const asked = lostGame().steps.slice(0, 7);
  const declined = [...asked, step(8, { decline: {} }, someView({ phase: 'draw', active: 2 }))];
  expect(courseOf(declined, () => undefined).uses).toEqual([]);
});

test('the last straw is the card whose Mold was not there, or the one that was added anyway', () => {
  expect(course.lastStraw).toEqual({ card: 'captain_ahab', label: 'quill' });
  const before = step(1, { keep: {} }, someView({ phase: 'draw' }));
  const added = step(2, { add: { character: 'jim_hawkins', book: 'quill', spot: 1, how: { anyway: {} } } }, someView({ phase: 'over', outcome: 'mold_ran_out' }));
  const anyway = courseOf([before, added], () => 'typewriter');
  expect(anyway.lastStraw).toEqual({ card: 'jim_hawkins', label: 'typewriter' });
  expect(anyway.attacks).toBe(0);
});

test('alone, a turn ends with the next Draw', () => {
  const moves = (['draw', 'add', 'draw', 'add', 'window', 'draw'] as const).map((phase, index) => step(index + 1, { keep: {} }, someView({ phase, active: 1 })));
  expect(courseOf(moves, () => undefined).turns.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('no move, no turn', () => {
  expect(courseOf([], () => undefined)).toMatchObject({ turns: [], lost: [], attacks: 0, lastStraw: null });
  expect(closestCall({ turns: [] } as never)).toBeNull();
});

test('the chart stays in its box, from the first turn to the last', () => {
  const chart = chartOf(course, 10);
  expect(chart.lines.map(({ value }) => value)).toEqual([0, 5, 10]);
  expect(chart.ticks.map(({ turn }) => turn)).toEqual([1, 2, 3, 4]);
  const points = chart.contained.split(' ').map((point) => point.split(',').map(Number));
  expect(points[0]).toEqual([box.left, 33.6]);
  expect(points.at(-1)).toEqual([box.width - box.right, box.height - box.bottom]);
  expect(chart.lost).toEqual([{ x: points[2]![0], y: points[2]![1], turn: 3 }]);
  expect(chart.saved).toMatch(/^M24 116\.2H/);
  const long = chartOf({ turns: Array.from({ length: 24 }, (_, index) => ({ number: index + 1, contained: 11, least: 11, saved: 0, lost: 0 })) }, 10);
  expect(long.ticks.map(({ turn }) => turn)).toEqual([1, 5, 10, 15, 20, 24]);
  expect(long.lines.at(-1)?.value).toBe(15);
  expect(chartOf({ turns: [] }, 6).contained).toBe('');
});

test('figures: who came furthest through time, Mold lost, one easier change', () => {
  expect(furthestFromHome(cards, [dracula, romeo, alice])).toEqual({ character: 'polyphemus', book: 'alice_in_wonderland', years: 2565 });
  expect(furthestFromHome(cards, [{ ...romeo, cast: ['romeo', 'juliet', 'friar_laurence'] }])).toBeNull();
  expect(moldLost(cards, ['romeo_and_juliet', 'dracula'])).toBe(6);
  expect(easierThan(cards.cards.setup)).toEqual({ mold: 9, nearer: true });
  expect(easierThan({ mold: 12, bookend: 4, plus_card: 3, plus_threshold: 0, cube: 1, threshold: 3, reshuffle_mold: 0 })).toEqual({ mold: null, nearer: false });
});

test('what a saved Book leads to: Mold back, an empty slot, the next token', () => {
  const before = someOpen();
  expect(moldReturned(before, { book: 'pride_and_prejudice', cast: [], spine: 0 })).toBe(2);
  expect(moldReturned(null, dracula)).toBeNull();
  expect(emptySlots(someOpen({ slots: [before.slots[0]!, { mold: 0, shelters: 0, cast: [null, null, null] }, before.slots[2]!] }))).toEqual(['typewriter']);
  expect(nextToken(someOpen({ saved: [dracula] }), cards.cards.setup)).toEqual({ books: 2, cards: 2, threshold: null });
  expect(nextToken(someOpen({ saved: [dracula, romeo, alice], cube: 2 }), cards.cards.setup)).toEqual({ books: 4, cards: 3, threshold: 4 });
  expect(nextToken(someOpen({ saved: [dracula] }), { ...cards.cards.setup, plus_card: 0, plus_threshold: 0 })).toBeNull();
});
