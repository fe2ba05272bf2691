// A word that is being typed, and what the server has against it, asked for as soon as it is whole.
import type * as protocol from '../../wire/types/protocol';

export type Refusal = Pick<protocol.Refused, 'sentence' | 'rule'>;

const pause = 200; // milliseconds without a key before the server is asked

export class Typing {
  letters = $state('');
  refused = $state.raw<Refusal | null>(null);
  isChecked = $state(false); // the server has nothing against it

  private timer: ReturnType<typeof setTimeout> | undefined;

  // `refusalOf`: what stands against this word; undefined where it cannot be asked now.
  constructor(
    private readonly length: () => number,
    private readonly refusalOf: (word: string) => Promise<Refusal | null | undefined>,
  ) {}

  get full(): boolean {
    return this.letters.length === this.length();
  }
  type = (letter: string): void => this.become(this.letters + letter);
  rub = (): void => this.become(this.letters.slice(0, -1));
  clear = (): void => this.become('');

  // Whatever was typed or pasted: its letters count, as many as a word has.
  become = (text: string): void => {
    const letters = text.toLowerCase().replace(/[^a-z]/g, '').slice(0, this.length());
    if (letters === this.letters) return;
    this.letters = letters;
    this.ask();
  };

  // Again, since the position is another.
  ask = (): void => {
    clearTimeout(this.timer);
    this.refused = null;
    this.isChecked = false;
    if (this.full) this.timer = setTimeout(() => void this.check(), pause);
  };

  private async check(): Promise<void> {
    const word = this.letters;
    const refused = await this.refusalOf(word);
    if (word !== this.letters || refused === undefined) return;
    this.refused = refused;
    this.isChecked = refused === null;
  }
}
