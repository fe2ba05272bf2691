// What the first pages need of every game, and all at once: small, and loaded with them. A game's folder brings
// it as its `front.ts`; its boards come later (index.ts).
import type * as core from '../wire/types/core';
import { front as fiction } from './fiction/front';
import { front as impossible } from './impossible/front';
import { front as wordles } from './wordles/front';

export interface Cover {
  edition: string; // empty where a game has one only
  cloth: 'blue' | 'red' | 'ochre' | 'green';
  title: string;
  says: string;
  size: string; // players and minutes
}

// How somebody is about to play at once.
export interface Quick {
  title: string; // of the cover
  role: string; // in words
  bot: string;
  players: number; // with who asks
}

// Something to show of the facts that the server counts of somebody's games, by a fact's name.
export type Figure =
  | { kind: 'histogram'; name: string; title: string; values: readonly string[] }
  | { kind: 'share'; name: string; value: string; says: (times: number, all: number) => string }
  | { kind: 'list'; name: string; title: (count: number) => string };

export interface Front {
  covers: readonly [Cover, ...Cover[]];
  // By the role's name without its number. Seats that are alike need none.
  roles?: Readonly<Record<string, { title: string; says: string }>>;
  role?: string; // of who has never chosen one
  players?: number; // where seats are alike: how many play at once unless somebody chooses
  notAtOnce?: readonly string[]; // bots that are not offered to play against at once, as long as there are others
  opponents?: (count: number) => string; // how many bots, as a choice
  aids?: Readonly<Record<string, string>>; // what the program's help is called
  result: (result: string, players: readonly string[]) => string | undefined; // how a game ended; nothing if it is not known
  figures?: readonly Figure[]; // for the profile
  quick: (quick: Quick) => string; // what Play now does
}

const fronts: Readonly<Record<string, () => Front>> = { fiction, wordles, impossible };

export const frontOf = (game: string): Front | undefined => (Object.hasOwn(fronts, game) ? fronts[game]!() : undefined);
// In the order in which they are shown.
export const gamesInOrder: readonly string[] = Object.keys(fronts);
export const covers = (): (Cover & { game: string })[] =>
  Object.entries(fronts).flatMap(([game, front]) => front().covers.map((cover) => ({ game, ...cover })));

// The cover of a table with these options.
export function coverOf(game: string, options: readonly core.Option[]): Cover | undefined {
  const edition = options.find((option) => option.name === 'edition')?.value;
  const all = frontOf(game)?.covers;
  return all?.find((cover) => cover.edition === edition) ?? all?.[0];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

// A bot or anything else that the server names, as people read it.
export const spelt = (name: string): string => capital(name.replaceAll('_', ' '));

// A role as people read it, with the number that seats of one role have: "player2" is "Player 2".
export function roleTitle(name: string): string {
  const [, kind = name, number = ''] = /^(.*?)(\d*)$/.exec(name) ?? [];
  const known = Object.values(fronts).flatMap((front) => front().roles?.[kind]?.title ?? []);
  return [known[0] ?? spelt(kind), number].join(' ').trim();
}
