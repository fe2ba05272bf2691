// How long a half lasts, to draw the clock's bar and to say it beforehand; the table's clock decides.
const stretch: Record<string, number> = { half_more: 1.5, double: 2 };

export function halfLength(option: (name: string) => string): number {
  if (option('clock') === 'off') return 0;
  const seconds = Number(option('half_seconds')) || (option('short_timer') === 'yes' ? 480 : 600);
  return seconds * 1000 * (stretch[option('clock')] ?? 1);
}
