// Whether a table has room for its side columns, as `@container page` asks it in the styles: in rem, so
// that larger text means less room.
import { settings } from './settings.svelte';

// The width from which look.md gives a table its side columns.
const wideFrom = 72;

// `textSize` is what the reader has just chosen, in percent of the browser's own; the page may not
// show it yet.
export function isWide(pixels: number, textSize: number): boolean {
  const { documentElement: page } = document;
  const shown = parseFloat(getComputedStyle(page).fontSize) || 16;
  const shownSize = parseFloat(page.style.getPropertyValue('--text-size')) || 100;
  return pixels >= wideFrom * (shown / shownSize) * textSize;
}

const screen = $state({ pixels: innerWidth });
addEventListener('resize', () => (screen.pixels = innerWidth));

const wide = $derived(isWide(screen.pixels, settings.size));

export const layout = {
  get isWide(): boolean {
    return wide;
  },
};
