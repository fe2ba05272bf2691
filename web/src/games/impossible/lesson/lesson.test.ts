import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { expect, test, vi } from 'vitest';
import LessonPage from './Lesson.svelte';
import { deck, hand, right } from './example';

vi.stubGlobal('fetch', () => Promise.reject(new Error('no server here')));

const roles = (key: string) => deck.character(key)?.roles ?? [];

test('of the hand one Character fits each spot, as the lesson says', () => {
  const fits = (original: string) => hand.filter((card) => roles(card).some((role) => roles(original).includes(role)));
  expect(fits('mina_harker')).toEqual([right.fit]);
  expect(fits('count_dracula')).toEqual([right.mold]);
});

test('it leads from a spot to a saved Book', async () => {
  render(LessonPage, { props: { done: createRawSnippet(() => ({ render: () => '<p>Play now</p>' })) } });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
  await press('Add'); // nothing is chosen yet
  expect(screen.getByText('Step 1 of 4')).toBeTruthy();
  await choose('Alice');
  await press('Add Alice');
  expect(screen.getByText(/Mina Harker is neither/)).toBeTruthy();
  await choose('Inspector Javert');
  await press('Add Inspector Javert');

  expect(screen.getByText('Step 2 of 4')).toBeTruthy();
  await choose('On Dracula');
  await press('On Dracula');
  expect(screen.getByText(/The Mold goes where it belongs/)).toBeTruthy();
  await choose('On Pride and Prejudice');
  await press('On Pride and Prejudice');

  expect(screen.queryByRole('radio', { name: 'Inspector Javert' })).toBeNull();
  expect(document.querySelector('.other [role="img"]')?.getAttribute('aria-label')).toContain('1 of 3');
  await choose('Moby Dick');
  await press('Add Moby Dick');
  expect(document.querySelector('.other [role="img"]')?.getAttribute('aria-label')).toContain('2 of 3');
  await press('Save Dracula');

  expect(screen.getByRole('heading', { name: 'Dracula, as told here' })).toBe(document.activeElement);
  expect(document.querySelector('.story')?.textContent).toContain('Moby Dick bought a ruin in England by post');
  expect(document.querySelector('.story')?.textContent).toContain('Dr Jekyll brought garlic');
  expect(screen.getByText('Play now')).toBeTruthy();
  await press('Once more');
  expect(screen.getByText('Step 1 of 4')).toBeTruthy();
});
