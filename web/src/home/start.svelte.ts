// Play now, from whichever cover: who this is, what they like, a room that begins at once.
import { hasBoard } from '../games';
import { coverOf, covers, frontOf, type Cover } from '../games/fronts';
import { asSomebody, isNew, present } from '../me/guest.svelte';
import { announce } from '../shell/announce.svelte';
import { catalogue, games } from '../shell/catalogue.svelte';
import { identity } from '../shell/identity.svelte';
import { go } from '../shell/route.svelte';
import { settings } from '../shell/settings.svelte';
import { keepEarly, takeEarly } from '../shell/typing';
import * as api from '../wire/api';
import type * as protocol from '../wire/types/protocol';
import { quickRoom, settled, type Book, type Wish } from './quick';
import { words } from './words';

export type PlayableCover = Cover & { game: string };
export const keyOf = ({ game, edition }: Pick<PlayableCover, 'game' | 'edition'>): string => `${game}/${edition}`;

export const playable = (): PlayableCover[] => covers().filter(({ game }) => hasBoard(game));

// The one that was taken last, or the first.
export function lastCover(): PlayableCover | undefined {
  const all = playable();
  return all.find((cover) => keyOf(cover) === settings.cover) ?? all.find(({ edition }) => edition !== '' && edition === settings.edition) ?? all[0];
}

export function bookOf(cover: PlayableCover, offered: readonly protocol.GameShown[] = catalogue.games): Book | undefined {
  const game = offered.find((each) => each.name === cover.game);
  const front = frontOf(cover.game);
  return game && front && { game, front, edition: cover.edition };
}

const isNewcomerTo = (game: string): boolean => !identity.me?.games.some((each) => each.game === game && each.result !== undefined);

// As somebody has played this game at once before; else what is kept from the time of one game alone.
export function wishFor(book: Book): Wish {
  const { setUp, role, strength } = settings;
  return settled(book, settings.quick[book.game.name] ?? { setUp, role, strength }, isNewcomerTo(book.game.name));
}

export function choose(book: Book, change: Partial<Wish>): void {
  settings.quick[book.game.name] = { ...wishFor(book), ...change };
}

export const starting = $state({ cover: '', refused: '', nameRefused: '' });

export async function start(cover: PlayableCover): Promise<void> {
  if (starting.cover !== '') return;
  Object.assign(starting, { cover: keyOf(cover), refused: '', nameRefused: '' });
  keepEarly(); // whoever types already means the table
  const wasAsked = isNew();
  try {
    await present().catch((problem: Error) => {
      if (wasAsked) starting.nameRefused = problem.message;
      throw problem;
    });
    const book = bookOf(cover, await games());
    if (!book) throw new Error(words().noGame(cover.title));
    const wish = wishFor(book);
    const { id } = await asSomebody(() => api.makeRoom(quickRoom(book, wish)));
    settings.cover = keyOf(cover);
    settings.quick[cover.game] = wish;
    go(`r/${id}`);
  } catch (problem) {
    takeEarly();
    const said = (problem as Error).message;
    if (starting.nameRefused === '') starting.refused = said;
    announce(said);
  } finally {
    starting.cover = '';
  }
}

export const clothOf = ({ game, options }: Pick<protocol.RoomListed, 'game' | 'options'>): string => coverOf(game, options)?.cloth ?? 'blue';
