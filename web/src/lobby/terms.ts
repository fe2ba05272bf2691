// How a table plays, in words: its options and settings beside what the server says of them.
import type { UsualSettings } from '../shell/catalogue.svelte';
import type * as core from '../wire/types/core';
import type * as protocol from '../wire/types/protocol';
import { words } from './words';

type Words = ReturnType<typeof words>;

export interface Term {
  name: string;
  title: string;
  value: string; // in words
  sentence: string;
  isUsual: boolean; // as it is unless somebody says otherwise
}

// Worth showing even where they are as usual.
const telling = /^(clocks?|edition)$/;

const spelt = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');

export function inWords(option: protocol.OptionShown | undefined, value: string, w: Words): string {
  if (value === '') return w.asTheRules;
  const choice = option?.choices?.find((each) => each.name === value);
  if (choice) return choice.title;
  if (value === 'yes') return w.yes;
  return value === 'no' ? w.no : value;
}

export function termsOf(options: readonly core.Option[], game: protocol.GameShown | undefined, w: Words): Term[] {
  const given = new Map(options.map(({ name, value }) => [name, value]));
  // What a room does not name is as usual.
  const all = new Map([...(game?.options ?? []).map((option) => [option.name, option.value] as const), ...given]);
  return [...all].map(([name, value]) => {
    const option = game?.options.find((each) => each.name === name);
    return {
      name,
      title: option?.title ?? spelt(name),
      value: inWords(option, value, w),
      sentence: option?.sentence ?? '',
      isUsual: option?.value === value,
    };
  });
}

export const notable = (terms: readonly Term[]): Term[] => terms.filter((term) => !term.isUsual || telling.test(term.name));

// Where there is room for a line: what is chosen by name, as far as it tells something. Numbers, such as that of
// the seats, say little without more words.
export function inOneLine(options: readonly core.Option[], game: protocol.GameShown | undefined): string {
  const counts = new Set(game?.options.filter(({ kind }) => kind !== 'yes_no' && kind !== 'one_of').map((option) => option.name));
  return notable(termsOf(options, game, words()))
    .filter((term) => !counts.has(term.name))
    .map(({ title, value }) => (value === words().yes ? title : `${title}: ${value}`))
    .join(' · ');
}

const yesNo = ['listed', 'spectators', 'text'] as const;

// A sentence each; the usual ones too, if they are wanted. Nothing until it is known what is usual.
export function settingsInWords(settings: protocol.RoomSettings, usual: UsualSettings | null, w: Words, all: boolean): string[] {
  if (!usual) return [];
  const is: UsualSettings = { ...usual, ...settings };
  const said = yesNo.flatMap((name) => (all || is[name] !== usual[name] ? [w.settingNames[name][is[name] ? 0 : 1]] : []));
  if (all || is.team !== usual.team) said.push(w.teamRules[is.team]);
  if (all || is.absence !== usual.absence) said.push(w.absences[is.absence]);
  return said;
}
