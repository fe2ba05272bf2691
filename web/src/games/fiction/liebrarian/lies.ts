// How many words each set of clues would leave the Guessers, as the server has worked it out. What
// they are left with depends on the clues that they see, and not on how these came about.
import type * as fiction from '../../../wire/types/fiction';
import { textOf, type Mark } from '../marks';

export interface Left {
  readonly count: number;
  readonly atMost: boolean; // not worked out: no more than this
}

export interface Leaving {
  readonly now: number; // before these clues
  of(shown: readonly Mark[]): Left | null;
}

export function leaving(told: fiction.AidsLies): Leaving {
  const left = new Map(told.lies.map((lie) => [lie.shown, lie.left]));
  const least = told.lies.at(-1)?.left ?? 0; // those that leave most were told first
  return {
    now: told.now,
    of(shown) {
      const count = left.get(textOf(shown));
      if (count !== undefined) return { count, atMost: false };
      return told.count > told.lies.length ? { count: least, atMost: true } : null;
    },
  };
}

// Of several, those that leave most.
export function most(all: readonly (Left | null)[]): number {
  return Math.max(0, ...all.map((left) => (left && !left.atMost ? left.count : 0)));
}
