// Finding a rule by its id, or by words that stand in it.
import { plain, type Page, type Rule } from './book';

export interface Found {
  page: Page;
  rule: Rule;
}

// "f16", "F 16", "f-16" and "F-16" are one id; so are "F-5" and "F-05".
export function idOf(text: string): string {
  const [, letter, number, part] = /^\s*([a-z])[\s-]*(\d{1,2})([a-z]?)\s*$/i.exec(text) ?? [];
  return letter === undefined ? '' : `${letter.toUpperCase()}-${number!.padStart(2, '0')}${part!.toLowerCase()}`;
}

export function find(book: readonly Page[], query: string): Found[] {
  const all = book.flatMap((page) => page.chapters.flatMap(({ rules }) => rules.map((rule) => ({ page, rule }))));
  const id = idOf(query);
  if (id !== '') return all.filter(({ rule }) => rule.id.startsWith(id));
  const parts = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (parts.length === 0) return [];
  const has = (text: string) => parts.every((part) => text.includes(part));
  const titled = all.filter(({ rule }) => has(rule.title.toLowerCase()));
  const others = all.filter((each) => !titled.includes(each) && has(`${each.rule.title} ${plain(each.rule.text)} ${plain(each.rule.ruling)}`.toLowerCase()));
  return [...titled, ...others];
}
