// Who asks for another game: between two games a seat that is ready does. The host begins it, and it begins by itself
// once everybody who sits here has asked.
import type * as protocol from '../wire/types/protocol';

export interface Asked {
  names: readonly string[]; // of the others
  mine: boolean;
}

export function askedForRematch(room: protocol.Room, me: number): Asked {
  const members = room.seats.flatMap(({ member, bot, ready }) => (member !== undefined && bot === undefined && ready ? [member] : []));
  return {
    names: members.filter((member) => member !== me).flatMap((member) => room.members.find((each) => each.member === member)?.name ?? []),
    mine: members.includes(me),
  };
}
