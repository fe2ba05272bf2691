import type * as core from '../../wire/types/core';
import { deckOf } from './deck.svelte';

export { default as Table } from './Table.svelte';
export const prepare = (options: readonly core.Option[]): void => void deckOf(options);
