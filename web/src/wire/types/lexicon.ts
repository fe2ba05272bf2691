// Written by tools/types.mjs from `liebrary schema`; not by hand.

export type Letter = string;
export type LetterSet = string;
export type Marks = string;
export type Word = string;
