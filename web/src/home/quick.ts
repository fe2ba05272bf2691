// A game at once, against a bot: what is asked of the server when somebody presses Play now.
import type * as core from '../wire/types/core';
import type * as protocol from '../wire/types/protocol';

export interface Wish {
  edition: string;
  setUp: string; // a preset, by its id
  role: string;
  strength: string; // a bot's name; another one that can play takes its place where it cannot
}

const valueOf = (options: readonly core.Option[], name: string) => options.find((each) => each.name === name)?.value;

export const editionsOf = (game: protocol.GameShown): readonly protocol.ChoiceShown[] =>
  game.options.find((option) => option.name === 'edition')?.choices ?? [];

export const presetsFor = (game: protocol.GameShown, edition: string): protocol.PresetShown[] =>
  game.presets.filter((preset) => (valueOf(preset.options, 'edition') ?? edition) === edition);

export const rolesOf = (game: protocol.GameShown): string[] => [...new Set(game.seats.map((seat) => seat.role))];

// Those who could sit across from this role, weakest first.
export function rivalsOf(game: protocol.GameShown, role: string): protocol.BotShown[] {
  const names = new Set(game.seats.filter((seat) => seat.role !== role).flatMap((seat) => seat.bots));
  return game.bots.filter((bot) => names.has(bot.name));
}

// The wish with what can be had in place of what cannot: a preset or a bot may have gone since.
export function settled(game: protocol.GameShown, wish: Wish): Wish {
  const pick = (names: readonly string[], wanted: string, otherwise: string | undefined) =>
    names.includes(wanted) ? wanted : (otherwise ?? '');
  const editions = editionsOf(game).map((each) => each.name);
  const edition = pick(editions, wish.edition, game.options.find((option) => option.name === 'edition')?.value);
  const presets = presetsFor(game, edition).map((each) => each.id);
  const roles = rolesOf(game);
  const role = pick(roles, wish.role, roles.at(-1));
  const rivals = rivalsOf(game, role).map((bot) => bot.name);
  return { edition, setUp: pick(presets, wish.setUp, presets[0]), role, strength: pick(rivals, wish.strength, rivals.at(-1)) };
}

export function quickRoom(game: protocol.GameShown, wish: Wish): protocol.NewRoom {
  const { edition, setUp, role, strength } = settled(game, wish);
  const chosen = presetsFor(game, edition).find((each) => each.id === setUp);
  const mine = game.seats.findIndex((seat) => seat.role === role);
  const seats = game.seats.map((seat, index) => {
    if (index === mine) return 'me';
    return seat.bots.includes(strength) ? strength : (seat.bots.at(-1) ?? 'open');
  });
  const named = edition === '' ? [] : [{ name: 'edition', value: edition }];
  return { game: game.name, options: chosen?.options ?? named, seats, settings: { aids: chosen?.aids ?? [] }, start: true };
}
