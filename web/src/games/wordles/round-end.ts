// What is shown between two rounds; loaded beside the table, since no game begins with it.
export { default as Points } from './Points.svelte';
export { default as Ready } from './Ready.svelte';
export { default as RoundBoards } from './RoundBoards.svelte';
