// What happened over the turns of the game that has just ended in a room: its replay, asked for once.
import * as api from '../../wire/api';
import type { RoomStore } from '../../wire/room.svelte';
import type { Deck } from './deck.svelte';
import { courseOf, type Course } from './turns';

export class Chronicle {
  course = $state.raw<Course | null>(null);
  failed = $state(false);

  constructor(
    private readonly table: string,
    private readonly deck: Deck,
  ) {
    void this.ask();
  }

  ask = async (): Promise<void> => {
    this.failed = false;
    try {
      const { steps } = await api.replay(this.table);
      this.course = courseOf(steps, (card) => this.deck.character(card)?.label);
    } catch {
      this.failed = true;
    }
  };
}

const latest = new WeakMap<RoomStore, { table: string; chronicle: Chronicle }>();

// One for all that want to know it; nothing without a game that anybody may look back on.
export function chronicleOf(room: RoomStore, deck: Deck): Chronicle | null {
  const table = room.lastGame?.room.table ?? '';
  if (table === '') return null;
  const known = latest.get(room);
  if (known?.table === table) return known.chronicle;
  const chronicle = new Chronicle(table, deck);
  latest.set(room, { table, chronicle });
  return chronicle;
}
