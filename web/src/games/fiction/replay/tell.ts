// A move of Fiction in words, from what it was and what the table showed then to the one whose eyes we borrow: a secret
// is told where that view has it, and not before.
import { actorName } from '../../../replay/actors';
import { actionInWords } from '../../../wire/action';
import type * as fiction from '../../../wire/types/fiction';
import type * as protocol from '../../../wire/types/protocol';
import { asAction } from '../action';
import { plainTitle as title } from '../cards.svelte';
import { marksOf } from '../marks';
import { words } from './words';

export function tell(replay: protocol.Replay, step: protocol.Step): string {
  const w = words();
  const view = step.view as fiction.View;
  const { board } = view;
  const action = asAction(step.action);
  const name = actorName(replay, step);
  if ('draw' in action) return board.phase === 'choose_word' ? w.draws : action.draw.drawn.length > 1 ? w.deals : w.chance_;
  if ('expire' in action) return expired(replay, step, board);
  if ('substitute' in action) return w.substitutes(playerAt(replay, action.substitute.seat));
  if ('keep' in action) return w.keeps(name, seesKept(view, action.keep.ability) ? title(action.keep.ability) : null);
  if ('choose' in action) return w.chooses(name, view.desk ? action.choose.word : null);
  if ('name' in action) return w.names(name, action.name.letter);
  if ('guess' in action) return w.guesses(name, action.guess.word, board.outcome === 'word_found');
  if ('share' in action) return shared(name, action.share, view);
  if ('token' in action) return laid(name, action.token, board);
  if ('discard' in action) return w.discards(name, title(actionInWords(action.discard.favour)));
  return w.does(name, actionInWords(action));
}

// An actor of the rules is "seat2".
function playerAt({ game }: protocol.Replay, actor: string): string {
  return game.players[Number(/\d+$/.exec(actor)?.[0] ?? 0) - 1] || actor;
}

// Whose time it was stands in what the table showed before.
function expired(replay: protocol.Replay, step: protocol.Step, board: fiction.Board): string {
  const w = words();
  const before = replay.steps.find((each) => each.number === step.number - 1)?.view as fiction.View | undefined;
  if (board.outcome === 'time_ran_out') return w.over;
  return before && before.board.half !== board.half && before.board.phase === 'guess' ? w.half : w.choiceOver;
}

const seesKept = ({ board, librarian_hand: theirs, guessers_hand: ours }: fiction.View, ability: fiction.Ability): boolean =>
  [board.librarian_card, board.guessers_card, theirs?.kept, ours?.kept].includes(ability);

function shared(name: string, { shown, use }: fiction.Share, { board, desk }: fiction.View): string {
  const guess = board.rows.at(-1)?.guess ?? '';
  const marks = marksOf(shown).map((mark, place) => ({ letter: guess[place] ?? '', mark }));
  const card = 'plainly' in use || !desk ? null : title(Object.keys(use)[0] ?? '');
  return words().shares(name, guess, marks, card);
}

function laid(name: string, { row, place, neighbour }: fiction.Token, board: fiction.Board): string {
  const on = board.rows[row - 1];
  const spots = [place, ...(neighbour === undefined ? [] : [neighbour])].map((each) => ({
    letter: on?.guess[each - 1] ?? '',
    answer: on?.answers[each - 1] ?? 'none',
  }));
  return words().lays(name, spots, row);
}
