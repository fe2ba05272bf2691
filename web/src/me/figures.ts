// What a game makes of the facts that the server has counted of somebody's games.
import type { Figure } from '../games/fronts';
import type * as protocol from '../wire/types/protocol';

export interface Bar {
  value: string;
  count: number;
  share: number; // of the longest bar, 0 to 1
}
export type Shown =
  | { kind: 'histogram'; title: string; bars: readonly Bar[] }
  | { kind: 'share'; sentence: string }
  | { kind: 'list'; title: string; values: readonly { value: string; count: number }[] };

// Figures of which there is nothing yet are left out; so are values at both ends of a histogram that never came.
export function shown(figures: readonly Figure[], facts: readonly protocol.FactCounted[]): Shown[] {
  return figures.flatMap((figure): Shown[] => {
    const mine = facts.filter((fact) => fact.name === figure.name);
    if (mine.length === 0) return [];
    const count = (value: string) => mine.find((fact) => fact.value === value)?.times ?? 0;
    if (figure.kind === 'histogram') return [{ kind: 'histogram', title: figure.title, bars: barsOf(figure.values.map((value) => ({ value, count: count(value) }))) }];
    if (figure.kind === 'share') return [{ kind: 'share', sentence: figure.says(count(figure.value), mine.reduce((sum, { times }) => sum + times, 0)) }];
    const values = mine.map(({ value, times }) => ({ value, count: times })).sort((one, other) => one.value.localeCompare(other.value));
    return [{ kind: 'list', title: figure.title(values.length), values }];
  });
}

function barsOf(all: readonly { value: string; count: number }[]): Bar[] {
  const most = Math.max(1, ...all.map(({ count }) => count));
  const first = all.findIndex(({ count }) => count > 0);
  const last = all.findLastIndex(({ count }) => count > 0);
  return all.slice(first, last + 1).map(({ value, count }) => ({ value, count, share: count / most }));
}
