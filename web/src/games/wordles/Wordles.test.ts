import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announced } from '../../shell/announce.svelte';
import { settings } from '../../shell/settings.svelte';
import { Table } from './fixtures/table';
import Screen from './BigScreen.svelte';
import Board from './Table.svelte';
import { seatedFrom } from './seats';
import { roundVerdict } from './verdict';

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1440);
  settings.tipsDone = 'wordles';
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function sit(name: string, member = 1, width = 1440): Table {
  vi.stubGlobal('innerWidth', width);
  dispatchEvent(new Event('resize'));
  const table = new Table(name, member);
  render(Board, { room: table.store });
  return table;
}
const until = <Value>(read: () => Value) => expect.poll(read, { timeout: 5000 });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const type = (text: string) => Promise.all([...text].map((key) => fireEvent.keyDown(document.body, { key })));
const board = (name: string) => screen.getByRole('article', { name });
const found = (name: string) => screen.findByRole('article', { name }); // where its part of the board is still loading
const played = (table: Table) => table.requests('play').map((play) => (play as { action: unknown }).action);

test('a word is typed, checked, and hidden by one press and not before', async () => {
  const table = sit('hide');
  await type('crumb');
  await until(() => table.requests('check_move')).toEqual([{ action: { hide: { word: 'crumb' } } }]);
  await screen.findByText(/CRUMB is in the word list/);
  expect(played(table)).toEqual([]);
  await fireEvent.click(button('Hide CRUMB'));
  expect(played(table)).toEqual([{ hide: { word: 'crumb' } }]);
});

test('a refused word stays, with the reason and its rule', async () => {
  const table = sit('hide');
  table.refuses = 'QXZJK is no English word that our lexicon knows.';
  await type('qxzjk');
  await until(() => screen.queryByRole('alert')?.textContent).toContain('QXZJK is no English word');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Your word' }).value).toBe('qxzjk');
  expect(button('Hide').disabled).toBe(true);
});

test('a suggestion is an aid: it fills the cells when it is taken, and hides nothing', async () => {
  const table = sit('hide');
  table.aids = { secret: { word: 'otter' } };
  await fireEvent.click(button('Suggest a word'));
  await screen.findByText('OTTER');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Your word' }).value).toBe('');
  await fireEvent.click(button('Take it'));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Your word' }).value).toBe('otter');
  expect(played(table)).toEqual([]);
});

test('the word can be covered while it is typed, and who still hides is said', async () => {
  sit('hide');
  await type('crumb');
  await fireEvent.click(button('Cover it'));
  expect([...document.querySelectorAll('.cells span')].map(({ textContent }) => textContent).join('')).toBe('•••••');
  const hiding = screen.getByRole('region', { name: 'One is still hiding' });
  expect(within(hiding).getByText('You').closest('li')?.textContent).toContain('hiding');
  expect(within(hiding).getByText('Novice').closest('li')?.textContent).toContain('hidden');
});

test('a word of the card is picked and then called; the card can be exchanged for the top of the pile', async () => {
  const table = sit('call');
  const picks = within(screen.getByRole('group', { name: 'Words of your card' })).getAllByRole('button');
  expect(picks).toHaveLength(12);
  expect(button('Call').disabled).toBe(true);
  await fireEvent.click(picks[3]!);
  const word = picks[3]!.textContent;
  await fireEvent.click(button(`Call ${word}`));
  expect(played(table)).toEqual([{ call: { word: word.toLowerCase() } }]);
  const { exchange } = (table.told.update.whole.offers as { exchange?: { card: number } }[])[0]!;
  await fireEvent.click(button('Exchange'));
  expect(played(table)[1]).toEqual({ exchange });
  expect(screen.getByRole('region', { name: 'Top of the pile' })).toBeTruthy();
});

test('an attempt is at the word of the chosen board, whose marks the keys show', async () => {
  const table = sit('window');
  expect(button('Reader').getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('Novice, found')).toBeTruthy();
  const key = (letter: string) => document.querySelector(`[data-key="${letter}"]`)?.getAttribute('aria-label');
  expect([key('i'), key('a'), key('q')]).toEqual(['I, elsewhere', 'A, not in it', 'Q']);
  await fireEvent.click(button('Sleuth'));
  expect(key('i')).toBe('I, not in it');
  await type('stoop');
  await fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(played(table)).toEqual([{ attempt: { owner: 3, word: 'stoop' } }]);
});

test('a pass can be taken back while the window is open', async () => {
  const table = sit('window');
  await fireEvent.click(button('Pass'));
  expect(played(table)).toEqual([{ pass: {} }]);
  table.change(({ offers, view }) => ({
    offers: [(offers as unknown[])[0], { reconsider: {} }],
    view: { ...view, awaited: '234', open: { ...view.open, passed: '1' } },
  }));
  await screen.findByText('You have passed. You can still try a word, or think on.');
  expect(screen.getByText(/Waiting for Reader, Sleuth,? and Novice/, { selector: '.small' })).toBeTruthy();
  await fireEvent.click(button('Take the pass back'));
  expect(played(table)[1]).toEqual({ reconsider: {} });
});

test('what is typed stays when the table changes meanwhile', async () => {
  const table = sit('window');
  await type('sto');
  table.open({ attempts: [...table.view.open.attempts, { by: 2, owner: 3, value: 4, right: false, word: 'stood' }], tried: '2' });
  await screen.findAllByText(/Reader tried STOOD for Sleuth’s word: no\./);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Reader’s word' }).value).toBe('sto');
});

test('boards say their rows in sentences, and strike letters', () => {
  sit('window');
  const reader = board('Reader');
  expect(within(reader).getByText('Reader, row 1, AXIOM: I elsewhere; the word comes after it.')).toBeTruthy();
  expect(within(reader).getByRole('img', { name: 'Not in Reader’s word: A G H M O R V W X' })).toBeTruthy();
  expect(within(reader).getByText('word covered')).toBeTruthy();
  expect(within(board('You')).getByText('CRUMB')).toBeTruthy();
  expect(within(board('Novice')).getByText('Sleuth found it, +5')).toBeTruthy();
});

test('who watches sees no word that is covered and can do nothing', () => {
  sit('watching', 2);
  expect(screen.getByText('You are watching.')).toBeTruthy();
  expect(screen.queryByText('CRUMB')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Pass' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: /note/ })).toBeNull();
});

test('notes are kept with the server, one an opponent; words still possible are an aid', async () => {
  const table = sit('window');
  await fireEvent.change(await screen.findByRole('textbox', { name: 'Your note on Sleuth’s word' }), { target: { value: 'ST__P' } });
  expect(table.requests('note')).toEqual([{ key: 'player3', value: 'ST__P' }]);
  table.aids = { words: { boards: [{ player: 3, count: 14, words: ['stoop', 'stool'] }] } };
  await fireEvent.click(button('Words still possible for Sleuth'));
  expect((await screen.findByText('14')).closest('p')?.textContent).toContain('STOOP, STOOL');
  expect(table.requests('aid')).toEqual([{ name: 'words', about: '3' }]);
});

test('on a narrow screen there is one board and a strip of faces', async () => {
  sit('window', 1, 390);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  const face = button(/^Sleuth, 5 points, GROVE: /);
  expect(face.getAttribute('aria-pressed')).toBe('false');
  await fireEvent.click(face);
  expect(board('Sleuth')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Sleuth’s word' })).toBeTruthy();
  await fireEvent.keyDown(face, { key: 'ArrowRight' });
  expect(board('Novice')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Reader’s word' }), 'the word behind it is found').toBeTruthy();
});

test('marks by hand: every letter and the sign, and the program says nothing about them', async () => {
  const table = sit('mark');
  await screen.findByText('Letters left: A, X, I, O, and M.', {}, { timeout: 10_000 });
  const letters = ['A, first', 'X, second', 'I, third', 'O, fourth', 'M, fifth'];
  const choose = (at: number, name: string) =>
    fireEvent.click(within(screen.getByRole('group', { name: new RegExp(`^${letters[at]} letter`) })).getByRole('radio', { name }));
  for (const at of [0, 1, 2, 4]) await choose(at, 'not in it');
  expect(screen.getByText('One letter left: O.')).toBeTruthy();
  expect(button('Confirm marks').disabled).toBe(true);
  await choose(3, 'elsewhere');
  expect(button('Confirm marks').disabled, 'before or after is missing').toBe(true);
  await fireEvent.click(screen.getByRole('radio', { name: '> after it' }));
  await fireEvent.click(button('Confirm marks'));
  expect(played(table)).toEqual([{ mark: { marking: { marks: 'xxx~x', sign: '>' } } }]);
});

test('marks by hand are kept while the others confirm, and can be corrected', async () => {
  const table = sit('mark');
  await screen.findByText('Letters left: A, X, I, O, and M.', {}, { timeout: 10_000 });
  await fireEvent.click(within(screen.getByRole('group', { name: /^A, first letter/ })).getByRole('radio', { name: 'same place' }));
  table.open({ marked: '2' });
  await screen.findByText('confirmed');
  expect(screen.getByRole<HTMLInputElement>('group', { name: 'A, first letter' }).querySelector('input')?.checked).toBe(true);
  table.change(({ view }) => ({ view: { ...view, own: { secret: 'heron', marking: { marks: 'vxxxx', sign: '>' as const } }, open: { ...view.open, marked: '12' } } }));
  await until(() => screen.queryByRole('button', { name: 'Correct marks' })).not.toBeNull();
});

test('keys show what was marked by hand as said, and what the program marked as shown', () => {
  const keys = () => screen.getByRole('toolbar', { name: 'Letters' });
  sit('window');
  expect(keys().classList.contains('said')).toBe(false);
  cleanup();
  const table = new Table('window', 1);
  const options = table.store.room!.options.map((each) => (each.name === 'by_hand' ? { ...each, value: 'yes' } : each));
  table.store.room = { ...table.store.room!, options };
  render(Board, { room: table.store });
  expect(keys().classList.contains('said')).toBe(true);
});

test('at the end of a round every word is shown, who found it in which row, and who is ready', async () => {
  const table = sit('round-over');
  expect(screen.getAllByText('Round 1: all four words found').length).toBeGreaterThan(0);
  expect(screen.getByText('You found none of them. Sleuth leads by 8.')).toBeTruthy();
  expect(within(await found('You')).getByText('Sleuth found it in row 3: +4')).toBeTruthy();
  const points = screen.getByRole('table', { name: 'Points by round' });
  expect(within(points).getAllByRole('rowheader').map(({ textContent }) => textContent.trim().slice(1))).toEqual(['Sleuth', 'Reader', 'You', 'Novice']);
  await fireEvent.click(button('Next round'));
  expect(played(table)).toEqual([{ ready: {} }]);
});

test('a mistake by hand comes to light: ringed, in words, and what it costs', async () => {
  sit('mistaken');
  expect(screen.getAllByText('Round 1: the words, and the marks checked').length).toBeGreaterThan(0);
  const mine = await found('You');
  expect(within(mine).getByText(/O of AXIOM was marked .*; it is same place\.|A of AXIOM was marked elsewhere; it is not in it\./, { selector: 'b' }).textContent).toContain('You score nothing this round.');
  expect(mine.querySelectorAll('b.wrong')).toHaveLength(1);
  expect(within(board('Sleuth')).getByText('All of Sleuth’s marks were right.')).toBeTruthy();
});

test('a duel has two forms, a track and the answer as a sentence', async () => {
  const table = sit('duel');
  expect((await found('Your form')).textContent).toContain('about Novice’s word');
  expect(board('Novice’s form').textContent).toContain('FERN');
  expect(screen.getByRole('img', { name: /^Score track\. You: 0 points; Novice: 0 points/ })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Novice answers LAMP' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'One attempt at Novice’s word, worth 5' })).toBeTruthy();
  await type('lusty');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Novice’s word' }).value, 'four letters').toBe('lust');
  await fireEvent.click(button('Try LUST'));
  expect(played(table)).toEqual([{ attempt: { owner: 2, word: 'lust' } }]);
});

test('the end says who won, shows all words, and a text to share that tells none of them', async () => {
  sit('over');
  await screen.findByRole('heading', { level: 1, name: 'Novice wins' }, { timeout: 10_000 });
  expect(screen.getByText('With 21 points.')).toBeTruthy();
  expect(within(screen.getByRole('table', { name: 'Rounds' })).getByText('LUST')).toBeTruthy();
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  await fireEvent.click(button('Share'));
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /text/i });
  expect(text.value).toMatch(/^Wordles, 5 rounds: Novice wins\nNovice: 21 points/);
  expect(text.value).not.toContain('LUST');
  await fireEvent.click(screen.getAllByRole('checkbox')[0]!);
  expect(text.value).toContain('LUST');
});

test('what happens is told in the talk, and spoken', async () => {
  const table = sit('window');
  table.change(({ view }) => ({ view: { ...view, open: { ...view.open, passed: '2' } } }));
  await screen.findByText('Reader passes.');
  await until(() => announced.text).toContain('Reader passes.');
});

test('the big screen shows what all may see: no covered word, nothing typed, nobody is “you”', async () => {
  vi.stubGlobal('innerWidth', 1920);
  const table = new Table('window');
  render(Screen, { room: table.store });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Round 1 of 5, row 3: GROVE, worth 4');
  expect(screen.getAllByText('word covered')).toHaveLength(3);
  expect(screen.queryByText('CRUMB'), 'even where a player’s own browser shows it').toBeNull();
  expect(board('Ada')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('where several lead, oneself is named first', () => {
  const table = new Table('round-over');
  const players = seatedFrom(table.store.players);
  const view = { ...table.view, open: { ...table.view.open, boards: table.view.open.boards.map((each) => ({ ...each, score: 4 })) } };
  const asSecond = players.map((player) => ({ ...player, mine: player.seat === 2 }));
  expect(roundVerdict(view, asSecond, false).sentence).toMatch(/\. You(, | and ).* lead together\.$/);
});

test('boards beside the marks stand two by two, without blank rows', async () => {
  sit('mark');
  await screen.findByRole('heading', { name: /^Mark / });
  const boards = screen.getByRole('group', { name: 'Boards' });
  const all = within(boards).getAllByRole('article');
  expect(boards.style.getPropertyValue('--boards')).toBe(String(Math.ceil(all.length / 2)));
  expect(all.every((each) => each.classList.contains('brief'))).toBe(true);
});

test('a word that is being marked has been called', async () => {
  const table = sit('mark');
  const calls = await screen.findByRole('region', { name: 'Calls' });
  expect(within(calls).queryByText('Nobody has called a word yet.')).toBeNull();
  expect(within(calls).getAllByText(table.view.open.called.toUpperCase())).toHaveLength(1);
});
