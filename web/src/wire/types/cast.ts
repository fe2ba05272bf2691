// Written by tools/types.mjs from `liebrary schema`; not by hand.

export type Agreement = { readonly spot: Spot; readonly after_pronoun: boolean; readonly one: string; readonly several: string };
export type Book = string;
export type Case = 'they' | 'them' | 'their' | 'theirs' | 'themself';
export type Character = string;
export type Label = 'quill' | 'typewriter' | 'ballpoint';
export type Librarian = 'octavius' | 'hazel' | 'ambrose' | 'marguerite' | 'ferdinand' | 'odile' | 'basil' | 'cordelia' | 'tobias' | 'percival';
export type Name = { readonly spot: Spot; readonly possessive: boolean };
export type Power = 'replace' | 'exchange' | 'weed' | 'scrub' | 'trade' | 'reshelve' | 'recall' | 'foresee' | 'recast' | 'shelter' | 'inspire' | 'restore' | 'understudy';
export type PronounOf = { readonly spot: Spot; readonly word: Case };
export type Spot = number;
export type Words = { readonly text: string };
