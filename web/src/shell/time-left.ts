// Time that is left, as numbers. A clock counts from what the table said last.
export interface Running {
  left: number; // milliseconds, at `since` while it runs
  since: number;
  running: boolean;
}

// After an outage the table's time may lie before `since` for a moment: nothing has passed then.
export const leftAt = ({ left, since, running }: Running, now: number): number =>
  running ? Math.max(0, left - Math.max(0, now - since)) : left;

// "7:42". A second that has begun still counts, so 0:00 means that nothing is left.
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

// When another second has to be shown.
export const untilNextSecond = (left: number): number => left % 1000 || 1000;

// Time is spoken at these moments and at no other.
const spoken = [10, 30, 60, 120, 300];

// The moment that was passed between two readings in seconds, the later one if there were several.
export const passed = (before: number, after: number): number | undefined =>
  spoken.find((moment) => before > moment && after <= moment);

// How a clock looks: calm, heavier in the last minute, unmistakable in the last ten seconds.
export type Mood = 'calm' | 'low' | 'last';
export const moodOf = (seconds: number): Mood => (seconds <= 10 ? 'last' : seconds <= 60 ? 'low' : 'calm');

// Seconds that came or went at once, by a card; nothing where the clock has merely run or was set right.
const leastJump = 20;
export function jumped(before: number, after: number): number {
  const change = after - before;
  return Math.abs(change) < leastJump ? 0 : change;
}
