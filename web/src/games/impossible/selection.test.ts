import { describe, expect, test } from 'vitest';
import type * as impossible from '../../wire/types/impossible';
import { back, begin, pick, settle, tasksOf, walk, type Hands, type Progress } from './selection';
import { deck } from './testing';

const hands: Hands = { of: (seat) => (seat === 1 ? ['mina', 'emma'] : seat === 2 ? ['helen'] : ['harriet']), seat: 1, seats: [1, 2, 3] };
const offer = (each: unknown): impossible.Offer => each as impossible.Offer;
const use = (card: string, effect: object): impossible.Offer => offer({ use: { card, effect } });
const first = (each: impossible.Offer): Progress => begin(tasksOf(deck, [each])[0]!);

// Points at these things one after the other; "." says that those are enough.
function pointed(each: impossible.Offer, ...ids: readonly string[]) {
  let progress = first(each);
  for (const id of ids) {
    const outcome = walk(deck, hands, progress);
    progress = id === '.' ? settle(progress, outcome) : pick(progress, outcome, id);
  }
  return { progress, ...walk(deck, hands, progress) };
}
const asked = (each: impossible.Offer, ...ids: readonly string[]): string[] => pointed(each, ...ids).question?.options.map(({ id }) => id) ?? [];

describe('an action is put together from an offer and its form', () => {
  const add = offer({ add: { character: 'emma', placements: [{ book: 'quill', spot: 2, loses: false }, { book: 'typewriter', spot: 1, molds: 'quill', loses: true }], sparing: ['mina'] } });

  test('a card is added to a spot', () => {
    expect(asked(add)).toEqual(['spot:quill:2', 'spot:typewriter:1']);
    expect(pointed(add, 'spot:quill:2').action).toEqual({ add: { character: 'emma', book: 'quill', spot: 2, how: { plainly: {} } } });
  });
  test('what only some ways ask for is asked of these alone', () => {
    expect(asked(add, 'spot:typewriter:1')).toEqual(['character:mina']);
    const spared = pointed(add, 'spot:typewriter:1', 'character:mina', '.');
    expect(spared.action).toEqual({ add: { character: 'emma', book: 'typewriter', spot: 1, sparing: 'mina', how: { anyway: {} } } });
    expect(spared.paid).toEqual(['mina']);
  });
  test('what there is nothing for is not asked', () => {
    const alone = offer({ add: { character: 'emma', placements: [{ book: 'quill', spot: 2, molds: 'quill', loses: false }], sparing: [] } });
    expect(pointed(alone, 'spot:quill:2').action).toEqual({ add: { character: 'emma', book: 'quill', spot: 2, how: { plainly: {} } } });
  });
  test('what loses the game is insisted on', () => {
    const { action, insists } = pointed(add, 'spot:typewriter:1', '.');
    expect(action).toEqual({ add: { character: 'emma', book: 'typewriter', spot: 1, how: { anyway: {} } } });
    expect(insists?.title).toBe('Add anyway');
  });

  test('a Power names its target and what pays for it', () => {
    const weed = use('dracula', { weed: { pooled: ['helen', 'achilles'], costs: ['mina'] } });
    expect(asked(weed)).toEqual(['character:helen', 'character:achilles']);
    expect(pointed(weed, 'character:achilles', 'character:mina').action).toEqual({ use: { card: 'dracula', effect: { weed: { pooled: 'achilles', cost: 'mina' } } } });
  });
  test('pairs are named one side after the other', () => {
    const exchange = use('mina', { exchange: { mine: ['emma', 'dracula'], pooled: ['helen', 'achilles'] } });
    expect(asked(exchange, 'character:emma', 'character:dracula')).toEqual(['character:helen', 'character:achilles']);
    expect(pointed(exchange, 'character:emma', 'character:dracula', 'character:achilles', 'character:helen').action).toEqual({
      use: { card: 'mina', effect: { exchange: { swaps: [{ mine: 'emma', pooled: 'achilles' }, { mine: 'dracula', pooled: 'helen' }] } } },
    });
    expect(pointed(exchange, 'character:emma', '.', 'character:helen').action).toEqual({ use: { card: 'mina', effect: { exchange: { swaps: [{ mine: 'emma', pooled: 'helen' }] } } } });
  });
  test('two Books change places; where there are two only, nothing is asked', () => {
    const three = use('knightley', { reshelve: { books: ['quill', 'typewriter', 'ballpoint'] } });
    expect(pointed(three, 'book:ballpoint', 'book:quill').action).toEqual({ use: { card: 'knightley', effect: { reshelve: { one: 'ballpoint', other: 'quill' } } } });
    expect(pointed(use('knightley', { reshelve: { books: ['quill', 'typewriter'] } })).action).toEqual({ use: { card: 'knightley', effect: { reshelve: { one: 'quill', other: 'typewriter' } } } });
  });
  test('cards that change hands are those of the two players', () => {
    const trade = use('van_helsing', { trade: { players: [1, 2, 3], cards: ['mina', 'emma', 'helen', 'harriet'], most: 4 } });
    expect(asked(trade, 'player:1', 'player:2')).toEqual(['character:mina', 'character:emma', 'character:helen']);
    expect(pointed(trade, 'player:1', 'player:2', 'character:helen', 'character:emma', '.').action).toEqual({ use: { card: 'van_helsing', effect: { trade: { one: 1, other: 2, cards: ['helen', 'emma'] } } } });
  });
  test('a way of several members is named step by step', () => {
    const ways = [{ character: 'mina', book: 'quill', spot: 1 }, { character: 'mina', book: 'ballpoint', spot: 3 }, { character: 'helen', book: 'quill', spot: 1 }];
    const recast = use('emma', { recast: { ways } });
    expect(asked(recast)).toEqual(['character:mina', 'character:helen']);
    expect(asked(recast, 'character:mina')).toEqual(['spot:quill:1', 'spot:ballpoint:3']);
    expect(pointed(recast, 'character:mina', 'spot:ballpoint:3').action).toEqual({ use: { card: 'emma', effect: { recast: ways[1] } } });
  });
  test('a Power that asks nothing is ready at once', () => {
    expect(pointed(use('harriet', { foresee: {} })).action).toEqual({ use: { card: 'harriet', effect: { foresee: {} } } });
  });
  test('an ability gives to another, or takes for oneself', () => {
    const cordelia = offer({ help: { ability: { cordelia: { mine: ['mina'], theirs: ['helen'] } } } });
    expect(pointed(cordelia, 'character:helen').action).toEqual({ help: { ability: { cordelia: { card: 'helen', to: 1 } } } });
    expect(asked(cordelia, 'character:mina')).toEqual(['player:2', 'player:3']);
    expect(pointed(cordelia, 'character:mina', 'player:3').action).toEqual({ help: { ability: { cordelia: { card: 'mina', to: 3 } } } });
  });
  test('an order is that of pointing, and all are named', () => {
    const arrange = offer({ arrange: { cards: ['mina', 'emma', 'helen'] } });
    expect(pointed(arrange, 'character:helen', 'character:mina').action).toBeNull();
    expect(pointed(arrange, 'character:helen', 'character:mina', 'character:emma').action).toEqual({ arrange: { cards: ['helen', 'mina', 'emma'] } });
  });
  test('none may be enough', () => {
    expect(pointed(offer({ renew: { cards: ['mina', 'emma'] } }), '.').action).toEqual({ renew: { cards: [] } });
  });
  test('of choices, what holds already is left out', () => {
    expect(asked(offer({ pass: { passed: 'attack' } }))).toEqual(['choice:1']);
    expect(pointed(offer({ pass: {} }), 'choice:0').action).toEqual({ pass: { extent: 'attack' } });
  });
});

describe('while pointing', () => {
  const renew = offer({ renew: { cards: ['mina', 'emma'] } });
  test('a second press takes back', () => {
    expect(pointed(renew, 'character:mina', 'character:mina').question?.picked).toEqual([]);
  });
  test('what is not asked for changes nothing', () => {
    const { progress } = pointed(renew, 'character:helen');
    expect(progress.picks).toEqual([]);
  });
  test('one can go back step by step', () => {
    const { progress } = pointed(use('dracula', { weed: { pooled: ['helen'], costs: ['mina', 'emma'] } }), 'character:helen');
    expect(back(progress)?.picks).toEqual([]);
    expect(back(begin(progress.task))).toBeNull();
  });
  test('an action without a form is not offered', () => {
    expect(tasksOf(deck, [offer({ unheard: {} })])).toEqual([]);
  });
});
