// What was said to everybody, for a screen that everybody looks at: nothing that was said to a team.
import { textOf } from '../room/talk';
import { words as roomWords } from '../room/words';
import type * as protocol from '../wire/types/protocol';
import { words } from './words';

export interface Caption {
  number: number;
  by: string;
  text: string;
}

const shownAtOnce = 2;

export function captionsOf(chat: readonly protocol.ChatMessage[], room: protocol.Room): Caption[] {
  return chat
    .filter((message) => !message.team)
    .slice(-shownAtOnce)
    .map((message) => ({ number: message.number, by: words().by(message.name, roleOf(message.member, room)), text: textOf(message, roomWords().phrase) }));
}

// A role that one person has says who speaks; one of several alike is known by name.
function roleOf(member: number, { seats }: protocol.Room): string {
  const role = seats.find((seat) => seat.member === member)?.role ?? '';
  return role === '' || /\d$/.test(role) ? '' : roomWords().role(role);
}
