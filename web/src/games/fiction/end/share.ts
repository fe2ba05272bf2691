// A game of Fiction as lines to send to friends: words first, pictures if somebody likes them.
import type { ShareChoice, ShareLines } from '../../../room/share';
import type { RoomStore } from '../../../wire/room.svelte';
import type * as fiction from '../../../wire/types/fiction';
import type { Mark } from '../marks';
import { reviewOf } from './review.svelte';
import { storyOf, type Story, type ToldRow } from './story';
import { words } from './words';

export interface Shared {
  title: string; // of the game
  result: string;
  story: Story;
  left: readonly (number | null)[]; // words still possible after each row, where it is known
}

// Of the game that is over in this room.
export const share = (room: RoomStore): ShareLines => {
  const view = room.update?.view as fiction.View;
  const story = storyOf(view, room.update?.openings ?? [], room.movesPlayed);
  const review = reviewOf(room);
  const left = story.rows.map((_, index) => review?.left(index) ?? null);
  return (choice) => shareLines({ title: room.room?.title ?? '', result: room.update?.result ?? view.board.outcome, story, left }, choice);
};

// Different in shape, not in colour alone.
const pictures: Record<Mark, string> = { right: '🟦', elsewhere: '🟠', absent: '✖️', blank: '▫️' };
const liar = '🤥';

export function shareLines(shared: Shared, { spoilers, emoji }: ShareChoice): string[] {
  const { title, result, story, left } = shared;
  const rows = spoilers ? story.rows.map((row, index) => openLine(row, left[index] ?? null, emoji)) : hiddenLines(shared, emoji);
  return [words().shared.game(title), spoilers ? headline(result, story) : hiddenHeadline(result, story), ...rows];
}

function headline(result: string, { secret, rows }: Story): string {
  const w = words().shared;
  if (secret === null || result === 'closed') return w.closed(rows.length);
  if (result === 'word_found') return w.found(secret, rows.length);
  return result === 'time_ran_out' ? w.late(secret, rows.length) : w.kept(secret, rows.length);
}

function hiddenHeadline(result: string, { secret, rows }: Story): string {
  const { hidden, closed } = words().shared;
  if (secret === null || result === 'closed') return closed(rows.length);
  if (result === 'word_found') return hidden.found(rows.length);
  return result === 'time_ran_out' ? hidden.late(rows.length) : hidden.kept(rows.length);
}

// The clues as they were said, and how they narrowed the words down: no letter, and not which of them lied.
function hiddenLines({ story, left }: Shared, emoji: boolean): string[] {
  const counts = left.slice(0, story.rows.filter((row) => row.kind === 'answered').length).flatMap((count) => (count === null ? [] : [count]));
  const clues = story.rows.filter((row) => row.cells.every((cell) => cell.mark)).map((row) => row.cells.map((cell) => pictures[cell.mark ?? 'blank']).join(''));
  return [...(emoji ? clues : []), ...(counts.length === 0 ? [] : [words().shared.hidden.left(counts)])];
}

function openLine(row: ToldRow, left: number | null, emoji: boolean): string {
  const w = words().shared;
  const begin = `${row.number}. ${row.guess.toUpperCase()}${emoji && row.cells.every((cell) => cell.mark) ? ` ${picturesOf(row)}` : ''}`;
  if (row.kind === 'found') return `${begin}: ${w.foundHere}`;
  if (row.kind !== 'answered') return `${begin}: ${w[row.kind]}`;
  const told = [w.liedAbout(row.lies.map((lie) => lie.letter)), ...(left === null ? [] : [w.left(left)])];
  return `${begin}: ${told.join(', ')}`;
}

const picturesOf = (row: ToldRow): string =>
  row.cells.map((cell) => (cell.lie ? liar : pictures[cell.mark ?? 'blank'])).join('');
