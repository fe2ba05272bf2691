// Whether this is the narrow layout, in which side columns are folded away.
import { MediaQuery } from 'svelte/reactivity';

// The width from which look.md gives a table its side columns.
export const wideFrom = '72rem';

const query = typeof matchMedia === 'function' ? new MediaQuery(`width < ${wideFrom}`) : null;
export const narrow = {
  get current(): boolean {
    return query?.current ?? false;
  },
};
