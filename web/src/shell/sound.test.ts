import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from './settings.svelte';
import { play, sounds } from './sound';

const started = vi.fn();
const made = vi.fn();
class FakeNode {
  gain = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  connect = (to: unknown) => to;
  start = started;
  stop = vi.fn();
}
class FakeContext {
  state = 'running';
  currentTime = 0;
  destination = {};
  constructor() {
    made();
  }
}
vi.stubGlobal('AudioContext', FakeContext);
vi.stubGlobal('OscillatorNode', FakeNode);
vi.stubGlobal('GainNode', FakeNode);

beforeEach(() => {
  vi.clearAllMocks();
  settings.sound = false;
});

describe('sound', () => {
  it('is silent before the first press, even where it is switched on', () => {
    settings.sound = true;
    play('clue');
    expect(made).not.toHaveBeenCalled();
  });

  it('is silent where nobody has switched it on', () => {
    dispatchEvent(new Event('pointerdown'));
    play('win');
    expect(made).not.toHaveBeenCalled();
    expect(started).not.toHaveBeenCalled();
  });

  it('sings every tone of a sound', () => {
    dispatchEvent(new Event('pointerdown'));
    settings.sound = true;
    play('clue');
    expect(started).toHaveBeenCalledTimes(sounds.clue.length);
  });

  it('is short and never loud', () => {
    for (const tones of Object.values(sounds)) {
      for (const tone of tones) {
        expect(tone.at + tone.lasts).toBeLessThanOrEqual(1);
        expect(tone.loud).toBeLessThanOrEqual(0.25);
      }
    }
  });
});
