// "?" at a table of Fiction Impossible, in words.
import { dictionary } from '../../words.svelte';

export const helpWords = dictionary({
  en: {
    labels: 'A Book lies at a label, and most Characters bear one. Added to a Book at another label, a Character brings one Mold to the Book at its own.',
    noLabel: 'A Character without a label brings none.',
    mold: 'Mold on a Book',
    there: 'lies there',
    due: 'would come with an attack',
    free: 'a free space; the Book is lost with its last',
    powers: 'Powers',
    powersSay: 'Discard a Character from your hand to use its Power, in anybody’s turn.',
    librarians: 'Librarians',
    kind: (name: string, animal: string) => `${name}, ${animal}`,
    atTable: 'at this table',
  },
});
