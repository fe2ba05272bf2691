// The boards: one folder a game, loaded when it is played. The shell knows of a game what stands here; what the
// first pages need of all of them at once stands in fronts.ts.
import type { Component, Snippet } from 'svelte';
import type { ShareLines } from '../room/share';
import type { PrintFolder } from '../print/parts';
import type { RoomStore } from '../wire/room.svelte';
import type * as core from '../wire/types/core';
import type * as protocol from '../wire/types/protocol';

export type Tell = (replay: protocol.Replay, step: protocol.Step) => string;

export interface GameFolder {
  // The table from the first move to the end, for a seat and for who watches. It draws its own bar on top.
  // `onseats` leads from the end of a game to the seats of the next.
  Table: Component<{ room: RoomStore; onseats?: () => void }>;
  // Asks for what the table shows besides what the room tells; at the door already, so that it is there in time.
  prepare?: (options: readonly core.Option[]) => void;
  // The same for a big screen in a living room (/r/ID?screen=tv), as everybody may see it: it fills the box above
  // the captions and brings the one h1. screen/ has the clock, our name and the way to join. Where there is none,
  // Table is shown.
  Screen?: Component<{ room: RoomStore }>;
  // One moment of a finished game, as the replay shows it.
  Moment: Component<{ replay: protocol.Replay; step: protocol.Step }>;
  // The lines of a text about the game that is over in this room, for room/ShareDialog.
  share?: (room: RoomStore) => ShareLines;
  // What a move of a finished game did, in a sentence; plain words stand where a game does not say.
  tell?: Tell;
  // The same, from a folder that loads it only when somebody looks back.
  telling?: () => Promise<{ tell: Tell }>;
}

const folders: Record<string, () => Promise<GameFolder>> = {
  fiction: () => import('./fiction'),
  impossible: () => import('./impossible'),
  wordles: () => import('./wordles'),
};

// Parts of a folder that are looked at before a game: each comes by itself, without the board.
type Part<Props extends Record<string, unknown>> = Record<string, () => Promise<{ default: Component<Props> }>>;

// Something to try on the front page, before any rule has been read.
export const tastes: Part<Record<string, never>> = {
  fiction: () => import('./fiction/lesson/Taste.svelte'),
};
// The game in a minute, for the learn page, which has a heading already. `done` stands at its end.
export const lessons: Part<{ done: Snippet }> = {
  fiction: () => import('./fiction/lesson/Lesson.svelte'),
  wordles: () => import('./wordles/lesson/Lesson.svelte'),
  impossible: () => import('./impossible/lesson/Lesson.svelte'),
};

// The game on paper, for /print/GAME.
export const prints: Record<string, () => Promise<{ default: PrintFolder }>> = {
  fiction: () => import('./fiction/print'),
  wordles: () => import('./wordles/print'),
  impossible: () => import('./impossible/print'),
};

// For whoever stands at the door: what they will see is loaded meanwhile. What fails is tried again inside.
export const prepare = ({ game, options }: Pick<protocol.RoomListed, 'game' | 'options'>): void =>
  void folderOf(game)?.then(
    (folder) => folder.prepare?.(options),
    () => undefined,
  );

export const hasBoard = (game: string): boolean => game in folders;
// Nothing where the page has no board for this game yet.
export const folderOf = (game: string): Promise<GameFolder> | null => folders[game]?.() ?? null;
