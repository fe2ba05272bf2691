// The chart "Turn by turn" as lines in a box. Nothing is measured here but numbers of Mold and Books.
import type { Course, Turn } from './turns';

export const box = { width: 320, height: 150, left: 24, right: 14, top: 10, bottom: 22 };

export interface Chart {
  contained: string; // points of a line
  saved: string; // path of steps
  lost: readonly { x: number; y: number; turn: number }[];
  lines: readonly { y: number; value: number }[];
  ticks: readonly { x: number; turn: number }[];
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
// The top of the scale: fives, so that three lines or four are enough.
const topOf = (most: number): number => Math.max(5, Math.ceil(most / 5) * 5);

// About five turns, the first and the last among them.
function ticksOf(turns: number): number[] {
  if (turns <= 6) return Array.from({ length: turns }, (_, index) => index + 1);
  const gap = Math.ceil(turns / 5);
  const between = Array.from({ length: Math.floor(turns / gap) }, (_, index) => (index + 1) * gap).filter((turn) => turns - turn > gap / 2);
  return [1, ...between, turns];
}

export function chartOf({ turns }: Pick<Course, 'turns'>, toSave: number): Chart {
  const top = topOf(Math.max(toSave, ...turns.map(({ contained }) => contained)));
  const width = box.width - box.left - box.right;
  const height = box.height - box.top - box.bottom;
  const xOf = (turn: number): number => rounded(box.left + (turns.length < 2 ? 0 : ((turn - 1) / (turns.length - 1)) * width));
  const yOf = (value: number): number => rounded(box.top + (1 - value / top) * height);
  const steps = turns.map(({ number, saved }, index) => (index === 0 ? `M${xOf(number)} ${yOf(saved)}` : `H${xOf(number)}V${yOf(saved)}`));
  return {
    contained: turns.map(({ number, contained }) => `${xOf(number)},${yOf(contained)}`).join(' '),
    saved: steps.join(''),
    lost: turns.filter(({ lost }) => lost > 0).map(({ number, contained }: Turn) => ({ x: xOf(number), y: yOf(contained), turn: number })),
    lines: Array.from({ length: top / 5 + 1 }, (_, index) => ({ value: index * 5, y: yOf(index * 5) })),
    ticks: ticksOf(turns.length).map((turn) => ({ turn, x: xOf(turn) })),
  };
}
