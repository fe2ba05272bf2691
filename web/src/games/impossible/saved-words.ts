// A saved Book, and the book of the game, in words.
import { dictionary, listed } from '../../words.svelte';
import type * as cast from '../../wire/types/cast';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
export const number = (count: number): string => numbers[count] ?? String(count);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const labels: Record<cast.Label, string> = { quill: 'Quill', typewriter: 'Typewriter', ballpoint: 'Ballpoint' };
const yearOf = (year: number): string => (year < 0 ? `${-year} BC` : String(year));

export const savedWords = dictionary({
  en: {
    stamp: (saved: number, all: number) => `Saved, ${saved} of ${all}`,
    by: (author: string, year: number, code: string) => `by ${author}, ${yearOf(year)}, as told ${code === '' ? 'here' : `at table ${code}`}`,
    titleLine: (title: string, author: string, year: number) => `${title}, by ${author}, ${yearOf(year)}`,
    heard: (title: string, story: string) => `${title} is saved. ${story}`,
    cast: 'The cast',
    for: (original: string, roles: readonly string[]) => (roles.length === 0 ? `for ${original}, as understudy` : `for ${original}, as ${listed(roles)}`),
    ownSpot: (pronoun: string) => `in ${pronoun} own spot`,
    returned: (mold: number) => `${mold} Mold`,
    goesBack: (mold: number, contained: number, all: number) => `${mold === 1 ? 'goes' : 'go'} back: ${contained} of ${all} contained.`,
    contained: (contained: number, all: number) => `${contained} of ${all} Mold contained.`,
    emptySlots: (slots: readonly cast.Label[]) =>
      `The ${listed(slots.map((label) => labels[label]))} ${slots.length === 1 ? 'slot is' : 'slots are'} empty until Upkeep.`,
    next: (books: number) => `${capital(number(books))} more ${books === 1 ? 'Book' : 'Books'}, then `,
    effect: (cards: number, threshold: number | null) =>
      `: ${number(cards)} ${cards === 1 ? 'card' : 'cards'} a turn${threshold === null ? '' : `, and attacks at ${number(threshold)}`}.`,
    toTheEnd: (books: number) => `${capital(number(books))} more ${books === 1 ? 'Book' : 'Books'} to the Bookend.`,
    plusCard: '+card',
    plusBoth: '+card, +1',
    end: 'end',
    shelf: (saved: number, all: number) => `Bookshelf: ${saved} of ${all} Books saved`,
    slotSaved: (slot: number, title: string) => `Slot ${slot}: ${title}`,
    slotFree: (slot: number) => `Slot ${slot}, free`,
    slotPlusCard: (slot: number) => `Slot ${slot}, free: one more card a turn once a Book stands here`,
    slotPlusBoth: (slot: number) => `Slot ${slot}, free: one more card a turn, and the Mold attacks one card later, once a Book stands here`,
    bookend: (slot: number) => `Slot ${slot}: the Bookend`,
    back: 'Back to the table',
    readAloud: 'Read aloud',
    stopReading: 'Stop reading',
    copy: 'Copy the story',
    copied: 'The story is copied.',
    selected: 'The story is selected: copy it with the keys of your device.',
    story: 'The story as text',
    savedIt: (name: string) => `${name} saved it.`,
    goesOn: 'The table goes on without waiting for you.',
    actions: 'What now',
    all: 'Book of the game',
    earlier: 'Earlier Book',
    later: 'Later Book',
    place: (place: number, all: number) => `${place} of ${all}`,

    book: {
      title: 'The book of the game',
      toldAt: (code: string, names: readonly string[]) => [code === '' ? '' : `Told at table ${code}`, names.length === 0 ? '' : `${code === '' ? 'Told ' : ''}by ${listed(names)}`].filter(Boolean).join(' '),
      castLine: (names: readonly string[]) => `With ${listed(names)}`,
      none: 'No Book was saved, so there is no story to tell.',
      back: 'Back to the end of the game',
      print: 'Print the stories',
      copyAll: 'Copy all the stories',
      copiedAll: 'All the stories are copied.',
      selectedAll: 'The stories are selected: copy them with the keys of your device.',
      text: 'All the stories as text',
    },
  },
});
