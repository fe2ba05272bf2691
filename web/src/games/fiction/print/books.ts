// Book cards as text, in the format of data/README.md, as `liebrary deck build` prints them. For printing alone:
// whether the words are fit for play is said by `liebrary deck check`.
import type { Trouble } from '../../../print/parts';
import type * as fiction from '../../../wire/types/fiction';
import { words } from './words';

const yellowWords = 24;
const redWords = 8;

interface Draft {
  line: number;
  title: string;
  author?: string;
  year?: number;
  yellow: string[];
  red: string[];
}

const repeats = (word: string): boolean => new Set(word).size < word.length;

export function readBooks(text: string): fiction.PrintedBook[] | Trouble {
  const { trouble } = words();
  const drafts: Draft[] = [];
  for (const [index, whole] of text.split(/\r?\n/).entries()) {
    const line = index + 1;
    const said = whole.trim();
    if (said === '' || said.startsWith('#')) continue;
    const [, name = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(said) ?? [];
    if (name === 'deck') continue;
    if (name === 'title') {
      if (rest === '') return { line, sentence: trouble.empty(name) };
      drafts.push({ line, title: rest, yellow: [], red: [] });
      continue;
    }
    const draft = drafts.at(-1);
    if (!['author', 'year', 'yellow', 'red'].includes(name)) return { line, sentence: trouble.unknown(name) };
    if (!draft) return { line, sentence: trouble.titleFirst };
    if (rest === '') return { line, sentence: trouble.empty(name) };
    if (name === 'author') draft.author = rest;
    else if (name === 'year') {
      const year = Number(rest);
      if (!Number.isInteger(year) || year === 0 || Math.abs(year) > 9999) return { line, sentence: trouble.year };
      draft.year = year;
    } else {
      for (const word of rest.split(/\s+/)) {
        if (!/^[a-z]{5}$/.test(word)) return { line, sentence: trouble.word(word) };
        if (repeats(word) !== (name === 'red')) return { line, sentence: trouble.colour(word) };
        draft[name as 'yellow' | 'red'].push(word);
      }
    }
  }
  if (drafts.length === 0) return { line: 0, sentence: trouble.none };
  const books: fiction.PrintedBook[] = [];
  for (const { line, title, author, year, yellow, red } of drafts) {
    if (author === undefined || year === undefined) return { line, sentence: trouble.incomplete(title) };
    if (yellow.length !== yellowWords || red.length !== redWords) return { line, sentence: trouble.count(title, yellowWords, redWords) };
    books.push({ title, author, year, yellow, red });
  }
  return books;
}
