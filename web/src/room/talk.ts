// What was said and what happened, in the order in which it did.
import type * as protocol from '../wire/types/protocol';

export interface TableEvent {
  at: number; // as the messages of the room: Unix time
  text: string;
}

export interface Said {
  kind: 'said';
  key: string;
  at: number;
  number: number;
  member: number;
  name: string;
  registered: boolean;
  text: string;
  team: boolean;
}
export interface Happened {
  kind: 'event';
  key: string;
  at: number;
  text: string;
}
export type Spoken = Said | Happened;

// A phrase that this page does not know yet is shown by its name.
export function textOf(message: protocol.ChatMessage, phrases: Readonly<Record<string, string>>): string {
  if (message.phrase === undefined) return message.text ?? '';
  return phrases[message.phrase] ?? message.phrase.replaceAll('_', ' ');
}

export function spoken(
  chat: readonly protocol.ChatMessage[],
  events: readonly TableEvent[],
  phrases: Readonly<Record<string, string>>,
): Spoken[] {
  const said = chat.map((message): Said => {
    const { number, member, name, registered = false, team, at } = message;
    return { kind: 'said', key: `s${number}`, at, number, member, name, registered, team, text: textOf(message, phrases) };
  });
  const happened = events.map(({ at, text }, index): Happened => ({ kind: 'event', key: `e${index}`, at, text }));
  return [...said, ...happened].sort((one, other) => one.at - other.at || order(one) - order(other));
}

// Of one moment: what happened, then what was said about it.
const order = (line: Spoken): number => (line.kind === 'event' ? -1 : line.number);
