// Whether all parts of the table stand beside one another, as the styles have it: in rem, so that
// larger text means less room.
const wideFrom = 72;

export function isWide(pixels: number, textSize: number): boolean {
  const shown = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const rem = Number.isNaN(shown) ? (16 * textSize) / 100 : shown;
  return pixels >= wideFrom * rem;
}
