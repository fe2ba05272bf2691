import type * as core from '../../wire/types/core';
import { deckOf } from './deck.svelte';

export { default as Table } from './Table.svelte';
export { default as Moment } from './Moment.svelte';
export { default as Screen } from './Screen.svelte';
export const telling = () => import('./tell');
export const prepare = (options: readonly core.Option[]): void => void deckOf(options);
