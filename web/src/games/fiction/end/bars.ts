// How long the bar for a number of words is, as a part of the longest: by its logarithm, so that one
// sees each row take its share, the last ones too.
export function barLength(left: number, atFirst: number): number {
  if (atFirst <= 1 || left <= 1) return 0;
  return Math.min(1, Math.log(left) / Math.log(atFirst));
}
