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

const pace: Record<string, number | undefined> = { normal: 1, half_more: 1.5, double: 2, off: 0 };

// The clock of a choice, where the table has set one (F-19): how long it is, in milliseconds.
export function choiceTime(room: RoomStore): number | null {
  const seconds = Number(room.option('choice_seconds')) * (pace[room.option('clock')] ?? 1);
  return seconds > 0 ? seconds * 1000 : null;
}

// How many of the rows belong to the first half. A half's boards are those that are left and those
// that have been guessed on.
export function rowsOfFirstHalf(board: fiction.Board): number {
  if (board.half === 1) return board.rows.length;
  const boards = 5 + (board.extra_board_used ? 1 : 0);
  return board.rows.length - (boards - board.boards_left);
}
