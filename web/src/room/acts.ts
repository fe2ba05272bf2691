// What one may try to do about a seat or a person. Whether it may be done is the server's to say.
import type * as protocol from '../wire/types/protocol';
import type { Person, Place } from './people';
import { isOpen } from './people';

export interface Act {
  kind: 'mute' | 'unmute' | 'kick' | 'makeHost' | 'takeOver' | 'takeBack' | 'sit' | 'stand' | 'handMine' | 'handTheirs' | 'handOver' | 'endGame';
  bot?: string;
  request: protocol.Request;
}

export interface Situation {
  playing: boolean;
  isHost: boolean;
  seat: number; // the own; 0 for who watches
  isOneSide?: boolean; // all play together: then whoever is new can ask for a bot's seat
}

const hostActs = (person: Person): Act[] => [
  person.muted
    ? { kind: 'unmute', request: { mute: { member: person.member, muted: false } } }
    : { kind: 'mute', request: { mute: { member: person.member, muted: true } } },
  { kind: 'makeHost', request: { make_host: { member: person.member } } },
  { kind: 'kick', request: { kick: { member: person.member } } },
];

const handTo = (place: Place, kind: 'handMine' | 'handTheirs' | 'handOver'): Act[] =>
  place.bots.map((bot) => ({ kind, bot, request: { hand_to_bot: { seat: place.seat, bot } } }));

// The strongest bot first: it is what most people want for their seat.
export function actsOnPlace(place: Place, { playing, isHost, seat, isOneSide = false }: Situation): Act[] {
  const { person } = place;
  const acts: Act[] = [];
  if (place.mine) {
    if (place.bot !== null) acts.push({ kind: 'takeBack', request: { take_back: { seat: place.seat } } });
    else if (playing) acts.push(...handTo(place, 'handMine').reverse());
    if (playing) acts.push({ kind: 'stand', request: { stand: {} } });
    return acts;
  }
  const isEmpty = isOpen(place) || (isOneSide && person === null && place.bot !== null);
  if (playing && seat === 0 && isEmpty) acts.push({ kind: 'sit', request: { sit: { seat: place.seat } } });
  const needsHelp = isOpen(place) || place.away || (person !== null && !person.here && place.bot === null);
  if (playing && seat !== 0 && needsHelp) {
    acts.push({ kind: 'takeOver', request: { take_over: { seat: place.seat } } });
    acts.push(...handTo(place, 'handTheirs').reverse());
    if (!isHost) acts.push({ kind: 'endGame', request: { close: { wants: true } } }); // the host's closes the table, too
  }
  if (!playing && isHost && person !== null && needsHelp) acts.push(...handTo(place, 'handOver').reverse());
  if (isHost && person !== null) acts.push(...hostActs(person));
  return acts;
}

export const actsOnPerson = (person: Person, { isHost }: Situation): Act[] => (isHost && !person.mine ? hostActs(person) : []);
