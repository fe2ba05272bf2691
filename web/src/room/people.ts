// Who is in a room and where they sit, made from what the room tells.
import type * as protocol from '../wire/types/protocol';

export interface Person {
  member: number;
  name: string;
  mine: boolean;
  host: boolean;
  here: boolean;
  muted: boolean;
  registered: boolean; // the name is theirs by a password
  latency: number | null;
}

export interface Place {
  seat: number;
  role: string;
  team: number;
  person: Person | null; // who holds it
  bot: string | null; // who plays it, for nobody or for that person
  bots: readonly string[]; // that could
  ready: boolean;
  mine: boolean;
  away: boolean; // for the table: longer than the time that everybody is given
  captain: boolean; // acts for the team
}

const slowFrom = 700;

function personOf({ member, name, host, here, muted, registered, latency }: protocol.MemberShown, me: number): Person {
  return { member, name, host, here, muted, registered: registered ?? false, mine: member === me, latency: latency ?? null };
}

export function placesOf(room: protocol.Room, me: number, away: readonly number[]): Place[] {
  return room.seats.map((seat, index) => {
    const member = room.members.find((each) => each.member === seat.member);
    const bot = seat.bot ?? null;
    return {
      seat: index + 1,
      role: seat.role,
      team: seat.team,
      person: member ? personOf(member, me) : null,
      bot,
      bots: seat.bots ?? [],
      ready: seat.ready,
      mine: seat.member !== undefined && seat.member === me,
      away: bot === null && away.includes(index + 1),
      captain: room.captain === index + 1,
    };
  });
}

export function watchersOf(room: protocol.Room, me: number): Person[] {
  const seated = new Set(room.seats.map((seat) => seat.member));
  return room.members.filter((each) => !seated.has(each.member)).map((each) => personOf(each, me));
}

export const isOpen = (place: Place): boolean => place.person === null && place.bot === null;
export const isSlow = (person: Person): boolean => person.here && (person.latency ?? 0) >= slowFrom;

// People of the own side, without oneself: bots do not talk.
export function mates(places: readonly Place[]): Place[] {
  const own = places.find((place) => place.mine);
  return own ? places.filter((place) => place.team === own.team && !place.mine && place.person !== null) : [];
}

export function otherSide(places: readonly Place[]): Place[] {
  const own = places.find((place) => place.mine);
  return own ? places.filter((place) => place.team !== own.team && place.person !== null) : [];
}

// Since when somebody is not here, by a clock of this browser: the server tells that, not since when.
export class Absences {
  private since = new Map<number, number>();

  note(room: protocol.Room, now: number): void {
    for (const { member, here } of room.members) {
      if (here) this.since.delete(member);
      else if (!this.since.has(member)) this.since.set(member, now);
    }
  }
  seconds(member: number, now: number): number | null {
    const since = this.since.get(member);
    return since === undefined ? null : Math.max(0, Math.floor((now - since) / 1000));
  }
}
