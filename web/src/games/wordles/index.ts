export { default as Table } from './Table.svelte';
export { default as Moment } from './Moment.svelte';
export { default as Screen } from './Screen.svelte';
export { share } from './share';
export { tell } from './tell';
