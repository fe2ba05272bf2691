// A page of rules, as it was built from docs/rules, taken apart into chapters and rules so that each
// can be shown, found and linked to by its id.
import { gamesInOrder } from '../games/fronts';

export interface Rule {
  id: string; // "F-05"
  title: string;
  text: string; // HTML, built from our own pages
  ruling: string; // what follows "Our ruling."; empty where all is the rulebook's
}
export interface Chapter {
  title: string;
  rules: readonly Rule[];
}
export interface Page {
  game: string;
  title: string;
  preface: string;
  chapters: readonly Chapter[];
}

const pieces = (html: string, tag: string): [title: string, body: string][] =>
  html
    .split(`<${tag}>`)
    .slice(1)
    .map((piece) => {
      const end = piece.indexOf(`</${tag}>`);
      return [piece.slice(0, end), piece.slice(end + tag.length + 3).trim()];
    });
const upTo = (html: string, tag: string): string => html.split(`<${tag}>`)[0]!.trim();

// The words alone, as they are read.
export const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

const opening = '<p><em>Our ruling.</em>';
const heading = /^([A-Z]-\d+[a-z]?) (.*)$/;

function ruleOf([head, body]: [string, string]): Rule {
  const [, id = '', title = ''] = heading.exec(plain(head)) ?? [];
  const at = body.indexOf(opening);
  if (at < 0) return { id, title, text: body, ruling: '' };
  return { id, title, text: body.slice(0, at).trim(), ruling: `<p>${body.slice(at + opening.length).trim()}` };
}

export function pageOf(game: string, html: string): Page {
  const [[title, all] = ['', '']] = pieces(html, 'h1');
  const chapters = pieces(all, 'h2').map(([chapter, body]) => ({ title: plain(chapter), rules: pieces(body, 'h3').map(ruleOf) }));
  return { game, title: plain(title), preface: upTo(all, 'h2'), chapters };
}

const linked = (pages: readonly Page[]): Page[] => {
  const where = new Map(pages.flatMap(({ game, chapters }) => chapters.flatMap(({ rules }) => rules.map(({ id }) => [id, game]))));
  const link = (html: string) =>
    html.replace(/\b[A-Z]-\d+[a-z]?\b/g, (id) => (where.has(id) ? `<a href="rules/${where.get(id)}#${id}">${id}</a>` : id));
  return pages.map((page) => ({
    ...page,
    preface: link(page.preface),
    chapters: page.chapters.map((chapter) => ({
      ...chapter,
      rules: chapter.rules.map((rule) => ({ ...rule, text: link(rule.text), ruling: link(rule.ruling) })),
    })),
  }));
};

const written = import.meta.glob<string>(['../../../docs/rules/*.md', '!**/README.md'], { eager: true, import: 'default' });

// A rule that is named in another one links to it, whichever page it stands on.
export const book: readonly Page[] = linked(gamesInOrder.map((game) => pageOf(game, written[`../../../docs/rules/${game}.md`] ?? '')));
