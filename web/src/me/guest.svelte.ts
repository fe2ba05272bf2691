// The name under which somebody is about to begin. They can change it at any time, also later.
import { Refusal } from '../wire/api';
import { identity, somebody } from '../shell/identity.svelte';
import { settings } from '../shell/settings.svelte';
import type * as protocol from '../wire/types/protocol';
import { words } from './words';

export const guest = $state({ name: settings.name || words().reader(1 + Math.floor(Math.random() * 99)) });

// Whoever this browser is; a guest of that name if it was nobody yet.
export const present = (): Promise<protocol.Me> => somebody(guest.name.trim());
// Whether to ask for a name. Who was here before is probably known, and is not asked for a moment.
export const isNew = (): boolean => identity.me === null && (identity.isKnown || settings.name === '');

// What only somebody can do. Where the server has forgotten us meanwhile, we come in again by our name.
export async function asSomebody<Done>(act: () => Promise<Done>): Promise<Done> {
  await present();
  try {
    return await act();
  } catch (problem) {
    if (!(problem instanceof Refusal) || problem.code !== ('who_are_you' satisfies protocol.ServerProblem)) throw problem;
    identity.me = null;
    await somebody(settings.name);
    return act();
  }
}
