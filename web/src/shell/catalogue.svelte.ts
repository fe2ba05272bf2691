// The games that the server offers, asked for once.
import * as api from '../wire/api';
import type * as protocol from '../wire/types/protocol';

export const catalogue = $state<{ games: readonly protocol.GameShown[] }>({ games: [] });

let asked: Promise<readonly protocol.GameShown[]> | null = null;

export function games(): Promise<readonly protocol.GameShown[]> {
  asked ??= api.games().then(
    (answer) => {
      catalogue.games = answer.games;
      return answer.games;
    },
    (problem: unknown) => {
      asked = null;
      throw problem;
    },
  );
  return asked;
}
