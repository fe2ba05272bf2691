// Written by tools/types.mjs from `liebrary schema`; not by hand.

export type Book = string;
export type Character = string;
export type Label = 'quill' | 'typewriter' | 'ballpoint';
export type Librarian = 'octavius' | 'hazel' | 'ambrose' | 'marguerite' | 'ferdinand' | 'odile' | 'basil' | 'cordelia' | 'tobias' | 'percival';
export type Spot = number;
