// The example that "Learn in a minute" tells: one Book with its spots, another that gets the Mold, a hand of three.
// Everything in it is written down here; nothing comes from a server.
import type * as cast from '../../../wire/types/cast';
import type * as impossible from '../../../wire/types/impossible';
import { Deck } from '../deck.svelte';

const he: impossible.Pronouns = { they: 'he', them: 'him', their: 'his', theirs: 'his', themself: 'himself' };
const she: impossible.Pronouns = { they: 'she', them: 'her', their: 'her', theirs: 'hers', themself: 'herself' };
const it: impossible.Pronouns = { they: 'it', them: 'it', their: 'its', theirs: 'its', themself: 'itself' };

const character = (
  key: string,
  name: string,
  pronouns: impossible.Pronouns,
  roles: readonly string[],
  home: string,
  spot: number,
  more: Partial<impossible.CharacterCard> = {},
): impossible.CharacterCard => ({ key, name, article: '', pronouns, plural: false, possessive: `${name}’s`, roles, power: 'weed', home, spot, ...more });

const words = (text: string): impossible.SummaryPiece => ({ words: { text } });
const name = (spot: number): impossible.SummaryPiece => ({ name: { spot, possessive: false } });

const dracula: impossible.BookCard = {
  key: 'dracula',
  title: 'Dracula',
  author: 'Bram Stoker',
  year: 1897,
  mold_spaces: 3,
  originals: ['count_dracula', 'mina_harker', 'van_helsing'],
  summary: [
    name(1),
    words(' bought a ruin in England by post, and moved in with fifty boxes of earth and an interest in the neighbours’ necks. '),
    name(2),
    words(' typed out everyone’s diaries in triplicate and proved from the railway timetable where '),
    name(1),
    words(' would be on Tuesday. '),
    name(3),
    words(' brought garlic, a mallet and a great many sentences with the verb in the wrong place. They caught '),
    name(1),
    words(' at sunset on '),
    { pronoun: { spot: 1, word: 'their' } },
    words(' own doorstep, still in the packing.'),
  ],
};
const pride: impossible.BookCard = { key: 'pride_and_prejudice', title: 'Pride and Prejudice', author: 'Jane Austen', year: 1813, mold_spaces: 3, originals: [], summary: [] };

const characters: readonly impossible.CharacterCard[] = [
  character('count_dracula', 'Count Dracula', he, ['Monster', 'Wealthy'], 'dracula', 1),
  character('mina_harker', 'Mina Harker', she, ['Detective', 'Love Interest'], 'dracula', 2),
  character('van_helsing', 'Abraham Van Helsing', he, ['Scientist', 'Detective'], 'dracula', 3),
  character('javert', 'Inspector Javert', he, ['Detective', 'Villain'], 'les_miserables', 2, { label: 'typewriter' }),
  character('moby_dick', 'Moby Dick', it, ['Monster'], 'moby_dick', 3, { label: 'quill' }),
  character('alice', 'Alice', she, ['Child', 'Traveller'], 'alice_in_wonderland', 1),
  character('dr_jekyll', 'Dr Jekyll', he, ['Scientist', 'Wealthy'], 'jekyll_and_hyde', 1),
];

export const deck = new Deck({
  books: [dracula, pride],
  characters,
  librarians: [],
  powers: [],
  abilities: [],
  actions: [],
  setup: { mold: 9, bookend: 11, plus_card: 0, plus_threshold: 0, cube: 1, threshold: 3, reshuffle_mold: 0 },
});

// Dracula lies at Typewriter, and somebody has filled the third spot already.
export const book: cast.Book = dracula.key;
export const bookLabel: cast.Label = 'typewriter';
export const other: cast.Book = pride.key;
export const otherLabel: cast.Label = 'quill';
export const otherMold = 1;
export const spaces = dracula.mold_spaces;

export const hand = ['alice', 'javert', 'moby_dick'] as const;
export type Held = (typeof hand)[number];
export const helper: cast.Character = 'dr_jekyll';
// What is right at each step: who fits Mina Harker's spot and bears the right label, then who fits Count Dracula's.
export const right: Readonly<Record<'fit' | 'mold', Held>> = { fit: 'javert', mold: 'moby_dick' };
// To choose from for what the second Character brings.
export const outcomes = ['dracula', 'pride', 'none'] as const;
export type Outcome = (typeof outcomes)[number];
export const rightOutcome: Outcome = 'pride';
