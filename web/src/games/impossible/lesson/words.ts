import { dictionary } from '../../../words.svelte';
import type { Held, Outcome } from './example';

export const words = dictionary({
  en: {
    intro: 'Mold has broken into the Library, and the Characters have fled from their Books. You and your friends put others in their places, and win or lose together.',
    table: 'Two Books on the table, and your hand',
    hand: 'Your hand',
    legend: 'What the signs say',
    empty: 'empty',
    card: (name: string, roles: readonly string[]) => `${name} (${roles.join(', ')})`,

    fitTitle: 'Who could be Mina Harker?',
    fit: 'Dracula has three spots. Dr Jekyll, a Scientist too, stands in for Van Helsing. Whoever shares a role with Mina Harker, Detective or Love Interest, fits hers.',
    fitLegend: 'For Mina Harker',
    put: (name: string) => (name === '' ? 'Add' : `Add ${name}`),
    fitMisses: {
      alice: 'Alice is a Child and a Traveller. Mina Harker is neither, so Alice does not fit her spot.',
      moby_dick: 'Moby Dick is a Monster, and nothing else. That will be useful, but not here.',
      javert: '',
    } satisfies Record<Held, string>,

    labelTitle: 'Inspector Javert is in',
    label: 'He bears the label Typewriter, and Dracula lies at Typewriter: that costs nothing. For Count Dracula only the other Monster will do: Moby Dick. Its label is Quill. A wrong label brings one Mold to the Book at the Character’s own label. Where does it go?',
    labelLegend: 'The Mold',
    outcomes: { dracula: 'On Dracula', pride: 'On Pride and Prejudice', none: 'Nowhere' } satisfies Record<Outcome, string>,
    answer: (title: string) => (title === '' ? 'Answer' : title),
    labelMisses: {
      dracula: 'Dracula is where Moby Dick comes to. The Mold goes where it belongs: Quill.',
      none: 'It would be so if Moby Dick had no label, or the label Typewriter. It bears Quill.',
      pride: '',
    } satisfies Record<Outcome, string>,

    moldTitle: 'On Pride and Prejudice, which lies at Quill',
    mold: 'Dracula would be complete, and Pride and Prejudice has room for it. A Book is lost when Mold fills its last space, so look before you add. Whom do you add for Count Dracula?',
    moldLegend: 'For Count Dracula',
    moldMisses: {
      alice: 'Alice is neither a Monster nor Wealthy. She may be wanted elsewhere, or be discarded for her Power.',
      javert: '',
      moby_dick: '',
    } satisfies Record<Held, string>,

    saveTitle: 'All three spots are filled',
    save: 'Pride and Prejudice has got its Mold. When your turn comes to Resolve, Dracula is saved: its Mold goes back, a spine comes on the shelf, and you read the story as it is now.',
    saveIt: 'Save Dracula',

    overTitle: 'Dracula, as told here',
    over: [
      'In every turn Characters also come from the deck into the Infestation Pool. When it is full, each of them brings its Mold: the Mold attacks.',
      'Instead of adding a Character you can discard it for its Power, in anybody’s turn. Save as many Books as the shelf holds before the Mold runs out.',
    ],

    notYet: { fit: 'Choose a card first.', label: 'Choose an answer first.', mold: 'Choose a card first.' },
  },
});
