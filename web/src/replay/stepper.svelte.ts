// Where in a finished game one is, and the clockwork that moves on by itself.
export interface Clockwork {
  every(ms: number, call: () => void): number;
  stop(timer: number): void;
}

const browser: Clockwork = {
  every: (ms, call) => window.setInterval(call, ms),
  stop: (timer) => window.clearInterval(timer),
};

const pace = 1600; // milliseconds for a step: time to read its sentence

export class Stepper {
  index = $state(0);
  furthest = $state(0); // that was looked at
  playing = $state(false);
  private timer: number | null = null;

  constructor(
    readonly count: number,
    private readonly moved: (index: number) => void = () => undefined,
    private readonly clockwork: Clockwork = browser,
  ) {}

  get atFirst(): boolean {
    return this.index === 0;
  }
  get atLast(): boolean {
    return this.index >= this.count - 1;
  }

  // By a person: whoever takes the wheel stops the clockwork.
  goTo = (index: number): void => {
    this.pause();
    this.move(index);
  };
  first = () => this.goTo(0);
  back = () => this.goTo(this.index - 1);
  next = () => this.goTo(this.index + 1);
  last = () => this.goTo(this.count - 1);

  // From the beginning, where the end was reached.
  play = (): void => {
    if (this.playing || this.count < 2) return;
    if (this.atLast) this.move(0);
    this.playing = true;
    this.timer = this.clockwork.every(pace, () => this.tick());
  };
  pause = (): void => {
    this.playing = false;
    if (this.timer !== null) this.clockwork.stop(this.timer);
    this.timer = null;
  };

  private tick(): void {
    this.move(this.index + 1);
    if (this.atLast) this.pause();
  }

  private move(index: number): void {
    const to = Math.max(0, Math.min(this.count - 1, index));
    if (to === this.index) return;
    this.index = to;
    this.furthest = Math.max(this.furthest, to);
    this.moved(to);
  }
}
