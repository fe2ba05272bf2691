// A move of Wordles in words, from what it was and what the table showed then.
import { actorName } from '../../replay/actors';
import { actionInWords } from '../../wire/action';
import type * as protocol from '../../wire/types/protocol';
import type * as wordles from '../../wire/types/wordles';
import { marksOf } from './marks';
import { words } from './words';

const playerAt = ({ game }: protocol.Replay, seat: number): string => game.players[seat - 1] || words().seat(seat);

function drawn(replay: protocol.Replay, step: protocol.Step, action: wordles.Action): string {
  const w = words().replayWords;
  const before = replay.steps.find(({ number }) => number === step.number - 1)?.view as wordles.View | undefined;
  if ('draw' in action && action.draw.drawn.length > 1) return w.deals;
  const view = step.view as wordles.View;
  const last = view.open.called || view.calls.at(-1)?.word;
  return before?.open.phase === 'call' && last ? w.callsForYou(last) : w.dealt;
}

export function tell(replay: protocol.Replay, step: protocol.Step): string {
  const w = words().replayWords;
  const name = actorName(replay, step);
  const view = step.view as wordles.View;
  const action = step.action as wordles.Action;
  if ('draw' in action) return drawn(replay, step, action);
  if ('expire' in action) return w.timeUp;
  if ('substitute' in action) return w.plays(playerAt(replay, Number(/\d+$/.exec(action.substitute.seat)?.[0] ?? 0)));
  // What only the mover knew then is told to who looks with their eyes.
  const isOwn = view.own !== undefined && view.viewer === `seat${step.seat ?? 0}`;
  if ('hide' in action) return isOwn ? w.hides(name, action.hide.word) : w.hidesWord(name);
  if ('deal' in action) return w.asks(name);
  if ('exchange' in action) return w.exchanges(name);
  if ('call' in action) return w.calls(name, action.call.word);
  if ('mark' in action) {
    if (!isOwn && view.open.phase === 'mark') return w.marksBoard(name);
    const { marks, sign } = action.mark.marking;
    const word = view.open.called || (view.calls.at(-1)?.word ?? '');
    const cells = marksOf(marks).map((mark, place) => ({ letter: word[place] ?? '', mark, honest: null }));
    return w.marks(name, words().marking({ word, cells, sign: sign ?? null }));
  }
  if ('attempt' in action) {
    const { owner, word } = action.attempt;
    return w.tries(name, word, playerAt(replay, owner), view.open.attempts.findLast((each) => each.word === word && each.owner === owner)?.right ?? false);
  }
  if ('pass' in action) return w.passes(name);
  if ('reconsider' in action) return w.reconsiders(name);
  if ('ready' in action) return w.ready(name);
  return actionInWords(action);
}
