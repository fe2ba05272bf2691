// What has happened between two views, in sentences: for the talk column, and to be spoken.
import type { Happening } from '../../room/story.svelte';
import type * as fiction from '../../wire/types/fiction';
import { cellsOf, spokenRow } from './cells';
import { tokensAreTrue } from './guesser/keys';
import { words } from './words';

const plain = (text: string): Happening => ({ text, spoken: text });

function opening(before: fiction.Board | null, { named, guessers_card: ours, librarian_card: theirs }: fiction.Board): Happening[] {
  const w = words().events;
  return [
    ...(ours && theirs && !before?.guessers_card ? [plain(w.cardsOpen)] : []),
    ...(named && !before?.named ? [plain(w.named(named))] : []),
  ];
}

function answered(was: fiction.Row | undefined, row: fiction.Row, index: number, board: fiction.Board): Happening[] {
  const w = words().events;
  if (!row.shared) return was ? [] : [plain(w.handedIn(index + 1, row.guess))];
  if (was?.shared) return [];
  const text = w.answered(index + 1, row.guess, board.librarian_card === undefined);
  const cells = cellsOf({ ...row, answers: [] }, index, [], null, tokensAreTrue(board));
  return [{ text, spoken: spokenRow(index + 1, cells, () => []) }, ...(row.no_tokens ? [plain(w.closed(index + 1))] : [])];
}

function tokens(was: fiction.Row | undefined, row: fiction.Row, index: number): Happening[] {
  return row.answers.flatMap((answer, place) =>
    answer === 'none' || was?.answers[place] === answer ? [] : [plain(words().events.token(index + 1, row.guess[place] ?? '', answer))],
  );
}

const rows = (before: fiction.Board | null, board: fiction.Board): Happening[] =>
  board.rows.flatMap((row, index) => {
    const was = before?.rows[index];
    return [...answered(was, row, index, board), ...tokens(was, row, index)];
  });

function clock(before: fiction.Board | null, board: fiction.Board): Happening[] {
  const w = words().events;
  if (!before) return [];
  if (board.half !== before.half && board.phase !== 'over') {
    const byClock = before.phase === 'guess' && before.boards_left > 0;
    return [plain(w.halftime(byClock ? before.boards_left : 0))];
  }
  const answered = !before.timer.running && before.phase === 'deceive' && board.phase === 'guess';
  const moreTime = before.timer.running && board.timer.running && board.timer.since === before.timer.since;
  return [
    ...(answered && board.timer.remaining < before.timer.remaining ? [plain(w.hurried)] : []),
    ...(moreTime && board.timer.remaining > before.timer.remaining ? [plain(w.moreTime)] : []),
    ...(board.extra_board_used && !before.extra_board_used ? [plain(w.extraBoard)] : []),
  ];
}

// What cards have brought to light, and what they promise or forbid for the next guess.
export function facts({ answers, next }: fiction.Board): string[] {
  const w = words().facts;
  const lacks = [...answers.asked].filter((letter) => !answers.present.includes(letter));
  return [
    ...[...answers.present].map((letter) => w.has(letter)),
    ...lacks.map((letter) => w.lacks(letter)),
    ...(answers.vowel_count === undefined ? [] : [w.vowels(answers.vowel_count)]),
    ...answers.comparisons.map(({ guess, secret_is_before: isBefore }) => w.comparison(guess, isBefore)),
    ...(next.gibberish ? [w.anyLetters] : []),
    ...(next.banned === undefined ? [] : [w.banned(next.banned)]),
    ...[...next.pinned].map((place) => w.pinned(Number(place))),
  ];
}

export function happenings(before: fiction.View | null, after: fiction.View): Happening[] {
  const then = before?.board ?? null;
  const known = then ? facts(then) : [];
  return [
    ...opening(then, after.board),
    ...rows(then, after.board),
    ...facts(after.board).filter((fact) => !known.includes(fact)).map(plain),
    ...clock(then, after.board),
  ];
}
