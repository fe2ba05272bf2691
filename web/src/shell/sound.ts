// A few short tones, made here and never loaded. Silent unless somebody has switched them on, and
// before the first press in this page, as browsers want it.
import { settings } from './settings.svelte';

export type Sound = 'clue' | 'token' | 'turn' | 'win' | 'lose' | 'talk';

interface Tone {
  hertz: number;
  at: number; // seconds after the sound begins
  lasts: number;
  loud: number;
  shape?: OscillatorType;
}

const tone = (hertz: number, at = 0, lasts = 0.18, loud = 0.12, shape: OscillatorType = 'sine'): Tone => ({ hertz, at, lasts, loud, shape });

// Notes of one scale (D, E, F sharp, A, B), so that two at once agree.
export const sounds: Record<Sound, readonly Tone[]> = {
  clue: [0, 1, 2, 3, 4].map((place) => tone(587.33 + place * 36, place * 0.06, 0.1, 0.06, 'triangle')),
  token: [tone(146.83, 0, 0.12, 0.25), tone(440, 0.02, 0.14, 0.05, 'triangle')],
  turn: [tone(440), tone(587.33, 0.14, 0.26)],
  win: [tone(440), tone(587.33, 0.12), tone(739.99, 0.24), tone(880, 0.36, 0.5)],
  lose: [tone(369.99, 0, 0.25), tone(329.63, 0.2, 0.25), tone(293.66, 0.4, 0.6)],
  talk: [tone(739.99, 0, 0.09, 0.06)],
};

let context: AudioContext | null = null;
let wasPressed = false;
for (const press of ['pointerdown', 'keydown'] as const) {
  addEventListener(press, () => (wasPressed = true), { once: true, capture: true });
}

function sing(into: AudioContext, { hertz, at, lasts, loud, shape }: Tone): void {
  const begins = into.currentTime + at;
  const voice = new OscillatorNode(into, { type: shape ?? 'sine', frequency: hertz });
  const swell = new GainNode(into, { gain: 0 });
  swell.gain.setValueAtTime(0, begins);
  swell.gain.linearRampToValueAtTime(loud, begins + 0.012); // a sudden start would click
  swell.gain.exponentialRampToValueAtTime(0.0001, begins + lasts);
  voice.connect(swell).connect(into.destination);
  voice.start(begins);
  voice.stop(begins + lasts + 0.02);
}

export function play(sound: Sound): void {
  if (!settings.sound || !wasPressed || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const into = context;
  if (into.state === 'suspended') void into.resume();
  for (const each of sounds[sound]) sing(into, each);
}
