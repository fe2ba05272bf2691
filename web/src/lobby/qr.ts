// The dark squares of a code as one path: a rectangle for each run of them in a row.
export function outline(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; ++x) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) ++x;
      path += `M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`;
    }
  });
  return path;
}
