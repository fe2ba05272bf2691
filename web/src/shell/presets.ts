// What the set-ups of a game say of themselves.
import type * as protocol from '../wire/types/protocol';

// The option of which every set-up has a value of its own: it is chosen with the set-up, and not once more.
export const settledBy = ({ presets, options }: protocol.GameShown): protocol.OptionShown | undefined =>
  presets.length < 2
    ? undefined
    : options.find(({ name, value }) => new Set(presets.map((preset) => preset.options.find((each) => each.name === name)?.value ?? value)).size === presets.length);

// A set-up speaks of the usual number of players; of another one its value of that option does, which holds for any.
export function presetSays(game: protocol.GameShown, preset: protocol.PresetShown, players: string | number | undefined): string {
  const usual = game.options.find(({ name }) => name === 'seats')?.value;
  if (players === undefined || String(players) === usual) return preset.sentence;
  const option = settledBy(game);
  const value = preset.options.find(({ name }) => name === option?.name)?.value ?? option?.value;
  return option?.choices.find(({ name }) => name === value)?.sentence ?? preset.sentence;
}
