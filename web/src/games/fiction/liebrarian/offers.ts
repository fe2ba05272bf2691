// What the Lie-brarian may do now, out of the update.
import type { RoomStore } from '../../../wire/room.svelte';
import type * as fiction from '../../../wire/types/fiction';

type Kinds = 'keep' | 'choose' | 'name' | 'share';
type OfferOf<Kind extends Kinds> = Extract<fiction.Offer, Record<Kind, unknown>>[Kind];

export function offered<Kind extends Kinds>(room: RoomStore, kind: Kind): OfferOf<Kind> | null {
  const offers = (room.update?.offers ?? []) as readonly fiction.Offer[];
  const found = offers.find((offer) => kind in offer);
  return found ? (found as unknown as Record<Kind, OfferOf<Kind>>)[kind] : null;
}

export const allows = (room: RoomStore, aid: string): boolean => room.room?.settings.aids?.includes(aid) ?? false;
