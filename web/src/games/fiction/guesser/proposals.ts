// What team mates propose: the same move proposed by several is one proposal on which they agree.
import type * as protocol from '../../../wire/types/protocol';

export interface Motion {
  move: string;
  seats: readonly number[]; // who proposes it, the first first
}

export function motionsOf(proposals: readonly protocol.ProposalShown[]): Motion[] {
  const seats = new Map<string, number[]>();
  for (const { move, seat } of proposals) seats.set(move, [...(seats.get(move) ?? []), seat]);
  return Array.from(seats, ([move, by]) => ({ move, seats: by })).sort((one, other) => other.seats.length - one.seats.length);
}

// Who has proposed something since, and whether it was on the table already.
export function proposalNews(
  before: readonly protocol.ProposalShown[],
  after: readonly protocol.ProposalShown[],
): { seat: number; move: string; isNew: boolean }[] {
  return after
    .filter(({ seat, move }) => !before.some((was) => was.seat === seat && was.move === move))
    .map(({ seat, move }) => ({ seat, move, isNew: !after.some((each) => each.seat !== seat && each.move === move) }));
}

// A move in notation, as far as a Guesser makes it (docs/formats/record.md).
export type Meant =
  | { kind: 'guess'; word: string }
  | { kind: 'token'; row: number; place: number; neighbour: number | null }
  | { kind: 'discard'; favour: string; about: string }
  | { kind: 'keep'; ability: string }
  | { kind: 'other'; move: string };

export function meantBy(move: string): Meant {
  const [verb = '', ...rest] = move.split(' ');
  const number = (text: string | undefined) => Number(text ?? 0);
  if (verb === 'guess') return { kind: 'guess', word: rest[0] ?? '' };
  if (verb === 'token') {
    return { kind: 'token', row: number(rest[0]), place: number(rest[1]), neighbour: rest[2] === 'neighbour' ? number(rest[3]) : null };
  }
  if (verb === 'discard') return { kind: 'discard', favour: rest[0] ?? '', about: rest[1] ?? '' };
  if (verb === 'keep') return { kind: 'keep', ability: rest[0] ?? '' };
  return { kind: 'other', move };
}

export interface Spot {
  row: number;
  place: number;
  neighbour: number | null;
}
export const tokenMove = ({ row, place, neighbour }: Spot): string =>
  `token ${row} ${place}${neighbour === null ? '' : ` neighbour ${neighbour}`}`;
