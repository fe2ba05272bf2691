import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import Rules from '../pages/Rules.svelte';
import Search from './Search.svelte';
import { book, pageOf } from './book';
import { find, idOf } from './find';

afterEach(cleanup);

const rules = book.flatMap((page) => page.chapters.flatMap((chapter) => chapter.rules));
const rule = (id: string) => rules.find((each) => each.id === id)!;

describe('a page of rules', () => {
  it.each(['fiction', 'wordles', 'impossible'])('has every rule of %s.md once, and every ruling', (game) => {
    const text = readFileSync(`../docs/rules/${game}.md`, 'utf8');
    const ids = [...text.matchAll(/^### (\S+)/gm)].map(([, id]) => id);
    const page = book.find((each) => each.game === game)!;
    const shown = page.chapters.flatMap((chapter) => chapter.rules);
    expect(shown.map(({ id }) => id)).toEqual(ids);
    expect(shown.filter(({ ruling }) => ruling !== '').length).toBe([...text.matchAll(/^\*Our ruling\.\*/gm)].length);
    expect(shown.every(({ title, text: body }) => title !== '' && body.startsWith('<p>'))).toBe(true);
  });

  it('keeps what is ours apart from what is the rulebook’s', () => {
    expect(rule('F-14').text).not.toContain('ruling');
    expect(rule('F-14').ruling).toContain('Nothing forbids it');
    expect(rule('F-03').ruling).toBe('');
  });

  it('links a rule that another one names, also across pages', () => {
    expect(rule('F-12').text).toContain('<a href="rules/fiction#B-06f">B-06f</a>');
    expect(rule('F-12').text).not.toContain('#F-12');
  });

  it('reads titles with signs', () => {
    const page = pageOf('x', '<h1>A &amp; B</h1>\n<p>Begin.</p>\n<h2>C</h2>\n<h3>X-01 It&#39;s</h3>\n<p>Text.</p>');
    expect(page).toMatchObject({ title: 'A & B', preface: '<p>Begin.</p>', chapters: [{ title: 'C', rules: [{ id: 'X-01', title: "It's", text: '<p>Text.</p>', ruling: '' }] }] });
  });
});

describe('finding a rule', () => {
  it.each(['F-16', 'f16', 'f 16', ' F-16 '])('knows the id %s', (text) => expect(find(book, text).map(({ rule: { id } }) => id)).toEqual(['F-16']));
  it('finds the parts of a rule with it, and rules of every game', () => {
    expect(idOf('b6')).toBe('B-06');
    expect(find(book, 'b-05').map(({ rule: { id } }) => id)).toEqual(['B-05', 'B-05a', 'B-05b', 'B-05c', 'B-05d']);
    expect(find(book, 'W-05')[0]?.page.game).toBe('wordles');
  });
  it('finds words wherever they stand, titles first', () => {
    const found = find(book, 'halftime').map(({ rule: { id } }) => id);
    expect(found[0]).toBe('F-25');
    expect(found).toContain('F-22');
    expect(find(book, 'zzzz')).toEqual([]);
    expect(find(book, '  ')).toEqual([]);
  });
  it('lists links while somebody types, and says how many', async () => {
    render(Search);
    await fireEvent.input(screen.getByRole('searchbox', { name: 'Find a rule' }), { target: { value: 'f-16' } });
    expect(screen.getByRole('link', { name: 'F-16 The lie' }).getAttribute('href')).toBe('rules/fiction#F-16');
    expect(screen.getByText(/One rule found/)).toBeTruthy();
  });
});

describe('the rules on the screen', () => {
  it('stamp our rulings as ours, under the rule they belong to', () => {
    render(Rules, { game: 'fiction' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Fiction');
    const same = screen.getByRole('article', { name: 'F-14 The same word again' });
    expect(same.id).toBe('F-14');
    expect(within(same).getByText('Our ruling')).toBeTruthy();
    expect(within(screen.getByRole('article', { name: 'F-03 The secret' })).queryByText('Our ruling')).toBeNull();
  });
  it('say so where there are none of that name', () => {
    render(Rules, { game: 'chess' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('There are no rules of that name.');
  });
});
