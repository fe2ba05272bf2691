// Reads sentences aloud with the browser's own voice, one after the other, and says which is being read.
interface Voices {
  speak: (utterance: SpeechSynthesisUtterance) => void;
  cancel: () => void;
  getVoices: () => readonly SpeechSynthesisVoice[];
  addEventListener: (type: 'voiceschanged', listen: () => void) => void;
  removeEventListener: (type: 'voiceschanged', listen: () => void) => void;
}

const browser = (): Voices | null => ('speechSynthesis' in globalThis ? globalThis.speechSynthesis : null);

export class Reader {
  hasVoice = $state(false); // browsers tell of their voices some time after they are asked
  at = $state(-1); // the sentence that is being read; -1: none
  private run = 0; // what an earlier one still reports is not heard

  constructor(
    private readonly voices: Voices | null = browser(),
    private readonly language = 'en',
  ) {
    this.look();
  }

  // For a component's whole life: hears of voices, and falls silent with it.
  use = (): (() => void) => {
    this.voices?.addEventListener('voiceschanged', this.look);
    return () => {
      this.voices?.removeEventListener('voiceschanged', this.look);
      this.stop();
    };
  };

  get isReading(): boolean {
    return this.at >= 0;
  }

  toggle(sentences: readonly string[]): void {
    if (this.isReading) this.stop();
    else this.read(sentences);
  }

  read(sentences: readonly string[]): void {
    this.stop();
    if (!this.hasVoice || sentences.length === 0) return;
    this.at = 0;
    const run = this.run;
    sentences.forEach((sentence, index) => {
      const utterance = new SpeechSynthesisUtterance(sentence);
      utterance.lang = this.language;
      utterance.onstart = () => this.told(run, index);
      utterance.onend = () => this.told(run, index + 1 < sentences.length ? index : -1);
      utterance.onerror = () => this.told(run, -1);
      this.voices?.speak(utterance);
    });
  }

  stop(): void {
    ++this.run;
    if (this.isReading) this.voices?.cancel();
    this.at = -1;
  }

  private told(run: number, at: number): void {
    if (run === this.run) this.at = at;
  }

  private readonly look = (): void => {
    this.hasVoice = this.voices?.getVoices().some(({ lang }) => lang.startsWith(this.language)) ?? false;
  };
}
