// Whether all parts of the table stand beside one another, as the styles have it: in rem, so that
// larger text means less room.
const wideFrom = 72;

// `textSize` is what the reader has just chosen, in percent of the browser's own; the page may not
// show it yet.
export function isWide(pixels: number, textSize: number): boolean {
  const { documentElement: page } = document;
  const shown = parseFloat(getComputedStyle(page).fontSize) || 16;
  const shownSize = parseFloat(page.style.fontSize) || 100;
  return pixels >= wideFrom * (shown / shownSize) * textSize;
}
