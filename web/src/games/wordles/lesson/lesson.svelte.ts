// Where a reader is in the example. It follows its script; no rule of the game is kept here.
import type * as wordles from '../../../wire/types/wordles';
import { marksOf, type Mark } from '../marks';
import { own, secret, value, type Candidate, type Own, type Score } from './example';

export const steps = ['hide', 'mark', 'try', 'score'] as const;
export type Step = (typeof steps)[number] | 'over';

const unmarked: readonly (Mark | null)[] = [null, null, null, null, null];

export class Lesson {
  step = $state<Step>('hide');
  own = $state<Own | ''>('');
  marks = $state.raw(unmarked);
  word = $state<Candidate | ''>('');
  score = $state<Score | ''>('');
  missed = $state.raw<number | Candidate | Score | null>(null); // what was tried last and is not right; a place among marks

  // As for marks at a table; this one has no signs.
  readonly needsSign = false;
  sign: wordles.Sign | null = null;

  readonly honest: readonly Mark[] = $derived(this.own === '' ? [] : marksOf(own[this.own][0]));
  readonly isChosen = $derived(
    { hide: this.own !== '', mark: !this.marks.includes(null), try: this.word !== '', score: this.score !== '', over: false }[this.step],
  );

  setMark(place: number, mark: Mark): void {
    this.marks = this.marks.map((each, at) => (at === place ? mark : each));
    this.missed = null;
  }

  commit(): void {
    if (!this.isChosen) return;
    if (this.step === 'hide') this.step = 'mark';
    else if (this.step === 'mark') this.check();
    else if (this.step === 'try') this.next(this.word as Candidate, secret, 'score');
    else this.next(this.score as Score, String(value), 'over');
  }

  again(): void {
    this.step = 'hide';
    this.own = this.word = this.score = '';
    this.marks = unmarked;
    this.missed = null;
  }

  private check(): void {
    const wrong = this.marks.findIndex((mark, place) => mark !== this.honest[place]);
    this.missed = wrong === -1 ? null : wrong;
    if (wrong === -1) this.step = 'try';
  }

  private next(tried: Candidate | Score, right: string, step: Step): void {
    this.missed = tried === right ? null : tried;
    if (tried === right) this.step = step;
  }
}
