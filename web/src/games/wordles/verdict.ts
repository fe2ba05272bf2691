// A round, or the whole game, in a heading and a sentence.
import type * as wordles from '../../wire/types/wordles';
import { called, seatsIn, type Seated } from './seats';
import { words } from './words';

export interface Verdict {
  title: string;
  sentence: string;
}

// "You and Ada", not "Ada and You".
const youFirst = (players: readonly Seated[], seats: readonly number[]): string[] =>
  seats.toSorted((one, other) => Number(players[other - 1]?.mine === true) - Number(players[one - 1]?.mine === true)).map((seat) => called(players, seat));

function leading(view: wordles.View, players: readonly Seated[]): string {
  const scores = view.open.boards.map(({ score }) => score);
  const best = Math.max(...scores);
  const leaders = players.filter(({ seat }) => scores[seat - 1] === best);
  const others = scores.filter((score) => score < best);
  const by = leaders.length > 1 || others.length === 0 ? 0 : best - Math.max(...others);
  return words().leads(youFirst(players, leaders.map(({ seat }) => seat)), by);
}

export function roundVerdict(view: wordles.View, players: readonly Seated[], byHand: boolean): Verdict {
  const w = words();
  const { open } = view;
  const round = open.past.length;
  const found = open.attempts.filter(({ right }) => right);
  const me = players.find(({ mine }) => mine);
  const mine = found.filter(({ by }) => by === me?.seat);
  const wrong = view.mistakes.length;
  return {
    title: byHand && wrong > 0 ? w.checked(round) : w.roundOver(round, found.length, open.boards.length),
    sentence: [
      ...(byHand ? [w.solid(wrong)] : []),
      ...(me ? [w.youFound(mine.length, open.past.at(-1)?.points[me.seat - 1] ?? 0)] : []),
      leading(view, players),
    ].join(' '),
  };
}

export function gameVerdict(view: wordles.View, players: readonly Seated[], result: string): Verdict {
  const w = words();
  const winners = seatsIn(view.open.winners);
  if (result === 'closed' || winners.length === 0) return { title: w.endedEarly, sentence: leading(view, players) };
  const best = view.open.boards[(winners[0] ?? 1) - 1]?.score ?? 0;
  return { title: w.won(youFirst(players, winners)), sentence: w.capital(`${w.withPoints(best)}.`) };
}
