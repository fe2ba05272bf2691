import { dictionary } from '../words.svelte';

export const words = dictionary({
  en: {
    pageTitle: (title: string) => `${title}: the rules · Liebrary`,
    games: 'Rules of',
    search: 'Find a rule',
    searchSays: 'By its number (F-16) or by words.',
    found: (count: number) => (count === 0 ? 'No rule found.' : count === 1 ? 'One rule found.' : `${count} rules found.`),
    firstOf: (count: number) => `The first ${count} are below.`,
    contents: 'Contents',
    ruling: 'Our ruling',
    rulingSays: 'Where the printed rules are silent or unclear, somebody has to decide. What bears this stamp was decided by us.',
    linkTo: (id: string) => `Link to rule ${id}`,
    unknown: 'There are no rules of that name.',
    all: 'All rules',
    learn: 'Rather learn in a minute',
    printSays: 'For a table without screens:',
    print: 'print all cards and boards',
  },
});
