// Who this browser is to the server. Nobody is asked for a name before it is needed.
import * as api from '../wire/api';
import type * as protocol from '../wire/types/protocol';
import { settings } from './settings.svelte';

// `isKnown` once the server has said who we are, or that we are nobody.
export const identity = $state<{ me: protocol.Me | null; isKnown: boolean }>({ me: null, isKnown: false });

export async function refresh(): Promise<protocol.Me | null> {
  const me = await api.me();
  identity.me = me.name === '' ? null : me; // nobody has an empty name
  identity.isKnown = true;
  return identity.me;
}

// Somebody, under this name if they are nobody yet. Whoever was somebody stays who they are.
export async function somebody(name: string): Promise<protocol.Me> {
  if (!identity.isKnown) await refresh();
  identity.me ??= await api.becomeGuest(name);
  settings.name = identity.me.name;
  return identity.me;
}
