// What team mates propose: the same move proposed by several is one proposal on which they agree.
import { actionKey } from '../../../wire/action';
import type * as fiction from '../../../wire/types/fiction';
import type * as protocol from '../../../wire/types/protocol';
import { asAction } from '../action';

export interface Motion {
  key: string; // of the move
  action: fiction.Action;
  seats: readonly number[]; // who proposes it, the first first
}

export function motionsOf(proposals: readonly protocol.ProposalShown[]): Motion[] {
  const motions = new Map<string, Motion>();
  for (const { action, seat } of proposals) {
    const key = actionKey(action);
    motions.set(key, { key, action: asAction(action), seats: [...(motions.get(key)?.seats ?? []), seat] });
  }
  return [...motions.values()].sort((one, other) => other.seats.length - one.seats.length);
}

// Who has proposed something since, and whether it was on the table already.
export function proposalNews(
  before: readonly protocol.ProposalShown[],
  after: readonly protocol.ProposalShown[],
): { seat: number; action: fiction.Action; isNew: boolean }[] {
  const keyed = (proposals: readonly protocol.ProposalShown[]) => proposals.map(({ seat, action }) => ({ seat, action, key: actionKey(action) }));
  const [was, now] = [keyed(before), keyed(after)];
  return now
    .filter(({ seat, key }) => !was.some((each) => each.seat === seat && each.key === key))
    .map(({ seat, action, key }) => ({
      seat,
      action: asAction(action),
      isNew: !now.some((each) => each.seat !== seat && each.key === key),
    }));
}

export interface Spot {
  row: number;
  place: number;
  neighbour: number | null;
}
export const tokenAction = ({ row, place, neighbour }: Spot): fiction.Action => ({
  token: { row, place, ...(neighbour === null ? {} : { neighbour }) },
});
