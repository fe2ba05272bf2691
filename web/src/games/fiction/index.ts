import type * as core from '../../wire/types/core';
import { listed } from '../../words.svelte';
import { cardsOf } from './cards.svelte';

export { default as Table } from './Table.svelte';
export { default as Screen } from './Screen.svelte';
export { default as Moment } from './Moment.svelte';
export const prepare = (options: readonly core.Option[]): void => {
  cardsOf({ options });
  setTimeout(() => listed([]), 500); // once it is drawn: the first row of clues need not wait for how lists are written
};
export { share } from './end/share';
export { tell } from './replay/tell';
