// A game as a text to send to friends: words first, pictures if somebody likes them.
import type { Mark } from '../marks';
import type { Story, ToldRow } from './story';
import { words } from './words';

export interface Shared {
  title: string; // of the game
  result: string;
  story: Story;
  left: readonly (number | null)[]; // words still possible after each row, where it is known
  emoji: boolean;
}

// Different in shape, not in colour alone.
const pictures: Record<Mark, string> = { right: '🟦', elsewhere: '🟠', absent: '✖️', blank: '▫️' };
const liar = '🤥';

export function shareText({ title, result, story, left, emoji }: Shared): string {
  const w = words().shared;
  const lines = story.rows.map((row, index) => lineOf(row, left[index] ?? null, emoji));
  return [w.game(title), headline(result, story), ...lines].join('\n');
}

function headline(result: string, { secret, rows }: Story): string {
  const w = words().shared;
  if (secret === null || result === 'closed') return w.closed(rows.length);
  if (result === 'word_found') return w.found(secret, rows.length);
  return result === 'time_ran_out' ? w.late(secret, rows.length) : w.kept(secret, rows.length);
}

function lineOf(row: ToldRow, left: number | null, emoji: boolean): string {
  const w = words().shared;
  const begin = `${row.number}. ${row.guess.toUpperCase()}${emoji && row.cells.every((cell) => cell.mark) ? ` ${picturesOf(row)}` : ''}`;
  if (row.kind === 'found') return `${begin}: ${w.foundHere}`;
  if (row.kind !== 'answered') return `${begin}: ${w[row.kind]}`;
  const told = [w.liedAbout(row.lies.map((lie) => lie.letter)), ...(left === null ? [] : [w.left(left)])];
  return `${begin}: ${told.join(', ')}`;
}

const picturesOf = (row: ToldRow): string =>
  row.cells.map((cell) => (cell.lie ? liar : pictures[cell.mark ?? 'blank'])).join('');
