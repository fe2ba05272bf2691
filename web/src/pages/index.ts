// Which address shows which page. Pages are loaded when they are asked for; what the first address of a
// visit needs is named by its document already (tools/pack.mjs).
import type { Component } from 'svelte';

type Loaded = Promise<{ default: Component<never> }>;
export interface Page {
  key: string; // another key is another page, and nothing of the old one stays
  component: Promise<{ default: Component<Record<string, unknown>> }>;
  props: Record<string, unknown>;
}

interface Address {
  path: RegExp;
  search?: RegExp;
  load: () => Loaded;
  props?: (found: RegExpExecArray) => Record<string, unknown>;
}

const addresses: readonly Address[] = [
  { path: /^$/, load: () => import('./Home.svelte') as unknown as Loaded },
  { path: /^make$/, load: () => import('./Make.svelte') as unknown as Loaded },
  { path: /^learn$/, load: () => import('./Learn.svelte') as unknown as Loaded },
  { path: /^me$/, load: () => import('./Me.svelte') as unknown as Loaded },
  { path: /^rules(?:\/([a-z]+))?$/, load: () => import('./Rules.svelte') as unknown as Loaded, props: ([, game]) => ({ game }) },
  { path: /^print(?:\/([a-z]+))?$/, load: () => import('./Print.svelte') as unknown as Loaded, props: ([, game]) => ({ game }) },
  { path: /^r\/([0-9a-f]{32})$/, search: /[?&]screen=tv\b/, load: () => import('./Screen.svelte') as unknown as Loaded, props: ([, id]) => ({ id }) },
  { path: /^r\/([0-9a-f]{32})$/, load: () => import('./Room.svelte') as unknown as Loaded, props: ([, id]) => ({ id }) },
  { path: /^t\/([0-9a-f]{32})$/, load: () => import('./Replay.svelte') as unknown as Loaded, props: ([, table]) => ({ table }) },
];

const loaded = new Map<Address, Page['component']>();

export function pageFor(path: string, search = ''): Page {
  for (const address of addresses) {
    const found = address.path.exec(path);
    if (!found || !(address.search?.test(search) ?? true)) continue;
    if (!loaded.has(address)) loaded.set(address, address.load() as unknown as Page['component']);
    return { key: address.search ? `${path} on a screen` : path, component: loaded.get(address)!, props: address.props?.(found) ?? {} };
  }
  return { key: path, component: import('./Nothing.svelte') as unknown as Page['component'], props: {} };
}
