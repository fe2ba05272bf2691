// The focus is never lost: when what had it disappears, a neighbour that makes sense gets it.
import { tick } from 'svelte';

// To be called before the page changes.
export async function keepFocus(...neighbours: readonly string[]): Promise<void> {
  const had = document.activeElement;
  if (had === null || had === document.body) return;
  await tick();
  if (had.isConnected || document.activeElement !== document.body) return;
  for (const neighbour of neighbours) {
    const found = document.querySelector<HTMLElement>(neighbour);
    if (found) return found.focus({ preventScroll: true });
  }
}
