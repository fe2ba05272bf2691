// What this viewer was shown of a game before the page was loaded, view by view, and when: so that what happened stands in
// its place among what was said.
import * as api from '../wire/api';
import { applyDifference } from '../wire/difference';
import type { RoomStore } from '../wire/room.svelte';
import type * as protocol from '../wire/types/protocol';

export interface Seen<View> {
  number: number; // of the update that showed it
  at: number; // Unix time by the server's clock
  view: View;
  story?: readonly string[]; // what happened then, where the server tells it
}
export interface Past<View> {
  round: number;
  seen: readonly Seen<View>[];
}

export function seenIn<View>({ round, steps }: protocol.Past): Past<View> {
  let view: unknown = {};
  return {
    round,
    seen: steps.map((step) => {
      view = step.view ?? applyDifference(view, step.difference ?? {});
      return { number: step.number, at: step.at, view: view as View, ...(step.story ? { story: step.story } : {}) };
    }),
  };
}

export const recall = async <View>({ id, as }: Pick<RoomStore, 'id' | 'as'>): Promise<Past<View>> => seenIn(await api.past(id, as));
