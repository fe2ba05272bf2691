import { describe, expect, it } from 'vitest';
import { cutLines, packed, papers, shapes, type Paper, type Part, type Shape } from './parts';

const part = (name: string, count: number, more: Partial<Part> = {}): Part => ({
  name,
  title: name,
  shape: 'card',
  pieces: Array.from({ length: count }, (_, index) => ({ front: { kind: `${name} ${index + 1}` }, back: { kind: `back of ${name} ${index + 1}` } })),
  ...more,
});
const kinds = (cells: readonly ({ kind: string } | null)[]) => cells.map((cell) => cell?.kind ?? '');

describe('packed', () => {
  it('lays nine cards on a sheet, and parts of one shape share it', () => {
    const sheets = packed([part('a', 10), part('b', 3), part('c', 1, { shape: 'sheet' }), part('d', 1)], false);
    expect(sheets.map(({ number, shape, parts }) => [number, shape, ...parts])).toEqual([
      [1, 'card', 'a'],
      [2, 'card', 'a', 'b'],
      [3, 'sheet', 'c'],
      [4, 'card', 'd'],
    ]);
    expect(kinds(sheets[1]!.cells)).toEqual(['a 10', 'b 1', 'b 2', 'b 3', '', '', '', '', '']);
  });

  it('puts a back behind every card when the paper is turned over its long side', () => {
    const [front, back, ...more] = packed([part('a', 4)], true);
    expect(more).toEqual([]);
    expect([front!.face, back!.face, front!.number, back!.number]).toEqual(['front', 'back', 1, 1]);
    expect(kinds(front!.cells).slice(0, 6)).toEqual(['a 1', 'a 2', 'a 3', 'a 4', '', '']);
    expect(kinds(back!.cells).slice(0, 6)).toEqual(['back of a 3', 'back of a 2', 'back of a 1', '', '', 'back of a 4']);
  });

  it('prints backs that are needed for play in any case', () => {
    expect(packed([part('a', 2, { shape: 'half', backsAlways: true })], false).map(({ face }) => face)).toEqual(['front', 'back']);
    expect(packed([part('a', 2)], false).map(({ face }) => face)).toEqual(['front']);
  });

  it('makes no sheet of nothing', () => expect(packed([part('a', 0)], true)).toEqual([]));
});

describe('cutLines', () => {
  const all = (Object.keys(papers) as Paper[]).flatMap((paper) => (Object.keys(shapes) as Shape[]).map((shape) => [paper, shape] as const));
  it.each(all)('keep to what a printer reaches: %s, %s', (paper, shape) => {
    const { width, height } = papers[paper];
    const { columns, rows, width: w, height: h } = shapes[shape];
    expect(columns * w).toBeLessThanOrEqual(width - 10);
    expect(rows * h).toBeLessThanOrEqual(height - 10);
    for (const { x1, y1, x2, y2 } of cutLines(shape, paper)) {
      expect(Math.min(x1, x2)).toBeGreaterThanOrEqual(4.99);
      expect(Math.min(y1, y2)).toBeGreaterThanOrEqual(4.99);
      expect(Math.max(x1, x2)).toBeLessThanOrEqual(width - 4.99);
      expect(Math.max(y1, y2)).toBeLessThanOrEqual(height - 4.99);
      expect(Math.hypot(x2 - x1, y2 - y1)).toBeGreaterThan(1);
    }
  });
});
