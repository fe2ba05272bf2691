// Arrow keys among the clues: one of them is in the order of Tab, the arrows go to the others.
export interface At {
  row: number;
  place: number;
}

export const same = (one: At | null, other: At): boolean => one !== null && one.row === other.row && one.place === other.place;

// The nearest in that direction among those that are there; null where there is none.
export function step(from: At, key: string, all: readonly At[]): At | null {
  const nearest = (those: readonly At[], far: (at: At) => number): At | null =>
    those.reduce<At | null>((best, at) => (best === null || far(at) < far(best) ? at : best), null);
  const inRow = all.filter((at) => at.row === from.row);
  const upOrDown = (at: At) => Math.abs(at.row - from.row) * 10 + Math.abs(at.place - from.place);
  const sideways = (at: At) => Math.abs(at.place - from.place);
  switch (key) {
    case 'ArrowLeft':
      return nearest(inRow.filter((at) => at.place < from.place), sideways);
    case 'ArrowRight':
      return nearest(inRow.filter((at) => at.place > from.place), sideways);
    case 'ArrowUp':
      return nearest(all.filter((at) => at.row < from.row), upOrDown);
    case 'ArrowDown':
      return nearest(all.filter((at) => at.row > from.row), upOrDown);
    case 'Home':
      return nearest(inRow, (at) => at.place);
    case 'End':
      return nearest(inRow, (at) => -at.place);
    default:
      return null;
  }
}

// The same for things on the screen: the nearest one that stands to that side.
export function neighbour<Thing extends Element>(from: Element, key: string, all: readonly Thing[]): Thing | null {
  const middle = (thing: Element) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const at = middle(from);
  const isThere: Record<string, (x: number, y: number) => boolean> = {
    ArrowLeft: (x, y) => x < 0 && Math.abs(y) < 2,
    ArrowRight: (x, y) => x > 0 && Math.abs(y) < 2,
    ArrowUp: (_, y) => y < -2,
    ArrowDown: (_, y) => y > 2,
  };
  const test = isThere[key];
  if (!test) return null;
  const away = all
    .map((thing) => ({ thing, x: middle(thing).x - at.x, y: middle(thing).y - at.y }))
    .filter(({ x, y }) => test(x, y))
    .sort((one, other) => Math.abs(one.y) * 4 + Math.abs(one.x) - Math.abs(other.y) * 4 - Math.abs(other.x));
  return away[0]?.thing ?? null;
}
