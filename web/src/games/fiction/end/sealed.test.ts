import { describe, expect, test } from 'vitest';
import { checkSeals } from '../../../seal/commitments';
import type * as fiction from '../../../wire/types/fiction';
import { changed, closed, found, kept, viewOf, type Played } from './fixtures';
import { contradictions, revealed, sealedIn } from './sealed';

const games = { found, kept, closed, changed };
const seals = (played: Played) => ({
  table: played.room.table ?? '',
  commitments: played.update.commitments,
  openings: played.update.whole.openings,
});
const against = (played: Played, view: fiction.View) => contradictions(view, sealedIn(played.update.whole.openings));

describe.each(Object.entries(games))('a real game, %s', (_, played) => {
  test('opens all its seals', () => {
    const count = played.update.commitments.length;
    expect(count).toBeGreaterThan(2);
    expect(checkSeals(seals(played))).toEqual({ checked: count, good: count, wrong: [] });
  });
  test('shows what was sealed', () => {
    expect(against(played, viewOf(played))).toEqual([]);
  });
  test('is not believed with another secret in its seals', () => {
    const openings = played.update.whole.openings.map((each) => ({ ...each, value: each.value.replace(/^word \w+$/, 'word zebra') }));
    const word = played.update.whole.openings.find((each) => each.value.startsWith('word'))!.ordinal;
    expect(checkSeals({ ...seals(played), openings }).wrong).toEqual([word]);
  });
});

describe('what the seals say and what the page shows', () => {
  const view = viewOf(found);
  const desk = view.desk!;

  test('differ about the secret', () => {
    expect(against(found, { ...view, desk: { ...desk, secret: 'roped' } })).toEqual([
      { about: 'word' },
      ...[1, 2, 3, 4].map((row) => ({ about: 'row', row })),
    ]);
  });
  test('differ about honest clues', () => {
    const truths = desk.truths.map((truth, index) => (index === 2 ? { ...truth, honest: 'vxxxx' } : truth));
    expect(against(found, { ...view, desk: { ...desk, truths } })).toEqual([{ about: 'row', row: 3 }]);
    expect(against(found, { ...view, desk: { ...desk, truths: desk.truths.slice(0, 3) } })).toEqual([{ about: 'row', row: 4 }]);
  });
  test('differ about the clues that went out', () => {
    const rows = view.board.rows.map((row, index) => (index === 0 ? { ...row, shown: 'vvvvv' } : row));
    expect(against(found, { ...view, board: { ...view.board, rows } })).toEqual([{ about: 'row', row: 1 }]);
  });
  test('differ about how many rows there were', () => {
    const rows = view.board.rows.slice(1);
    expect(against(found, { ...view, board: { ...view.board, rows } })).toContainEqual({ about: 'rows' });
  });
  test('differ about a card that was used', () => {
    const { desk: changedDesk, ...rest } = viewOf(changed);
    const truths = changedDesk!.truths.map((truth, index) => (index === 4 ? { ...truth, use: { two_lies: {} } } : truth));
    expect(against(changed, { ...rest, desk: { ...changedDesk!, truths } })).toEqual([{ about: 'row', row: 5 }]);
  });
  test('differ about the cards that were dealt', () => {
    const seen = viewOf(changed);
    const hand = { ...seen.guessers_hand!, dealt: ['vowel_count', 'neighbour'] as const };
    expect(against(changed, { ...seen, guessers_hand: hand })).toEqual([{ about: 'deal' }]);
  });
  test('are not compared where a seal says something unknown', () => {
    const openings = [...found.update.whole.openings, { ordinal: 9, nonce: '', value: 'a riddle' }];
    expect(contradictions(view, sealedIn(openings))).toEqual([{ about: 'unread' }]);
  });
});

describe('the Lie-brarian’s board', () => {
  test('is read from the seals where a game has no result', () => {
    expect(viewOf(closed).desk).toBeUndefined();
    expect(revealed(viewOf(closed), sealedIn(closed.update.whole.openings))).toEqual({
      secret: 'colds',
      truths: [
        { honest: 'xxxxv', use: 'none', secret: 'colds' },
        { honest: '~vxxx', use: 'none', secret: 'colds' },
      ],
      change: null,
    });
  });
  test('is the same from the seals and from the view, also where the secret changed', () => {
    const { desk: _, ...withoutDesk } = viewOf(changed);
    const sealed = sealedIn(changed.update.whole.openings);
    expect(revealed(viewOf(changed), sealed)?.change).toEqual({ from: 'gales', row: 2 });
    expect(revealed(withoutDesk, sealed)).toEqual(revealed(viewOf(changed), sealed));
  });
  test('is empty before a word was chosen', () => {
    const { desk: _, ...withoutDesk } = viewOf(found);
    expect(revealed(withoutDesk, sealedIn([]))).toBeNull();
  });
});
