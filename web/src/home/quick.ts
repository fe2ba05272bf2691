// A game at once, with bots: what is asked of the server when somebody presses Play now.
import type { Front } from '../games/fronts';
import type * as core from '../wire/types/core';
import type * as protocol from '../wire/types/protocol';

export interface Wish {
  setUp: string; // a preset, by its id
  role: string; // empty where all seats are alike
  strength: string; // a bot's name; empty where nobody else plays
  players: number; // with who asks; counts where all seats are alike
}

// What is played: a game in one of its editions, as its cover shows it.
export interface Book {
  game: protocol.GameShown;
  front: Front;
  edition: string; // empty where the game has one only
}

const valueOf = (options: readonly core.Option[], name: string) => options.find((each) => each.name === name)?.value;

export const presetsFor = ({ game, edition }: Book): protocol.PresetShown[] =>
  game.presets.filter((preset) => (valueOf(preset.options, 'edition') ?? edition) === edition);

export const rolesOf = ({ game }: Book): string[] => (game.symmetric_seats ? [] : [...new Set(game.seats.map((seat) => seat.role))]);

// How many may play, where that is all there is to choose about seats.
export function countsOf({ game }: Book): number[] {
  const seats = game.options.find((option) => option.name === 'seats');
  if (!game.symmetric_seats || seats?.min === undefined || seats.max === undefined) return [];
  return Array.from({ length: seats.max - seats.min + 1 }, (_, index) => seats.min! + index);
}

// Those who could sit with this role, weakest first.
export function botsFor({ game, front }: Book, role: string): protocol.BotShown[] {
  const others = game.symmetric_seats ? game.seats : game.seats.filter((seat) => seat.role !== role);
  const names = new Set(others.flatMap((seat) => seat.bots));
  const able = game.bots.filter((bot) => names.has(bot.name));
  const fit = able.filter((bot) => !front.notAtOnce?.includes(bot.name));
  return fit.length > 0 ? fit : able;
}

const pick = <Value>(values: readonly Value[], wanted: Value | undefined, otherwise: Value | undefined): Value | undefined =>
  wanted !== undefined && values.includes(wanted) ? wanted : otherwise;

// The wish with what can be had in place of what is not named, or cannot be had any more. Who is new to a game
// meets its weakest bot.
export function settled(book: Book, wish: Partial<Wish>, isNewcomer: boolean): Wish {
  const presets = presetsFor(book).map((each) => each.id);
  const roles = rolesOf(book);
  const role = pick(roles, wish.role, pick(roles, book.front.role, roles.at(-1))) ?? '';
  const counts = countsOf(book);
  const players = pick(counts, wish.players, pick(counts, book.front.players, counts[0])) ?? book.game.seats.length;
  const bots = players === 1 ? [] : botsFor(book, role).map((bot) => bot.name);
  return {
    setUp: pick(presets, wish.setUp, presets[0]) ?? '',
    role,
    strength: pick(bots, wish.strength, isNewcomer ? bots[0] : bots.at(-1)) ?? '',
    players,
  };
}

export function quickRoom(book: Book, { setUp, role, strength, players }: Wish): protocol.NewRoom {
  const { game, edition } = book;
  const preset = presetsFor(book).find((each) => each.id === setUp);
  const options = [...(preset?.options ?? (edition === '' ? [] : [{ name: 'edition', value: edition }]))];
  if (countsOf(book).length > 0 && players !== game.seats.length) options.push({ name: 'seats', value: String(players) });
  return { game: game.name, options, seats: seatsFor(game, { role, strength, players }), settings: { aids: preset?.aids ?? [] }, start: true };
}

function seatsFor(game: protocol.GameShown, { role, strength, players }: Pick<Wish, 'role' | 'strength' | 'players'>): string[] {
  if (game.symmetric_seats) return ['me', ...Array<string>(players - 1).fill(strength)];
  const mine = game.seats.findIndex((seat) => seat.role === role);
  return game.seats.map((seat, index) => {
    if (index === mine) return 'me';
    return seat.bots.includes(strength) ? strength : (seat.bots.at(-1) ?? 'open');
  });
}
