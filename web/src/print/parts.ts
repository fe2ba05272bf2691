// What a game has to print, and how it is laid out on sheets of paper. A game's folder says which pieces there
// are (PrintFolder); this packs them. All measures are millimetres.
import type { Component } from 'svelte';

export const papers = {
  a4: { title: 'A4', width: 210, height: 297 },
  letter: { title: 'Letter', width: 215.9, height: 279.4 },
} as const;
export type Paper = keyof typeof papers;

// Every shape has the same size on all papers, so a face is drawn once. The margins differ.
export const shapes = {
  card: { columns: 3, rows: 3, width: 63, height: 88 }, // poker size
  half: { columns: 1, rows: 2, width: 190, height: 129 },
  sheet: { columns: 1, rows: 1, width: 190, height: 258 },
} as const;
export type Shape = keyof typeof shapes;

// One side of a piece. The folder's Face draws it.
export interface Side {
  kind: string;
}

export interface Piece {
  front: Side;
  back?: Side;
}

export interface Part {
  name: string;
  title: string;
  says?: string;
  shape: Shape;
  pieces: readonly Piece[];
  backsAlways?: boolean; // these backs are needed for play, also where nobody wants decorated ones
}

export interface PrintChoice {
  name: string;
  title: string;
  values: readonly { name: string; title: string; sentence?: string }[];
  usual?: string; // chosen at first; the first one unless it is said
  isOption?: boolean; // an option of the game: the server's answer depends on it
}

// Why a text cannot be read as cards.
export interface Trouble {
  line: number; // counted from 1; 0 if it concerns the text as a whole
  sentence: string;
}

// Functions that take Data are methods, so that a folder of any game is one of unknown data.
export interface PrintFolder<Data = unknown> {
  choices?: readonly PrintChoice[];
  hasBacks: boolean; // whether backs are printed unless somebody says otherwise
  parts(data: Data, chosen: Readonly<Record<string, string>>): readonly Part[];
  Face: Component<{ side: never }>;
  // Cards of one's own, which take the place of the printed ones.
  own?: { part: string; says: string; example: string; read(text: string, data: Data): Data | Trouble };
}

export const isTrouble = (read: unknown): read is Trouble => typeof read === 'object' && read !== null && 'sentence' in read && 'line' in read;

export interface Sheet {
  shape: Shape;
  face: 'front' | 'back';
  number: number; // of the sheet of paper, counted from 1
  parts: readonly string[]; // titles, of what is on it
  cells: readonly (Side | null)[]; // row by row as they are printed
}

interface Placed extends Piece {
  part: Part;
}

// In duplex printing the paper is turned over its long side: what was left is right.
function mirrored<T>(cells: readonly T[], columns: number): T[] {
  return cells.map((_, index) => cells[index - (index % columns) + (columns - 1 - (index % columns))]!);
}

// Parts of the same shape that follow one another share sheets.
export function packed(parts: readonly Part[], backs: boolean): Sheet[] {
  const runs: { shape: Shape; pieces: Placed[] }[] = [];
  for (const part of parts) {
    if (runs.at(-1)?.shape !== part.shape) runs.push({ shape: part.shape, pieces: [] });
    runs.at(-1)!.pieces.push(...part.pieces.map((piece) => ({ ...piece, part })));
  }
  const sheets: Sheet[] = [];
  let number = 0;
  for (const { shape, pieces } of runs) {
    const { columns, rows } = shapes[shape];
    const room = columns * rows;
    for (let at = 0; at < pieces.length; at += room) {
      const cells: (Placed | null)[] = Array.from({ length: room }, (_, index) => pieces[at + index] ?? null);
      const titles = [...new Set(cells.flatMap((cell) => cell?.part.title ?? []))];
      number += 1;
      sheets.push({ shape, face: 'front', number, parts: titles, cells: cells.map((cell) => cell?.front ?? null) });
      const behind = cells.map((cell) => (cell && (backs || cell.part.backsAlways) ? (cell.back ?? null) : null));
      if (behind.some((side) => side !== null)) {
        sheets.push({ shape, face: 'back', number, parts: titles, cells: mirrored(behind, columns) });
      }
    }
  }
  return sheets;
}

// Where to cut: lines in the margins beside the block, and small crosses where cards meet.
export interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}
const unprinted = 5; // at the edge of the paper; many printers leave it white
const gap = 0.7;

export function cutLines(shape: Shape, paper: Paper): Line[] {
  const { columns, rows, width, height } = shapes[shape];
  if (columns * rows === 1) return [];
  const left = (papers[paper].width - columns * width) / 2;
  const top = (papers[paper].height - rows * height) / 2;
  const right = left + columns * width;
  const bottom = top + rows * height;
  const x = Array.from({ length: columns + 1 }, (_, index) => left + index * width);
  const y = Array.from({ length: rows + 1 }, (_, index) => top + index * height);
  const beside = Math.min(4, left - unprinted - gap);
  const above = Math.min(4, top - unprinted - gap);
  const arm = 1.2;
  return [
    ...x.flatMap((at) => [
      { x1: at, y1: top - gap - above, x2: at, y2: top - gap },
      { x1: at, y1: bottom + gap, x2: at, y2: bottom + gap + above },
    ]),
    ...y.flatMap((at) => [
      { x1: left - gap - beside, y1: at, x2: left - gap, y2: at },
      { x1: right + gap, y1: at, x2: right + gap + beside, y2: at },
    ]),
    ...x.flatMap((column) =>
      y.flatMap((row) => [
        { x1: Math.max(left, column - arm), y1: row, x2: Math.min(right, column + arm), y2: row },
        { x1: column, y1: Math.max(top, row - arm), x2: column, y2: Math.min(bottom, row + arm) },
      ]),
    ),
  ];
}
