// What happened over the turns of a finished game, folded from the table after each move.
import type * as cast from '../../wire/types/cast';
import type * as impossible from '../../wire/types/impossible';
import type * as protocol from '../../wire/types/protocol';

export interface Turn {
  number: number;
  contained: number; // Mold, at its end
  least: number; // at any moment of it
  saved: number; // Books, at its end
  lost: number; // Books in it
}
export interface LostBook {
  book: cast.Book;
  turn: number;
  filled: number; // spots
}
export interface Use {
  power: string;
  count: number;
}
export interface LastStraw {
  card: cast.Character;
  label: cast.Label | null;
}
export interface Course {
  turns: readonly Turn[];
  lost: readonly LostBook[];
  attacks: number;
  prevented: number; // a window closed, and no attack came
  uses: readonly Use[]; // of Powers, the most frequent first
  lastStraw: LastStraw | null; // what brought the Mold that lost the game
}

export interface Move {
  action: impossible.Action;
  before: impossible.View;
  after: impossible.View;
}

const movesOf = (steps: readonly protocol.Step[]): Move[] =>
  steps.slice(1).map((step, index) => ({
    action: step.action as impossible.Action,
    before: steps[index]!.view as impossible.View,
    after: step.view as impossible.View,
  }));

const isLoss = ({ outcome }: impossible.Open): boolean => outcome === 'mold_ran_out' || outcome === 'books_ran_out';

// A Power takes one card out of the Pool at most; an attack takes as many as the threshold says. One that loses the
// game leaves the Pool as it is.
export function hasAttacked({ action, before, after }: Move): boolean {
  const { open: was } = before;
  const { open: is } = after;
  if (is.pool.length <= was.pool.length - is.threshold) return true;
  const isByAttack = !('add' in action) && !('agree' in action) && was.owing !== 'reshuffle' && was.pool.length >= is.threshold;
  return is.phase === 'over' && isLoss(is) && isByAttack;
}

const isOver = ({ open }: impossible.View): boolean => open.phase === 'over';
const beginsTurn = ({ before, after }: Move): boolean => after.open.phase === 'draw' && before.open.phase !== 'draw';
const closesWindow = ({ before, after }: Move): boolean => before.open.phase === 'window' && after.open.phase !== 'window';

// The Power that this move set to work: at once, or by the last word of those who were asked.
function powerOf({ action, before, after }: Move): string | null {
  if ('consent' in after.open.pending) return null;
  if ('use' in action) return Object.keys(action.use.effect)[0] ?? null;
  if (!('agree' in action) || !('consent' in before.open.pending)) return null;
  const { deed } = before.open.pending.consent;
  return 'use' in deed ? (Object.keys(deed.use.effect)[0] ?? null) : null;
}

function lostIn({ before, after }: Move, turn: number): LostBook[] {
  return after.open.destroyed.slice(before.open.destroyed.length).map((book) => {
    const slot = before.open.slots.find((each) => each.book === book);
    return { book, turn, filled: slot?.cast.filter((each) => each !== null).length ?? 0 };
  });
}

function strawOf({ action, before, after }: Move, labelOf: (card: cast.Character) => cast.Label | undefined): LastStraw | null {
  if (!isLoss(after.open)) return null;
  const added = 'add' in action ? action.add.character : null;
  if (added !== null) return { card: added, label: labelOf(added) ?? null };
  const last = before.attack.find(({ ends }) => ends);
  return last ? { card: last.card, label: last.label ?? null } : null;
}

export function courseOf(steps: readonly protocol.Step[], labelOf: (card: cast.Character) => cast.Label | undefined): Course {
  const turns: Turn[] = [];
  const lost: LostBook[] = [];
  const uses = new Map<string, number>();
  let attacks = 0;
  let prevented = 0;
  let lastStraw: LastStraw | null = null;
  const begin = ({ open }: impossible.View): void => {
    turns.push({ number: turns.length + 1, contained: open.containment, least: open.containment, saved: open.saved.length, lost: 0 });
  };
  if (steps[0] && (steps[0].view as impossible.View).open.phase === 'draw') begin(steps[0].view as impossible.View);
  for (const move of movesOf(steps)) {
    const { after } = move;
    const turn = turns.at(-1);
    if (turn) {
      const gone = lostIn(move, turn.number);
      lost.push(...gone);
      turn.lost += gone.length;
      turn.contained = after.open.containment;
      turn.least = Math.min(turn.least, turn.contained);
      turn.saved = after.open.saved.length;
      const attacked = hasAttacked(move);
      if (attacked) ++attacks;
      else if (closesWindow(move) && !isOver(after)) ++prevented;
      const power = powerOf(move);
      if (power !== null) uses.set(power, (uses.get(power) ?? 0) + 1);
      if (isOver(after)) lastStraw ??= strawOf(move, labelOf);
    }
    if (beginsTurn(move)) begin(after);
  }
  return {
    turns,
    lost,
    attacks,
    prevented,
    uses: [...uses].map(([power, count]) => ({ power, count })).sort((one, other) => other.count - one.count),
    lastStraw,
  };
}

// The first turn in which the least Mold was left.
export function closestCall({ turns }: Course): Turn | null {
  return turns.reduce<Turn | null>((closest, turn) => (closest === null || turn.least < closest.least ? turn : closest), null);
}
