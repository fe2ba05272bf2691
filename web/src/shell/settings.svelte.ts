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
  readAloud: false, // stories of saved Books, by themselves
  tipsDone: '', // games whose tips are not wanted any more, by name, with blanks between
  name: '',
  // How somebody likes to play at once, from the front page: which cover they took last, and the rest by game.
  cover: '',
  quick: {} as Record<string, { setUp?: string; role?: string; strength?: string; players?: number }>,
  // The same as it was kept when one game alone could be played so.
  edition: '',
  setUp: '',
  role: '',
  strength: '',
};
export type Settings = typeof choices;

const place = 'liebrary.settings';

const known: { [Name in keyof Settings]?: readonly Settings[Name][] } = {
  theme: ['system', 'light', 'dark'],
  contrast: ['normal', 'more'],
  motion: ['system', 'less'],
  keys: ['qwerty', 'azerty', 'qwertz', 'abc'],
};

// What was kept may come from another version, or from a curious hand.
function isGood(name: string, value: unknown): boolean {
  if (!Object.hasOwn(choices, name) || value === null || typeof value !== typeof choices[name as keyof Settings]) return false;
  const values: readonly unknown[] | undefined = known[name as keyof Settings];
  if (typeof value === 'number') return value >= 80 && value <= 200;
  return values === undefined || values.includes(value);
}

export function kept(): Partial<Settings> {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(place) ?? '{}');
    return Object.fromEntries(Object.entries(all ?? {}).filter(([name, value]) => isGood(name, value)));
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
  // What another tab has changed holds here too.
  $effect(() => {
    const take = ({ key }: StorageEvent) => key === place && Object.assign(settings, kept());
    addEventListener('storage', take);
    return () => removeEventListener('storage', take);
  });
  $effect(() => {
    const { dataset, style, lang } = document.documentElement;
    if (settings.theme === 'system') delete dataset['theme'];
    else dataset['theme'] = settings.theme;
    dataset['contrast'] = settings.contrast;
    dataset['motion'] = settings.motion;
    style.setProperty('--text-size', `${settings.size}%`); // see style/base.css
    if (lang !== settings.language) document.documentElement.lang = settings.language;
  });
}
