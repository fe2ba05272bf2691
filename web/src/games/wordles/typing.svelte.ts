// A word that is being typed, and what the server has against it, asked for as soon as it is whole.
import type * as protocol from '../../wire/types/protocol';

const pause = 200; // milliseconds without a key before the server is asked

export class Typing {
  letters = $state('');
  refused = $state('');
  isChecked = $state(false); // the server has nothing against it

  private timer: ReturnType<typeof setTimeout> | undefined;

  // `refusalOf`: what stands against this word; undefined where it cannot be asked now.
  constructor(
    private readonly length: () => number,
    private readonly refusalOf: (word: string) => Promise<protocol.Refused | null | undefined>,
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
    this.refused = '';
    this.isChecked = false;
    if (this.full) this.timer = setTimeout(() => void this.check(), pause);
  };

  private async check(): Promise<void> {
    const word = this.letters;
    const refused = await this.refusalOf(word);
    if (word !== this.letters || refused === undefined) return;
    this.refused = refused?.sentence ?? '';
    this.isChecked = refused === null;
  }
}

export type Typed = { letter: string } | 'rub' | 'enter' | null;

const keepsItsKeys = 'input:not([data-word]), textarea, select, [contenteditable], dialog *';
const keepsEnter = 'button, a, summary, [role="button"]';

// What a key means for the word, wherever the focus is; nothing where the key belongs to something else.
export function typedBy(event: KeyboardEvent): Typed {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return null;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.matches(keepsItsKeys)) return null;
  const inWord = at?.matches('[data-word]') ?? false; // it takes its letters itself
  if (/^[a-z]$/i.test(event.key)) return inWord ? null : { letter: event.key.toLowerCase() };
  if (event.key === 'Backspace') return inWord ? null : 'rub';
  return event.key === 'Enter' && !at?.closest(keepsEnter) ? 'enter' : null;
}
