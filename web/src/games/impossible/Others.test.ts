import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { seatedFrom } from '../../room/seated';
import Others from './Others.svelte';
import { deck, houseAt, someView } from './fixtures/table';

afterEach(cleanup);

test('one’s own Librarian stays in sight with the ability, beside the open hands of the others', () => {
  const view = someView();
  const players = seatedFrom(houseAt(view).store.players);
  render(Others, { props: { deck: deck(), open: view.open, players, awaited: new Set([1]) } });
  const own = screen.getByRole('region', { name: 'Your Librarian' });
  expect(own.textContent).toMatch(/You\s*turn\s*Octavius, octopus/);
  expect(own.textContent).toContain(deck().librarian('octavius')!.ability);
  expect(within(own).queryAllByRole('button')).toEqual([]);
  const others = screen.getByRole('region', { name: 'Ben’s hand' });
  expect(others.textContent).toContain('Hazel, hedgehog');
  expect(within(others).getAllByRole('button')).toHaveLength(2);
});
