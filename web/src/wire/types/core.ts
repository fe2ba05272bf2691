// Written by tools/types.mjs from `liebrary schema`; not by hand.

export type Actor = string;
export type Draw = { readonly drawn: readonly number[] };
export type DrawOffer = { readonly pending_draw: PendingDraw };
export type Expire = Record<string, never>;
export type ExpireOffer = Record<string, never>;
export type Nothing = Record<string, never>;
export type Option = { readonly name: string; readonly value: string };
export type Order = { readonly count: number };
export type PendingDraw = { readonly none: Nothing } | { readonly shuffle: Order } | { readonly pick: Pick };
export type Pick = { readonly taken: number; readonly count: number; readonly skipped: readonly number[] };
export type Seat = number;
export type Strength = 'random' | 'beginner' | 'intermediate' | 'expert';
export type Substitute = { readonly seat: Actor };
export type SubstituteOffer = { readonly seat: Actor };
