// Who this browser is to the server. Nobody is asked for a name before it is needed.
import * as api from '../wire/api';
import type * as protocol from '../wire/types/protocol';

export const identity = $state<{ me: protocol.Me | null }>({ me: null });

export async function refresh(): Promise<protocol.Me | null> {
  const me = await api.me();
  identity.me = me.name === '' ? null : me; // nobody has an empty name
  return identity.me;
}

// Somebody, under this name if they are nobody yet.
export async function somebody(name: string): Promise<protocol.Me> {
  identity.me ??= await api.becomeGuest(name);
  return identity.me;
}
