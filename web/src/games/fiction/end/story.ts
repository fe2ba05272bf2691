// A finished game row by row, as the end of it is told: every clue with its truth beside it.
import type * as fiction from '../../../wire/types/fiction';
import type * as protocol from '../../../wire/types/protocol';
import { asAction } from '../action';
import { cellsOf, type Cell } from '../cells';
import { halfOf, halvesOf } from '../halves';
import { marksOf, type Mark } from '../marks';
import { revealed, sealedIn, type Revealed } from './sealed';

export interface Lie {
  place: number; // counted from 0
  letter: string;
  said: Mark;
  truly: Mark;
}

export interface Reason {
  seat: number;
  why: string;
}

export interface ToldRow {
  number: number; // counted from 1
  half: number;
  guess: string;
  kind: 'answered' | 'found' | 'missed' | 'unanswered'; // missed: the last board, which gets no clues
  cells: readonly Cell[];
  lies: readonly Lie[];
  blank: Lie | null; // the place that openly got no clue
  use: string | null; // the Lie-brarian's card, where it was used
  secretThen: string | null; // only where it was not the one of the end
  reasons: readonly Reason[]; // of bots, for the guess and for its answer
}

export interface Story {
  secret: string | null;
  change: Revealed['change'];
  rows: readonly ToldRow[];
}

export function storyOf(view: fiction.View, openings: readonly protocol.Opening[], moves: readonly protocol.MovePlayed[]): Story {
  const truth = revealed(view, sealedIn(openings));
  const { rows } = view.board;
  const reasons = reasonsFor(rows, moves);
  const halves = halvesOf(view);
  return {
    secret: truth?.secret ?? null,
    change: truth?.change ?? null,
    rows: rows.map((row, index) => ({
      ...toldRow(view.board, row, index, truth),
      half: halfOf(halves, index),
      reasons: reasons[index] ?? [],
    })),
  };
}

type Row = Omit<ToldRow, 'half' | 'reasons'>;

function toldRow(board: fiction.Board, row: fiction.Row, index: number, truth: Revealed | null): Row {
  const kind = kindOf(board, row, index);
  const told = row.shared ? (truth?.truths[index] ?? null) : null;
  const differing = told ? differences(row, told.honest) : [];
  return {
    number: index + 1,
    guess: row.guess,
    kind,
    cells: cells(row, index, kind === 'found', told?.honest ?? null),
    lies: differing.filter((each) => each.said !== 'blank'),
    blank: differing.find((each) => each.said === 'blank') ?? null,
    use: told && told.use !== 'none' ? told.use : null,
    secretThen: told && told.secret !== truth?.secret ? told.secret : null,
  };
}

function kindOf({ outcome, rows }: fiction.Board, row: fiction.Row, index: number): ToldRow['kind'] {
  if (row.shared) return 'answered';
  if (index < rows.length - 1) return 'unanswered';
  return outcome === 'word_found' ? 'found' : outcome === 'boards_ran_out' ? 'missed' : 'unanswered';
}

// At the end nothing is hatched but a lie, whatever a false token has said of it.
function cells(row: fiction.Row, index: number, found: boolean, honest: string | null): Cell[] {
  const all = cellsOf(row, index, [], honest);
  if (found) return all.map((cell) => ({ ...cell, mark: 'right', proven: true }));
  return honest === null ? all : all.map((cell) => ({ ...cell, proven: !cell.lie }));
}

function differences(row: fiction.Row, honest: string): Lie[] {
  const truth = marksOf(honest);
  return marksOf(row.shown).flatMap((said, place) => {
    const truly = truth[place]!;
    return said === truly ? [] : [{ place, letter: row.guess[place] ?? '', said, truly }];
  });
}

// Moves come in the order of play; a row takes the first that fits and was not taken before. A bot that
// always says the same is heard once.
function reasonsFor(rows: readonly fiction.Row[], moves: readonly protocol.MovePlayed[]): Reason[][] {
  const told = moves.filter(({ why }) => why !== '').toSorted((one, other) => one.at - other.at);
  const taken = new Set<protocol.MovePlayed>();
  const heard = new Set<string>();
  const take = (fits: (action: fiction.Action) => boolean): Reason[] => {
    const move = told.find((each) => !taken.has(each) && fits(asAction(each.action)));
    if (!move) return [];
    taken.add(move);
    const isNew = !heard.has(`${move.seat} ${move.why}`);
    heard.add(`${move.seat} ${move.why}`);
    return isNew ? [{ seat: move.seat, why: move.why }] : [];
  };
  return rows.map((row) => [
    ...take((action) => 'guess' in action && action.guess.word === row.guess),
    ...(row.shared ? take((action) => 'share' in action && action.share.shown === row.shown) : []),
  ]);
}

// What a bot said of its choice of the word and the letter.
export const firstReasons = (moves: readonly protocol.MovePlayed[]): Reason[] =>
  moves.filter(({ action, why }) => why !== '' && isFirst(asAction(action))).map(({ seat, why }) => ({ seat, why }));

const isFirst = (action: fiction.Action): boolean => 'choose' in action || 'name' in action || 'keep' in action;
