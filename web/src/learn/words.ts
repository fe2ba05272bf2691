import { dictionary } from '../words.svelte';

export const words = dictionary({
  en: {
    pageTitle: 'How to play, in a minute · Liebrary',
    heading: 'How to play, in a minute',
    game: 'Game',
    loading: 'Laying out an example …',
    unread: 'The example could not be loaded.',
    again: 'Try again',
    lesson: 'Step by step',
    step: (number: number, steps: number) => `Step ${number} of ${steps}`,
    onceMore: 'Once more',
    rules: 'All rules',
    print: 'Print it for a table without screens',
  },
});
