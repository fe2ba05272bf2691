import { describe, expect, it } from 'vitest';
import type * as fiction from '../../../wire/types/fiction';
import { marksOf, textOf } from '../marks';
import { draftOf, honestly, honestQuestion, isHonest, liesIn, shareOf, saying, shownOf, swapping, withCard, withLetter, withWord, type Draft } from './draft';

const honest = marksOf('x~v~x');
const share = (shown: string, use: fiction.Use = { plainly: {} }, written?: string): fiction.Action => ({
  share: { shown, use, ...(written === undefined ? {} : { honest: written }) },
});
const shown = (draft: Draft) => textOf(shownOf(draft, honest));
const say = (draft: Draft, place: number, sign: string) => saying(draft, honest, place, marksOf(sign)[0]!);

describe('a plain lie', () => {
  it('is one: the latest takes the place of the one before', () => {
    const first = say(honestly, 0, 'v');
    expect(shown(first)).toBe('v~v~x');
    const second = say(first, 3, 'x');
    expect(shown(second)).toBe('x~vxx');
    expect(liesIn(second, honest)).toEqual([3]);
    expect(shareOf(second, honest, false)).toEqual(share('x~vxx'));
  });
  it('is taken back by the truth', () => {
    expect(shown(say(say(honestly, 0, 'v'), 0, 'x'))).toBe('x~v~x');
  });
  it('changes its mark in the same place', () => {
    expect(shown(say(say(honestly, 2, 'x'), 2, '~'))).toBe('x~~~x');
  });
  it('is written with the honest clues where the table marks by hand', () => {
    expect(shareOf(say(honestly, 0, '~'), honest, true)).toEqual(share('~~v~x', undefined, 'x~v~x'));
  });
});

describe('a card', () => {
  it('of two lies has room for two', () => {
    let draft = withCard(say(honestly, 0, 'v'), 'two_lies');
    draft = say(draft, 1, 'x');
    expect(shareOf(draft, honest, false)).toEqual(share('vxv~x', { two_lies: {} }));
    expect(shareOf(say(draft, 4, 'v'), honest, false)).toEqual(share('xxv~v', { two_lies: {} }));
    expect(shareOf(withCard(draft, null), honest, false)).toEqual(share('xxv~x'));
  });
  it('of the whole truth leaves no lie', () => {
    const draft = withCard(say(honestly, 0, 'v'), 'whole_truth');
    expect(shareOf(draft, honest, false)).toEqual(share('x~v~x', { whole_truth: {} }));
    expect(shown(say(draft, 2, 'x'))).toBe('x~v~x');
  });
  it('of a blank leaves one place empty beside the lie', () => {
    let draft = say(say(withCard(honestly, 'blank'), 1, '_'), 3, 'v');
    expect(shareOf(draft, honest, false)).toEqual(share('x_vvx', { blank: {} }));
    expect(liesIn(draft, honest)).toEqual([3]);
    draft = say(draft, 4, '_');
    expect(shown(draft)).toBe('x~vv_');
    expect(shown(say(draft, 4, 'x'))).toBe('x~vvx');
    expect(shown(withCard(draft, null))).toBe('x~vvx');
  });
  it('of exchange trades the clues of the two places chosen last', () => {
    let draft = swapping(withCard(honestly, 'exchange'), 0);
    expect(shown(draft)).toBe('x~v~x');
    draft = swapping(draft, 2);
    expect(shareOf(draft, honest, false)).toEqual(share('v~x~x', { exchange: {} }));
    expect(liesIn(draft, honest)).toEqual([0, 2]);
    expect(shown(swapping(draft, 3))).toBe('x~~vx');
    expect(swapping(draft, 2).swap).toEqual([0]);
  });
  it.each(['no_tokens', 'hurry', 'false_token'] as const)('of %s goes with a plain lie', (card) => {
    const draft = withCard(say(honestly, 0, 'v'), card);
    expect(shareOf(draft, honest, false)).toEqual(share('v~v~x', { [card]: {} } as fiction.Use));
  });
  it('of a ban is no move before it has its letter', () => {
    const draft = withCard(say(honestly, 0, 'v'), 'ban');
    expect(shareOf(draft, honest, false)).toBeNull();
    expect(shareOf(withLetter(draft, 'q'), honest, false)).toEqual(share('v~v~x', { ban: { letter: 'q' } }));
  });
  it('of a new word begins with other honest clues, and without a lie', () => {
    const draft = withCard(say(honestly, 0, 'v'), 'new_word');
    expect(shareOf(draft, honest, false)).toBeNull();
    const changed = withWord(draft, 'crane');
    const other = marksOf('xxx~v');
    expect(shareOf(changed, other, false)).toEqual(share('xxx~v', { new_word: { word: 'crane' } }));
    expect(shareOf(saying(changed, other, 1, 'right'), other, true)).toEqual(share('xvx~v', { new_word: { word: 'crane' } }, 'xxx~v'));
  });
});

describe('honest clues by hand', () => {
  it('are asked about as clues without a lie', () => {
    expect(honestQuestion(honestly, marksOf('xx~vv'))).toEqual(share('xx~vv', undefined, 'xx~vv'));
    expect(honestQuestion(withWord(withCard(honestly, 'new_word'), 'crane'), marksOf('xx~vv'))).toEqual(share('xx~vv', { new_word: { word: 'crane' } }, 'xx~vv'));
  });
  it('are right where nothing but the missing lie is found wrong', () => {
    expect(isHonest({ code: 'no_lie' })).toBe(true);
    expect(isHonest({ code: 'honest_clues_wrong' })).toBe(false);
    expect(isHonest({ code: 'more_than_one_lie' })).toBe(false);
  });
});

describe('a move', () => {
  const back = (action: fiction.Action, byHand = false) => shareOf(draftOf(action, () => honest)!, honest, byHand);
  it.each([
    share('v~v~x'),
    share('vxv~x', { two_lies: {} }),
    share('x~v~x', { whole_truth: {} }),
    share('x_vvx', { blank: {} }),
    share('v~x~x', { exchange: {} }),
    share('v~v~x', { no_tokens: {} }),
    share('v~v~x', { ban: { letter: 'q' } }),
    share('v~v~x', { new_word: { word: 'crane' } }),
  ])('is a draft, and the same move again: %j', (action) => {
    expect(back(action)).toEqual(action);
  });
  it('may bring the honest clues', () => {
    expect(back(share('v~v~x', undefined, 'x~v~x'), true)).toEqual(share('v~v~x', undefined, 'x~v~x'));
  });
  it('is none where it is no share, or the honest clues are not known', () => {
    expect(draftOf({ guess: { word: 'crane' } }, () => honest)).toBeNull();
    expect(draftOf(share('v~v~x'), () => null)).toBeNull();
  });
});
