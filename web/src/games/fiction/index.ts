import type * as protocol from '../../wire/types/protocol';
import { cardsOf } from './cards.svelte';

export { default as Table } from './Table.svelte';
export { default as Moment } from './Moment.svelte';
export const prepare = (options: readonly protocol.NamedValue[]): void => void cardsOf({ options });
export { tell } from './replay/tell';
