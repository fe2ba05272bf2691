import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import Attack from './Attack.svelte';
import { deck, someView } from './fixtures/table';
import type * as impossible from '../../wire/types/impossible';

afterEach(cleanup);

const attack: impossible.MoldForecast[] = [
  { card: 'count_dracula', label: 'quill', outcome: 'destroys', mold: 3, ends: false },
  { card: 'dr_watson', label: 'typewriter', outcome: 'molded', mold: 2, ends: false },
  { card: 'alice', outcome: 'nowhere', mold: 0, ends: false },
];

test('an attack is told card by card, and what is contained afterwards', () => {
  render(Attack, { props: { deck: deck(), view: someView({ containment: 5 }, { attack }) } });
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText('Afterwards 3 Mold contained, now 5. 3 Mold leave the game with Pride and Prejudice.')).toBeTruthy();
});

test('of an attack that loses the game there is no afterwards', () => {
  const last: impossible.MoldForecast = { card: 'dr_watson', label: 'typewriter', outcome: 'loses', mold: 2, ends: true };
  render(Attack, { props: { deck: deck(), view: someView({ containment: 0 }, { attack: [last] }) } });
  expect(screen.queryByText(/Afterwards/)).toBeNull();
});
