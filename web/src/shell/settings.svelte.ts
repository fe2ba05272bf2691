// What a person has chosen for this browser. It stays here and is sent to nobody.
import type { Language } from '../words.svelte';

const choices = {
  theme: 'system' as 'system' | 'light' | 'dark',
  contrast: 'normal' as 'normal' | 'more',
  motion: 'system' as 'system' | 'less',
  sound: false,
  size: 100, // percent of the browser's own text size
  keys: 'qwerty' as 'qwerty' | 'azerty' | 'qwertz' | 'abc',
  language: 'en' as Language,
  emoji: false, // in the text that is shared after a game
  // How somebody likes to play at once, from the front page; empty is what the page suggests.
  name: '',
  edition: '',
  setUp: '',
  role: 'guesser',
  strength: '',
};
export type Settings = typeof choices;

const place = 'liebrary.settings';

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(place) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...choices, ...kept() });

// Once, by the page as a whole: keeps every change, and shows it.
export function useSettings(): void {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(place, text);
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
  $effect(() => {
    const { dataset, style, lang } = document.documentElement;
    if (settings.theme === 'system') delete dataset['theme'];
    else dataset['theme'] = settings.theme;
    dataset['contrast'] = settings.contrast;
    dataset['motion'] = settings.motion;
    style.fontSize = `${settings.size}%`;
    if (lang !== settings.language) document.documentElement.lang = settings.language;
  });
}
