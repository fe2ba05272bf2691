// Where a reader is in the example. It follows its script; no rule of the game is kept here.
import type * as cast from '../../../wire/types/cast';
import { helper, right, rightOutcome, type Held, type Outcome } from './example';

export const steps = ['fit', 'label', 'mold', 'save'] as const;
export type Step = (typeof steps)[number] | 'over';

export class Lesson {
  step = $state<Step>('fit');
  chosen = $state<Held | ''>('');
  outcome = $state<Outcome | ''>('');
  missed = $state<Held | Outcome | null>(null); // what was tried last and is not right

  readonly place: number = $derived(this.step === 'over' ? steps.length : steps.indexOf(this.step));
  readonly isChosen = $derived({ fit: this.chosen !== '', label: this.outcome !== '', mold: this.chosen !== '', save: true, over: false }[this.step]);
  // The spots of the Book, as they are now.
  readonly cast: readonly (cast.Character | null)[] = $derived([this.place > 2 ? right.mold : null, this.place > 0 ? right.fit : null, helper]);
  readonly hand: readonly Held[] = $derived((['alice', 'javert', 'moby_dick'] as const).filter((card) => !this.cast.includes(card)));
  readonly isMolded: boolean = $derived(this.place > 2);

  commit(): void {
    if (!this.isChosen) return;
    if (this.step === 'fit') this.next(this.chosen, right.fit, 'label');
    else if (this.step === 'label') this.next(this.outcome, rightOutcome, 'mold');
    else if (this.step === 'mold') this.next(this.chosen, right.mold, 'save');
    else this.step = 'over';
  }

  again(): void {
    this.step = 'fit';
    this.chosen = this.outcome = '';
    this.missed = null;
  }

  private next(tried: Held | Outcome | '', wanted: Held | Outcome, step: Step): void {
    this.missed = tried === wanted || tried === '' ? null : tried;
    if (this.missed !== null) return;
    this.step = step;
    this.chosen = this.outcome = '';
  }
}
