// Where a reader is in the example. It follows its script; no rule of the game is kept here.
import { rows, secret, type Candidate } from './example';

export type Step = 'doubt' | 'compare' | 'guess' | 'won';

export class Lesson {
  step = $state<Step>('doubt');
  doubted = $state<number | null>(null); // in the row that is being read
  tokens = $state.raw<readonly number[]>([]); // on the first row
  word = $state<Candidate | ''>('');
  missed = $state<number | Candidate | null>(null); // what was tried last and was not it

  readonly isOver = $derived(this.step === 'won');
  readonly isChosen = $derived(this.step === 'guess' ? this.word !== '' : this.doubted !== null);

  doubt(place: number): void {
    this.doubted = place;
    this.missed = null;
  }

  commit(): void {
    if (!this.isChosen) return;
    if (this.step === 'doubt') this.layToken(this.doubted!);
    else if (this.step === 'compare') this.next(this.doubted!, rows[1].lie, 'guess');
    else if (this.step === 'guess') this.next(this.word as Candidate, secret as Candidate, 'won');
  }

  again(): void {
    this.step = 'doubt';
    this.tokens = [];
    this.doubted = this.missed = null;
    this.word = '';
  }

  private layToken(place: number): void {
    this.tokens = [...this.tokens, place];
    this.next(place, rows[0].lie, 'compare');
  }

  private next<Tried extends number | Candidate>(tried: Tried, right: Tried, step: Step): void {
    this.missed = tried === right ? null : tried;
    if (tried === right) this.step = step;
    if (tried === right || step === 'compare') this.doubted = null;
  }
}
