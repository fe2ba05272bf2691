// What happens around a table, for the one live region: what others say, who comes and goes, the line.
import { untrack } from 'svelte';
import { announce } from '../shell/announce.svelte';
import { play } from '../shell/sound';
import type { RoomStore } from '../wire/room.svelte';
import type * as protocol from '../wire/types/protocol';
import { textOf } from './talk';
import { words } from './words';

const missedAfter = 2_500;

type Words = ReturnType<typeof words>;

// What others have said since this browser came in, and was not spoken yet.
export function unspoken(room: { chat: readonly protocol.ChatMessage[]; memberId: number; since: number }, after: number): protocol.ChatMessage[] {
  return room.chat.filter((each) => each.number > after && each.member !== room.memberId && each.at >= room.since);
}

// The sentences that tell how a room has changed.
export function changes(before: protocol.Room, now: protocol.Room, me: number, w: Words): string[] {
  const nameOf = (room: protocol.Room, id: number | undefined) => room.members.find((each) => each.member === id)?.name ?? w.former;
  const said: string[] = [];
  for (const member of now.members) {
    const was = before.members.find((each) => each.member === member.member);
    if (member.member === me || (was?.here ?? false) === member.here) continue;
    said.push(member.here ? w.came(member.name) : w.left(member.name));
  }
  for (const was of before.members) {
    const isKnown = now.members.some((each) => each.member === was.member);
    if (!isKnown && was.here && was.member !== me) said.push(w.left(was.name));
  }
  if (now.phase === 'waiting' || (now.phase === 'over' && before.phase === 'over')) said.push(...seatChanges(before, now, me, w, nameOf));
  if (before.phase !== 'playing' && now.phase === 'playing') said.push(w.begun);
  if (before.phase === 'playing' && now.phase === 'over') said.push(w.over);
  return said;
}

function seatChanges(
  before: protocol.Room,
  now: protocol.Room,
  me: number,
  w: Words,
  nameOf: (room: protocol.Room, id: number | undefined) => string,
): string[] {
  return now.seats.flatMap((seat, index) => {
    const was = before.seats[index];
    if (seat.member === was?.member && seat.bot === was?.bot) return [];
    if (seat.member !== undefined && seat.member !== me) return [w.sat(nameOf(now, seat.member), w.role(seat.role))];
    if (seat.bot !== undefined) return [w.sat(w.bot(seat.bot), w.role(seat.role))];
    return seat.member === undefined && was?.member !== me ? [w.stood(w.role(seat.role))] : [];
  });
}

// For a component that shows a room.
export function speakOf(get: () => RoomStore): void {
  let said = 0;
  $effect(() => {
    const room = get();
    for (const message of unspoken(room, said)) {
      play('talk');
      announce(words().said(message.name, textOf(message, words().phrase), message.team));
    }
    said = Math.max(said, ...room.chat.map((each) => each.number));
  });

  let before: protocol.Room | null = null;
  $effect(() => {
    const room = get();
    const now = room.room;
    if (before && now) for (const sentence of changes(before, now, untrack(() => room.memberId), words())) announce(sentence);
    before = now;
  });

  // A line that is back at once was never missed by anybody.
  let missed = false;
  const isOpen = $derived(get().state === 'open');
  const isEnded = $derived(get().state === 'ended');
  $effect(() => {
    if (isOpen) {
      if (missed) announce(words().isBack);
      missed = false;
      return;
    }
    if (isEnded || missed) return;
    const timer = setTimeout(() => {
      missed = true;
      announce(words().isLost);
    }, missedAfter);
    return () => clearTimeout(timer);
  });
}
