export { default as Table } from './Table.svelte';
export { default as Moment } from './Moment.svelte';
export { tell } from './replay/tell';
