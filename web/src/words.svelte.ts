// Words for people, by language. A folder keeps its own beside its components:
//   export const words = dictionary({ en: { ready: 'Ready' } });
// English is complete and gives the type, so a further language that lacks a sentence does not compile.
import { settings } from './shell/settings.svelte';

export const languages = { en: 'English' } as const;
export type Language = keyof typeof languages;

export function dictionary<Words>(all: { en: Words } & Partial<Record<Language, Words>>): () => Words {
  return () => all[settings.language] ?? all.en;
}

// "Ada", "Ada and Ben", "Ada, Ben and Cy".
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(names);
}
