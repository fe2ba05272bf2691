// A small deck for the tests of the parts: two Books that anybody knows, and forms of every kind of field.
import type * as cast from '../../wire/types/cast';
import type * as impossible from '../../wire/types/impossible';
import { Deck } from './deck.svelte';

const pronouns = {
  he: { they: 'he', them: 'him', their: 'his', theirs: 'his', themself: 'himself' },
  she: { they: 'she', them: 'her', their: 'her', theirs: 'hers', themself: 'herself' },
  they: { they: 'they', them: 'them', their: 'their', theirs: 'theirs', themself: 'themselves' },
};

function character(key: string, name: string, roles: readonly string[], more: Partial<impossible.CharacterCard> = {}): impossible.CharacterCard {
  return { key, name, article: '', pronouns: pronouns.he, plural: false, possessive: `${name}’s`, roles, power: 'weed', home: 'dracula', spot: 1, ...more };
}

export const field = (kind: impossible.FieldKind, names: readonly string[], from: readonly string[], more: Partial<impossible.Field> = {}): impossible.Field => ({
  asks: `${kind}?`,
  kind,
  names,
  from,
  min: 1,
  max: 1,
  pays: false,
  choices: [],
  ...more,
});
export const form = (name: string, fields: readonly impossible.Field[], title = name.toUpperCase()): impossible.Form => ({ name, title, sentence: `What ${title} does.`, rule: 'I-31', fields });

export const addForm = form('add', [
  field('way', ['book', 'spot'], ['placements'], { asks: 'To which spot?' }),
  field('one', ['sparing'], ['sparing'], { min: 0, when: 'molds', pays: true, asks: 'Whom do you discard instead?' }),
  field('insist', ['how'], ['loses'], {
    choices: [
      { value: { plainly: {} }, title: '', sentence: '' },
      { value: { anyway: {} }, title: 'Add anyway', sentence: 'The game would be lost.' },
    ],
  }),
]);
const weed = form('weed', [field('one', ['pooled'], ['pooled'], { asks: 'Which card leaves the Pool?' }), field('one', ['cost'], ['costs'], { pays: true, asks: 'Whom do you discard for it?' })]);
const exchange = form('exchange', [field('pairs', ['swaps', 'mine', 'pooled'], ['mine', 'pooled'], { min: 1, max: 2 })]);
const reshelve = form('reshelve', [field('two', ['one', 'other'], ['books'])]);
const trade = form('trade', [field('two', ['one', 'other'], ['players']), field('held', ['cards'], ['cards'], { max_from: 'most' })]);
const recast = form('recast', [field('way', ['character', 'book', 'spot'], ['ways'], { asks: 'Who moves?' })]);
const foresee = form('foresee', []);
const power = (name: cast.Power, made: impossible.Form): impossible.PowerCard => ({ name, title: name.toUpperCase(), sentence: made.sentence, rule: 'I-31', form: made });

export const deck = new Deck({
  books: [
    {
      key: 'dracula', title: 'Dracula', author: 'Bram Stoker', year: 1897, mold_spaces: 3, originals: ['dracula', 'mina', 'van_helsing'],
      summary: [
        { name: { spot: 1, possessive: false } }, { words: { text: ' bought a ruin by post. ' } }, { name: { spot: 2, possessive: true } }, { words: { text: ' diary proved it; ' } },
        { agreement: { spot: 2, after_pronoun: true, one: 'was', several: 'were' } }, { words: { text: ' thorough. ' } }, { name: { spot: 3, possessive: false } }, { words: { text: ' ' } },
        { agreement: { spot: 3, after_pronoun: false, one: 'brings', several: 'bring' } }, { words: { text: ' garlic.' } },
      ],
    },
    { key: 'emma', title: 'Emma', author: 'Jane Austen', year: 1815, mold_spaces: 2, originals: ['emma', 'knightley', 'harriet'], summary: [{ name: { spot: 1, possessive: false } }, { words: { text: ' matches everybody.' } }] },
    { key: 'iliad', title: 'The Iliad', author: 'Homer', year: -700, mold_spaces: 4, originals: ['achilles', 'helen', 'sisters'], summary: [{ words: { text: 'War.' } }] },
  ],
  characters: [
    character('dracula', 'Count Dracula', ['Monster', 'Villain'], { label: 'typewriter' }),
    character('mina', 'Mina Harker', ['Love Interest', 'Detective'], { pronouns: pronouns.she, spot: 2, power: 'exchange' }),
    character('van_helsing', 'Abraham Van Helsing', ['Scientist'], { spot: 3, power: 'trade', label: 'quill' }),
    character('emma', 'Emma Woodhouse', ['Wealthy', 'Love Interest'], { pronouns: pronouns.she, home: 'emma', power: 'recast', label: 'quill' }),
    character('knightley', 'Mr Knightley', ['Wealthy'], { home: 'emma', spot: 2, power: 'reshelve' }),
    character('harriet', 'Harriet Smith', ['Child'], { pronouns: pronouns.she, home: 'emma', spot: 3, power: 'foresee', label: 'ballpoint' }),
    character('achilles', 'Achilles', ['Soldier'], { home: 'iliad', possessive: 'Achilles’' }),
    character('helen', 'Helen', ['Love Interest'], { home: 'iliad', spot: 2, pronouns: pronouns.she }),
    character('sisters', 'Weird Sisters', ['Sage'], { article: 'the', plural: true, pronouns: pronouns.they, home: 'iliad', spot: 3, possessive: 'Weird Sisters’' }),
  ],
  librarians: [
    { key: 'octavius', name: 'Octavius', animal: 'octopus', ability: 'Start with four Characters.', example: 'You hold Emma, Helen, Mina and Harriet.', advice: 'More cards, more choice.', solitaire: false },
    { key: 'hazel', name: 'Hazel', animal: 'hedgehog', ability: 'Discard a card to WEED.', example: 'Puck goes, and the attack with him.', advice: 'Keeps the Pool small.', solitaire: true },
  ],
  powers: [power('weed', weed), power('exchange', exchange), power('reshelve', reshelve), power('trade', trade), power('recast', recast), power('foresee', foresee)],
  abilities: [form('cordelia', [field('give', ['card', 'to'], ['mine', 'theirs'])], 'Give or take')],
  actions: [
    addForm,
    form('keep', [], 'Keep your hand'),
    form('done', [], 'Done adding'),
    form('arrange', [field('order', ['cards'], ['cards'])], 'Put them in order'),
    form('renew', [field('some', ['cards'], ['cards'], { min: 0, max: 9 })], 'Replace'),
    form('pass', [field('choice', ['extent'], ['passed'], { choices: [{ value: 'attack', title: 'Pass this attack', sentence: '' }, { value: 'turn', title: 'Pass this turn', sentence: '' }] })], 'Pass'),
    form('agree', [], 'Give'),
    form('decline', [], 'Keep'),
    form('choose', [field('one', ['librarian'], ['librarians'])], 'Keep this Librarian'),
  ],
  setup: { mold: 9, bookend: 11, plus_card: 3, plus_threshold: 7, cube: 1, threshold: 3, reshuffle_mold: 3 },
});
