// Written by tools/types.mjs from `liebrary schema`; not by hand.

export type Actor = string;
export type Draw = { readonly drawn: readonly number[] };
export type DrawOffer = { readonly owed: Owed };
export type Expire = Record<string, never>;
export type ExpireOffer = Record<string, never>;
export type Nothing = Record<string, never>;
export type Order = { readonly count: number };
export type Owed = { readonly nothing: Nothing } | { readonly order: Order } | { readonly pick: Pick };
export type Pick = { readonly taken: number; readonly count: number };
export type Substitute = { readonly seat: Actor };
export type SubstituteOffer = { readonly seat: Actor };
