import { expect, test } from 'vitest';
import { typeset } from './deck.svelte';
import { deck, houseAt, someView } from './fixtures/table';
import { withNames } from './naming';
import { deedText } from './requests';
import { seatedFrom } from '../../room/seated';
import { words } from './words';

const view = someView();
const players = seatedFrom(houseAt(view).store.players);
const said = (deed: object): string => deedText(deck(), view.open, players, deed);
const use = (card: string, effect: object): string => said({ use: { card, effect } });

test('an addition says as whom, and of an original that it comes home', () => {
  expect(said({ add: { character: 'penelope', book: 'ballpoint', spot: 2 } })).toBe('Penelope as Jacob Marley, A Christmas Carol.');
  expect(said({ add: { character: 'ebenezer_scrooge', book: 'ballpoint', spot: 1 } })).toBe('Ebenezer Scrooge in his own spot, A Christmas Carol.');
});

test('a Power says where a Character moves to', () => {
  expect(use('penelope', { recast: { character: 'alice', book: 'ballpoint', spot: 2 } })).toBe('RECAST, Penelope: Alice as Jacob Marley, A Christmas Carol');
});

test('who deals with nobody else is not named', () => {
  expect(use('penelope', { trade: { one: 1, other: 1, cards: ['captain_ahab'] } })).toMatch(/: Captain Ahab$/);
});

test('between two players it is said who gives what', () => {
  const trade = (cards: string[]) => use('penelope', { trade: { one: 1, other: 2, cards } });
  expect(trade(['captain_ahab', 'odysseus'])).toMatch(/: Captain Ahab \(from you\) and Odysseus \(from Ben\)$/);
  expect(trade(['captain_ahab'])).toMatch(/: Ben and Captain Ahab \(from you\)$/);
});

test('apostrophes are those of print, and names stay as they were typed', () => {
  expect(typeset("Le Morte d'Arthur")).toBe('Le Morte d’Arthur');
  expect(withNames("{2}'s turn.", [players[0]!, { ...players[1]!, name: "O'Hara" }])).toBe("O'Hara’s turn.");
});

test('whoever suggests is told so in the second person', () => {
  expect(words().suggest.mine('Puck as Hamlet, Hamlet.')).toMatch(/^You suggest: /);
  expect(words().suggest.text('Ben', 'Puck as Hamlet, Hamlet.')).toMatch(/^Ben suggests: /);
});
