// Written by tools/types.mjs from `liebrary schema`; not by hand.

export type Hint = { readonly action?: unknown; readonly why?: string };
