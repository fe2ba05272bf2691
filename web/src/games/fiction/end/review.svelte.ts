// How many words were still possible after each row: the server counts them, and the panel waits.
import * as api from '../../../wire/api';
import type { RoomStore } from '../../../wire/room.svelte';
import type * as fiction from '../../../wire/types/fiction';
import type * as protocol from '../../../wire/types/protocol';
import { words } from './words';

export class ReviewStore {
  told = $state.raw<fiction.Review | null>(null);
  problem = $state('');

  constructor(private readonly table: string) {
    void this.ask();
  }

  ask = async (): Promise<void> => {
    this.problem = '';
    try {
      this.told = await api.review<fiction.Review>(this.table);
    } catch (problem) {
      this.problem = problem instanceof api.Refusal && problem.code !== ('not_here' satisfies protocol.ServerProblem) ? problem.message : words().notCounted;
    }
  };

  // After this row, counted from 0; nothing while it is not known.
  left = (row: number): number | null => this.told?.rows[row]?.left ?? null;
}

const latest = new WeakMap<RoomStore, { table: string; store: ReviewStore }>();

// Of the last game in a room, one for all that want to know it; nothing without a game.
export function reviewOf(room: RoomStore): ReviewStore | null {
  const table = room.lastGame?.room.table ?? '';
  if (table === '') return null;
  const known = latest.get(room);
  if (known?.table === table) return known.store;
  const store = new ReviewStore(table);
  latest.set(room, { table, store });
  return store;
}
