// The games that the server offers, asked for once.
import * as api from '../wire/api';
import type * as protocol from '../wire/types/protocol';
import { checkVersion } from '../wire/version.svelte';

// How a room is unless somebody says otherwise.
export type UsualSettings = Required<protocol.RoomSettings>;

export const catalogue = $state<{ games: readonly protocol.GameShown[]; settings: UsualSettings | null; limits: protocol.SettingsLimits | null }>({
  games: [],
  settings: null,
  limits: null,
});

let asked: Promise<readonly protocol.GameShown[]> | null = null;

export function games(): Promise<readonly protocol.GameShown[]> {
  asked ??= api.games().then(
    (answer) => {
      checkVersion(answer.version);
      catalogue.games = answer.games;
      catalogue.settings = answer.settings as UsualSettings;
      catalogue.limits = answer.settings_limits;
      return answer.games;
    },
    (problem: unknown) => {
      asked = null;
      throw problem;
    },
  );
  return asked;
}
