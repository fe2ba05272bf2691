// The row that is being typed, and what the server has against it, asked for while one types.
import type * as protocol from '../../../wire/types/protocol';

export type Refusal = Pick<protocol.Refused, 'sentence' | 'rule'>;

export const wordLength = 5;
const pause = 250; // milliseconds without a key before the server is asked

export class Typing {
  letters = $state('');
  refused = $state.raw<Refusal | null>(null);
  readonly full: boolean = $derived(this.letters.length === wordLength);
  private timer: ReturnType<typeof setTimeout> | undefined;

  // `refusalOf`: what stands against this word; nothing where it cannot be asked now.
  constructor(private readonly refusalOf: (word: string) => Promise<Refusal | null>) {}

  type = (letter: string): void => this.become(this.letters + letter);
  rub = (): void => this.become(this.letters.slice(0, -1));
  clear = (): void => this.become('');

  // Whatever was typed or pasted: its letters count, up to five.
  become = (text: string): void => {
    const letters = text.toLowerCase().replace(/[^a-z]/g, '').slice(0, wordLength);
    if (letters === this.letters) return;
    this.letters = letters;
    this.refused = null;
    this.ask();
  };

  // Again, since the position is another.
  ask = (): void => {
    clearTimeout(this.timer);
    if (this.letters.length === wordLength) this.timer = setTimeout(() => void this.check(), pause);
  };

  private async check(): Promise<void> {
    const word = this.letters;
    const refused = await this.refusalOf(word);
    if (word === this.letters) this.refused = refused;
  }
}
