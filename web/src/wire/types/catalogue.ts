// Written by tools/types.mjs from `liebrary schema`; not by hand.

export type Hint = { readonly move?: string; readonly why?: string };
