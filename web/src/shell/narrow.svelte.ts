// Whether this is the narrow layout, in which side columns are folded away: as `@container page` asks
// it in the styles, by the reader's own text size.
import { settings } from './settings.svelte';

// The width from which look.md gives a table its side columns.
const wideFrom = 72;

// The browser's own text size, whatever the page has made of it.
function plainSize(): number {
  const { documentElement: page } = document;
  return parseFloat(getComputedStyle(page).fontSize) / (parseFloat(page.style.fontSize || '100') / 100);
}

let width = $state(innerWidth);
addEventListener('resize', () => (width = innerWidth));

export const narrow = {
  get current(): boolean {
    if (typeof matchMedia !== 'function') return false; // no browser, no layout
    return width < (wideFrom * plainSize() * settings.size) / 100;
  },
};
