import { expect, test } from 'vitest';
import { announced } from '../shell/announce.svelte';
import { Story } from './story.svelte';

// A game whose view is the rows of its board; a row that ends with a dot is only spoken.
type Rows = readonly string[];
const happenings = (before: Rows | null, after: Rows) =>
  after.slice(before?.length ?? 0).map((row) => ({ text: row.endsWith('.') ? '' : row, spoken: `spoken ${row}` }));
const now = () => 5000;

test('the story keeps its lines, speaks what is new, and begins anew with another round', async () => {
  const story = new Story(happenings, now);
  const rows = ['one', 'two'];
  story.take(1, rows);
  story.take(1, rows);
  expect(story.lines).toEqual([{ at: 0, text: 'one' }, { at: 0, text: 'two' }]);
  story.take(1, [...rows, 'three', 'four.']);
  expect(story.lines.slice(2)).toEqual([{ at: 5000, text: 'three' }]);
  await expect.poll(() => announced.text).toBe('spoken three spoken four.');
  story.take(2, []);
  expect(story.lines).toEqual([]);
});

test('what happened before the page was loaded gets its place among what was said', async () => {
  const seen = [[], ['one'], ['one', 'two', 'dot.']].map((view, index) => ({ number: 10 + index, at: 1000 * (index + 1), view }));
  const past = { round: 1, seen: [...seen, { number: 13, at: 9000, view: ['one', 'two', 'dot.', 'three'] }] }; // the last was seen here, too
  const story = new Story<Rows>(happenings, now, async () => past);
  story.take(1, ['one', 'two', 'dot.'], 12);
  story.take(1, ['one', 'two', 'dot.', 'three'], 13);
  await expect.poll(() => story.lines[0]?.at).not.toBe(0);
  expect(story.lines).toEqual([
    { at: 2000, text: 'one' },
    { at: 3000, text: 'two' },
    { at: 5000, text: 'three' },
  ]);
});

test('what the present view does not tell any more is told from the past', async () => {
  const seen = [['one'], ['one', 'two']].map((view, index) => ({ number: index + 1, at: 1000 * (index + 1), view }));
  const story = new Story<Rows>((before, after) => (before ? happenings(before, after) : []), now, async () => ({ round: 1, seen }));
  story.take(1, ['one', 'two'], 2);
  await expect.poll(() => story.lines).toEqual([{ at: 2000, text: 'two' }]);
});

test('where nobody knows when it was, it stands before all talk', async () => {
  const story = new Story(happenings, now, () => Promise.reject(new Error('not now')));
  story.take(1, ['one'], 12);
  await Promise.resolve();
  expect(story.lines).toEqual([{ at: 0, text: 'one' }]);
});

test('with the first view of a game nobody is asked, and another game’s past is not taken', async () => {
  let asked = 0;
  const story = new Story<Rows>(happenings, now, async () => ({ round: 1, seen: [{ number: ++asked, at: 1000, view: ['one'] }] }));
  story.take(1, [], 1);
  expect(asked).toBe(0);
  story.take(2, ['two'], 5);
  await expect.poll(() => asked).toBe(1);
  expect(story.lines).toEqual([{ at: 0, text: 'two' }]);
});
