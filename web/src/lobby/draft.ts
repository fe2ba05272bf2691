// A table that stands, as one that is being thought up: to be changed by the same fields.
import { Draft } from '../make/draft.svelte';
import type { UsualSettings } from '../shell/catalogue.svelte';
import type * as protocol from '../wire/types/protocol';

export function draftOf(game: protocol.GameShown, usualSettings: UsualSettings, room: protocol.Room): Draft {
  const draft = new Draft(game, usualSettings);
  const { aids = [], ...settings } = room.settings;
  const usual = game.options.map(({ name, value }) => [name, value]);
  draft.values = Object.fromEntries([...usual, ...room.options.map(({ name, value }) => [name, value])]) as Record<string, string>;
  draft.room = { ...draft.room, ...settings };
  draft.aids = [...aids];
  return draft;
}

// What is left out goes back to its default, so that all is said that is not as usual.
export function configuration(draft: Draft): protocol.Configure {
  const { options = [], settings = {} } = draft.wish();
  return { options, settings };
}
