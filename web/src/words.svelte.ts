// Words for people, by language. A folder keeps its own beside its components:
//   export const words = dictionary({ en: { ready: 'Ready' } });
// English is complete and gives the type, so a further language that lacks a sentence does not compile.
import { settings } from './shell/settings.svelte';

export const languages = { en: 'English' } as const;
export type Language = keyof typeof languages;

export function dictionary<Words>(all: { en: Words } & Partial<Record<Language, Words>>): () => Words {
  return () => all[settings.language] ?? all.en;
}

// One for each language: to make one takes as long as to draw a row of clues.
const formats = new Map<Language, Intl.ListFormat>();

// "Ada", "Ada and Ben", "Ada, Ben and Cy".
export function listed(names: readonly string[]): string {
  let format = formats.get(settings.language);
  if (!format) formats.set(settings.language, (format = new Intl.ListFormat(settings.language, { type: 'conjunction' })));
  return format.format(names);
}
