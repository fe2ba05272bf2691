// A move of Fiction in words, from its notation (docs/formats/record.md) and what the table showed then.
import type * as fiction from '../../../wire/types/fiction';
import type * as protocol from '../../../wire/types/protocol';
import { plainTitle as title } from '../cards.svelte';
import { marksOf } from '../marks';
import { words } from './words';

// The Guessers are numbered in the order of their seats, the Lie-brarian left out.
export function seatOf(replay: protocol.Replay, actor: string): number | null {
  const librarian = Number(replay.options.find((each) => each.name === 'librarian')?.value ?? 1);
  if (actor === 'librarian') return librarian;
  const found = /^guesser(\d*)$/.exec(actor);
  if (!found) return null;
  const number = Number(found[1] || 1);
  return number < librarian ? number : number + 1;
}

function nameOf(replay: protocol.Replay, actor: string): string {
  const seat = seatOf(replay, actor);
  return (seat === null ? '' : replay.game.players[seat - 1]) || actor;
}

const abilities = /^(two_lies|whole_truth|blank|exchange|no_tokens|hurry|false_token|ban|new_word)$/;

export function tell(replay: protocol.Replay, step: protocol.Step): string {
  const w = words();
  const { board } = step.view as fiction.View;
  const [verb = '', ...rest] = step.move.split(' ');
  const name = nameOf(replay, step.actor);
  switch (verb) {
    case 'draw':
      return board.phase === 'choose_word' ? w.draws : rest.length > 1 ? w.deals : w.chance_;
    case 'expire':
      return expired(replay, step, board);
    case 'substitute':
      return w.substitutes(replay.game.players[Number(/\d+$/.exec(rest[0] ?? '')?.[0] ?? 0) - 1] || rest.join(' '));
    case 'keep':
      return w.keeps(name, title(rest[0] ?? ''));
    case 'choose':
      return w.chooses(name, rest[0] ?? '');
    case 'name':
      return w.names(name, rest[0] ?? '');
    case 'guess':
      return w.guesses(name, rest[0] ?? '', board.outcome === 'word_found');
    case 'share':
      return shared(name, rest, board);
    case 'token':
      return laid(name, rest, board);
    case 'discard':
      return w.discards(name, title(rest.join(' ')));
    default:
      return w.does(name, step.move);
  }
}

// Whose time it was stands in what the table showed before.
function expired(replay: protocol.Replay, step: protocol.Step, board: fiction.Board): string {
  const w = words();
  const before = replay.steps.find((each) => each.number === step.number - 1)?.view as fiction.View | undefined;
  if (board.outcome === 'time_ran_out') return w.over;
  return before && before.board.half !== board.half && before.board.phase === 'guess' ? w.half : w.choiceOver;
}

function shared(name: string, [shown = '', ...use]: readonly string[], board: fiction.Board): string {
  const guess = board.rows.at(-1)?.guess ?? '';
  const marks = marksOf(shown).map((mark, place) => ({ letter: guess[place] ?? '', mark }));
  const card = use[0] && abilities.test(use[0]) ? title(use[0]) : null;
  return words().shares(name, guess, marks, card);
}

function laid(name: string, [row = '', place = '', , neighbour]: readonly string[], board: fiction.Board): string {
  const on = board.rows[Number(row) - 1];
  const spots = [place, ...(neighbour ? [neighbour] : [])].map((each) => ({
    letter: on?.guess[Number(each) - 1] ?? '',
    answer: on?.answers[Number(each) - 1] ?? 'none',
  }));
  return words().lays(name, spots, Number(row));
}
