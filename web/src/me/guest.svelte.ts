// The name under which somebody is about to begin. They can change it at any time, also later.
import { identity, somebody } from '../shell/identity.svelte';
import { settings } from '../shell/settings.svelte';
import type * as protocol from '../wire/types/protocol';
import { words } from './words';

export const guest = $state({ name: settings.name || words().reader(1 + Math.floor(Math.random() * 99)) });

// Whoever this browser is; a guest of that name if it was nobody yet.
export async function present(): Promise<protocol.Me> {
  const me = identity.me ?? (await somebody(guest.name.trim()));
  settings.name = me.name;
  return me;
}
