// What has happened between two views, in words for a screen reader.
import type * as fiction from '../../../wire/types/fiction';
import { words } from './words';

function tokens(before: fiction.View, after: fiction.View): string[] {
  return after.board.rows.flatMap((row, index) =>
    row.answers.flatMap((answer, place) => {
      const was = before.board.rows[index]?.answers[place] ?? 'none';
      return answer === 'none' || answer === was ? [] : [words().tokenLaid(index + 1, (row.guess[place] ?? '').toUpperCase(), answer)];
    }),
  );
}

export function news(before: fiction.View | null, after: fiction.View): string[] {
  const w = words();
  const told = before ? tokens(before, after) : [];
  if (before && before.board.half < after.board.half) told.push(w.halftime);
  const answers = after.board.phase === 'deceive';
  const known = before?.board.phase === 'deceive' && before.board.rows.length === after.board.rows.length;
  if (answers && !known) told.push(w.guessCame(after.board.rows.length, (after.board.rows.at(-1)?.guess ?? '').toUpperCase()));
  return told;
}
