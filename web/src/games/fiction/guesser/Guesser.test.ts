import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announced } from '../../../shell/announce.svelte';
import { settings } from '../../../shell/settings.svelte';
import { keepEarly } from '../../../shell/typing';
import { Table } from '../fixtures/table';
import Board from '../Table.svelte';

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('fetch', async ({ searchParams }: URL) => {
    if (searchParams.has('silent')) throw new Error('no cards here');
    const choice = searchParams.get('choice_seconds');
    return Response.json({ books: [], abilities: [], boards: 5, tokens: 3, half_ms: 480_000, ...(choice ? { choice_ms: Number(choice) * 1000 } : {}) });
  });
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function sit(name: string, member = 2, ...options: { name: string; value: string }[]): Table {
  const table = new Table(name, member, options);
  render(Board, { room: table.store });
  return table;
}
vi.setConfig({ testTimeout: 20_000 });
const until = <Value>(read: () => Value) => expect.poll(read, { timeout: 5000 });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const type = (text: string) => Promise.all([...text].map((key) => fireEvent.keyDown(document.body, { key })));
const guess = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Guess/ });

test('alone, what is typed is handed in by a second control', async () => {
  const table = sit('alone');
  expect(button('Hand in').disabled).toBe(true);
  await type('crane');
  expect(guess().value).toBe('crane');
  expect(table.requests('play')).toEqual([]);
  await fireEvent.click(button('Hand in CRANE'));
  expect(table.requests('play')).toEqual([{ action: { guess: { word: 'crane' } }, revision: table.told.update.revision }]);
  await until(() => guess().value).toBe('');
  expect(document.activeElement).toBe(guess());
});

test('Enter hands in, and needs five letters', async () => {
  const table = sit('alone');
  await type('cran');
  await fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(screen.getByRole('alert').textContent).toContain('A guess has five letters. Nothing spent.');
  await type('e');
  await fireEvent.keyDown(guess(), { key: 'Enter' });
  expect(table.requests('play')).toHaveLength(1);
});

test('a refusal stands beside the row in the server’s sentence, and the letters stay', async () => {
  const table = sit('alone');
  table.refuses = 'FJORF is no word.';
  await type('fjorf');
  await fireEvent.click(button('Hand in FJORF'));
  await until(() => screen.queryByRole('alert')?.textContent).toContain('FJORF is no word. Nothing spent.');
  expect(button('Hand in').disabled).toBe(true);
  expect(guess().value).toBe('fjorf');
  expect(guess().getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(guess().getAttribute('aria-describedby')!)?.textContent).toContain('FJORF is no word.');
});

test('the server is asked about a word while it is typed', async () => {
  const table = sit('alone');
  table.refuses = 'FJORF is no word.';
  await type('fjorf');
  await until(() => screen.queryByText(/FJORF is no word\./)).toBeTruthy();
  expect(table.requests('check_move')).toContainEqual({ action: { guess: { word: 'fjorf' } } });
});

test('in a team Enter proposes, and agreeing proposes the same', async () => {
  const table = sit('team');
  await type('fresh');
  await fireEvent.click(button('Propose'));
  expect(table.requests('propose')).toEqual([{ action: { guess: { word: 'fresh' } } }]);
  expect(table.requests('play')).toEqual([]);
  await fireEvent.click(button('Agree: CRIME'));
  expect(table.requests('propose').at(-1)).toEqual({ action: { guess: { word: 'crime' } } });
  expect(screen.getByText('Ines · 1 of 2 agrees')).toBeTruthy();
  await fireEvent.click(button('Hand in: CRIME'));
  expect(table.requests('play')).toMatchObject([{ action: { guess: { word: 'crime' } } }]);
});

test('where another is the captain, one proposes and leaves it to them', async () => {
  const table = sit('team');
  table.room({ captain: 3 });
  await until(() => screen.queryByText('Everybody may propose; Ines is the captain and hands in for the team.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Hand in/ })).toBeNull();
  await fireEvent.click(button('Use Letter query'));
  await type('s');
  expect(screen.queryByRole('button', { name: 'Give up a token' })).toBeNull();
  await fireEvent.click(screen.getAllByRole('button', { name: 'Propose' })[0]!);
  expect(table.requests('propose')).toEqual([{ action: { discard: { favour: { letter_query: { letter: 's' } } } } }]);
  table.change(() => ({ away: [3] }));
  await until(() => screen.queryByRole('button', { name: 'Hand in: CRIME' })).toBeTruthy();
  table.change(() => ({ away: [] }));
  table.room({ captain: 2 });
  await until(() => screen.queryByText('Everybody may propose; you are the captain and hand in for the team.')).toBeTruthy();
  expect(button('Hand in: CRIME')).toBeTruthy();
});

test('a proposal that arrives is spoken', async () => {
  const table = sit('team');
  table.change(() => ({ proposals: [{ seat: 3, action: { guess: { word: 'wires' } } }] }));
  await until(() => announced.text).toBe('Ines proposes WIRES.');
});

test('a tap on a clue is a doubt, and says how many doubt it', async () => {
  const table = sit('team');
  const mine = button('Doubt M in place 5 of row 1, said absent');
  expect(mine.getAttribute('aria-pressed')).toBe('true');
  await fireEvent.click(mine);
  expect(table.requests('note')).toEqual([{ key: '1.5', value: '-' }]);
  await fireEvent.click(button(/^Doubt N in place 1 of row 2/));
  expect(table.requests('note').at(-1)).toEqual({ key: '2.1', value: 'doubt' });
  expect(screen.getByText(/You and Ines doubt M\./)).toBeTruthy();
});

test('one clue is in the order of Tab, the arrows reach the others', async () => {
  sit('alone');
  const clues = screen.getAllByRole('button', { name: /^Doubt/ });
  expect(clues.filter((clue) => clue.tabIndex === 0)).toHaveLength(1);
  button(/^Doubt N in place 1 of row 2/).focus();
  await fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(button(/^Doubt D in place 1 of row 1/));
});

test('a token is laid on a letter that is chosen first', async () => {
  const table = sit('halftime');
  await fireEvent.click(button('Lay a token'));
  expect(button('Lay the token').disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Hand in' })).toBeNull();
  await fireEvent.click(button('Lay a token on N, third letter of row 5'));
  expect(screen.getByText(/you learn whether its clue is Fact or Fiction\. One token is left then\./)).toBeTruthy();
  await fireEvent.click(button('Lay the token'));
  expect(table.requests('play')).toMatchObject([{ action: { token: { row: 5, place: 3 } } }]);
  await until(() => screen.queryByRole('button', { name: 'Hand in' })).toBeTruthy();
});

test('a card asks for its letter and is paid with a token', async () => {
  const table = sit('team');
  await fireEvent.click(button('Use Letter query'));
  expect(button('Give up a token').disabled).toBe(true);
  expect(button(/^A\b/).disabled).toBe(true); // named already, so not offered
  await type('s');
  await fireEvent.click(button('Give up a token'));
  expect(table.requests('play')).toMatchObject([{ action: { discard: { favour: { letter_query: { letter: 's' } } } } }]);
});

test('a card that cannot be used says why, in the server’s words', async () => {
  const table = sit('team');
  table.refuses = 'You have no token left.';
  table.change(({ offers }) => ({ offers: (offers as object[]).filter((offer) => !('discard' in offer)) }));
  await until(() => screen.queryByText('You have no token left.')).toBeTruthy();
  expect(table.requests('check_move')).toContainEqual({ action: { discard: { favour: { letter_query: { letter: 'q' } } } } });
});

test('what a bot would do is told in words', async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  const table = sit('alone');
  table.aids['hint'] = { action: { token: { row: 2, place: 3 } }, why: 'It tells most.' };
  await fireEvent.click(button('Help'));
  await fireEvent.click(button('What would a bot do?'));
  await until(() => screen.queryByText('It would play: Token on B, third letter of row 2. It tells most.')).toBeTruthy();
  table.aids['hint'] = {};
  await fireEvent.click(button('What would a bot do?'));
  await until(() => screen.queryByText('It would do nothing now.')).toBeTruthy();
});

test('help comes in steps: how many words, my word, a hint, the list', async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  const table = sit('alone');
  table.aids['words'] = { count: 14, words: ['crane', 'crate'], behind: 12 };
  await fireEvent.click(button('Help'));
  expect(button('Is my word possible?').disabled).toBe(true);
  await fireEvent.click(button('How many words are left?'));
  await until(() => screen.queryByText('14 words are still possible, as far as you can know.')).toBeTruthy();
  expect(screen.queryByText('CRATE')).toBeNull();
  await type('crane');
  await fireEvent.click(button('Is CRANE possible?'));
  await until(() => screen.queryByText('CRANE may still be the secret.')).toBeTruthy();
  expect(table.requests('aid').at(-1)).toEqual({ name: 'words', about: 'crane' });
  await fireEvent.click(button('List the words that are possible'));
  await until(() => screen.queryByText('CRATE')).toBeTruthy();
});

test('in a team a proposal is withdrawn, and a second takes the place of the first', async () => {
  const table = sit('team');
  table.change(() => ({ proposals: [{ seat: table.store.seat, action: { guess: { word: 'crime' } } }] }));
  await fireEvent.click(await screen.findByRole('button', { name: 'Withdraw: CRIME' }));
  expect(table.requests('withdraw')).toEqual([{}]);
  await type('fresh');
  await until(() => screen.queryByText(/Proposing FRESH takes the place of your last proposal\./)).toBeTruthy();
  await fireEvent.click(button('Propose'));
  await until(() => announced.text).toContain('FRESH takes the place of your last proposal.');
});

test('a token that shows a lie says what follows, where help is allowed and no card lies open', async () => {
  const table = sit('alone');
  const rows = table.view.board.rows.map((row, index) => (index === 1 ? { ...row, answers: row.answers.map((each) => (each === 'fact' ? ('fiction' as const) : each)) } : row));
  dispatchEvent(new Event('resize'));
  table.board({ rows });
  await until(() => screen.queryByText('So the other four of this row are true.')).toBeTruthy();
  table.board({ librarian_card: 'two_lies' });
  await until(() => screen.queryByText('So the other four of this row are true.')).toBeNull();
});

test('the pencil notes, and typing does not', async () => {
  const table = sit('alone');
  await fireEvent.click(button('Pencil'));
  await fireEvent.click(button('Z'));
  expect(table.requests('note')).toEqual([{ key: 'z', value: 'out' }]);
  expect(guess().value).toBe('');
  await fireEvent.contextMenu(button('X'));
  expect(table.requests('note').at(-1)).toEqual({ key: 'x', value: 'out' });
});

test('a click on a key leaves the focus where it is', async () => {
  sit('alone');
  guess().focus();
  const went = await fireEvent.mouseDown(button('Z'));
  expect(went).toBe(false); // its default, to take the focus, is prevented
  await fireEvent.click(button('Z'));
  expect(guess().value).toBe('z');
});

test('while the Lie-brarian answers the clock stands, and says why', () => {
  sit('deceive');
  expect(screen.getByRole('timer').getAttribute('aria-label')).toContain('Paused: Viktor answers');
  expect(button('Hand in').disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Lay a token' })).toBeNull();
});

const clocks = () => screen.getAllByRole('timer').map((clock) => clock.getAttribute('aria-label'));
const choiceClock = { name: 'choice_seconds', value: '90' };

test('where the Lie-brarian has a clock, the Guessers see it run beside their own', async () => {
  const table = sit('deceive', 2, choiceClock);
  const since = table.told.update.now - 30_000;
  table.board({ choosing_since: since });
  await until(() => clocks()).toContain('Lie-brarian’s time, 1 minute left');
  expect(clocks()).toHaveLength(2);
  table.board({ phase: 'guess' });
  await until(() => clocks()).toHaveLength(1);
});

test('whoever keeps a card sees how long that may take', async () => {
  const table = sit('keep', 2, choiceClock);
  table.board({ choosing_since: table.told.update.now });
  await until(() => clocks()).toEqual(['Your time to choose, 1 minute 30 seconds left']);
});

test('boards, tokens and times are what the server says', async () => {
  sit('alone');
  await until(() => screen.queryByText('five tan boards, 8:00')).toBeTruthy();
  expect(screen.getByText(/^\d of 3 left$/)).toBeTruthy();
});

test('without the cards it is played with what the view tells', async () => {
  const table = sit('second', 2, { name: 'silent', value: 'yes' });
  await until(() => screen.getAllByRole('heading', { level: 2, name: /half$/ }).map((half) => half.textContent)).toEqual(['First half', 'Second half']);
  expect(screen.getByText(/^\d left$/)).toBeTruthy();
  await type('crane');
  await fireEvent.click(button('Hand in CRANE'));
  expect(table.requests('play')).toMatchObject([{ action: { guess: { word: 'crane' } } }]);
});

test('halftime is said where nobody misses it, until the next guess', async () => {
  const table = sit('halftime');
  await until(() => screen.queryByText('Halftime')).toBeTruthy();
  table.board({ boards_left: 4, rows: [...table.view.board.rows, table.view.board.rows[0]!] });
  table.change(({ view }) => ({ view: { ...view, halves: [view.halves[0]!, { boards: 5, guesses: 1 }] } }));
  await until(() => screen.queryByText('Halftime')).toBeNull();
});

test('one of two cards is kept', async () => {
  const table = sit('keep');
  const cards = within(screen.getByRole('group', { name: 'Keep one card' }));
  expect(button('Keep this card').disabled).toBe(true);
  await fireEvent.click(cards.getByRole('radio', { name: /^Honest place/ }));
  await fireEvent.click(button('Keep this card'));
  expect(table.requests('play')).toMatchObject([{ action: { keep: { ability: 'honest_place' } } }]);
});

test('while a word is chosen, it is said who chooses', () => {
  sit('choosing');
  expect(screen.getByText(/^Viktor chooses a word from the book\./)).toBeTruthy();
});

test('what is typed before the first guess is kept for it', async () => {
  keepEarly();
  await type('cr');
  const table = sit('choosing');
  await type('an');
  await fireEvent.keyDown(document.body, { key: 'Enter' });
  expect([guess().value, table.requests('play')]).toEqual(['cran', []]);
});

test('Enter after a click on a clue hands in, and does not press the clue again', async () => {
  const table = sit('alone');
  await type('crane');
  const clue = button(/^Doubt N in place 1 of row 2/);
  clue.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  clue.focus();
  await fireEvent.click(clue);
  const isLeft = await fireEvent.keyDown(clue, { key: 'Enter' });
  expect(isLeft).toBe(false); // or the browser would press it
  expect([table.requests('note').length, table.requests('play').length]).toEqual([1, 1]);
});

test('a word that was guessed already is handed in only by a second press', async () => {
  const table = sit('alone');
  await type('noble');
  await fireEvent.click(button('Hand in NOBLE'));
  expect(screen.getByRole('alert').textContent).toContain('NOBLE stands in row 2 already.');
  expect(table.requests('play')).toEqual([]);
  await fireEvent.click(button('Hand in NOBLE'));
  expect(table.requests('play')).toHaveLength(1);
});

test('before the last guess of a half it is said that an unused token lapses', async () => {
  const table = sit('alone');
  expect(screen.queryByText(/lapses at halftime/)).toBeNull();
  table.change(({ view }) => ({ view: { ...view, token_lapses: true } }));
  await until(() => screen.queryByText(/lapses at halftime/)).toBeTruthy();
});

test('where no token can be laid, the server says why', async () => {
  const table = sit('alone');
  table.refuses = 'One token a guess, and it is laid.';
  table.change(({ offers }) => ({ offers: (offers as object[]).filter((offer) => !('token' in offer)) }));
  await until(() => screen.queryByText('No token now: One token a guess, and it is laid.')).toBeTruthy();
});

test('a letter that a card forbids looks and sounds forbidden', async () => {
  const table = sit('alone');
  table.board({ next: { ...table.view.board.next, banned: 'q' } });
  await until(() => screen.queryByRole('button', { name: 'Q, not allowed in this guess' })?.className).toContain('banned');
});

test('wide, a row has a margin, and what is done now stands beside the row that is written on', async () => {
  dispatchEvent(new Event('resize'));
  sit('team');
  expect(screen.getByText('You and Ines doubt M.').closest('.margin')).toBeTruthy();
  expect(button('Hand in').closest('.panel')).toBeTruthy();
  vi.stubGlobal('innerWidth', 400);
  dispatchEvent(new Event('resize'));
});

test('wide, a token can be laid on the last row of the half that is over', async () => {
  vi.stubGlobal('innerWidth', 1440);
  dispatchEvent(new Event('resize'));
  const table = sit('halftime');
  await fireEvent.click(button('Lay a token'));
  await fireEvent.click(button('Lay a token on N, third letter of row 5'));
  await fireEvent.click(button('Lay the token'));
  expect(table.requests('play')).toMatchObject([{ action: { token: { row: 5, place: 3 } } }]);
  vi.stubGlobal('innerWidth', 400);
  dispatchEvent(new Event('resize'));
});

test('tips follow the state of play in a first game, and go when they are not wanted', async () => {
  settings.tipsDone = '';
  const table = sit('alone');
  expect(screen.getByText('Type the next word: try other letters, or test what you doubt.')).toBeTruthy();
  await type('crane');
  await until(() => screen.queryByText(/^Press Enter to hand it in\./)).toBeTruthy();
  table.change(({ offers }) => ({ offers: [...(offers as object[]).filter((offer) => !('token' in offer)), { token: { spots: [{ row: 2, place: 1, neighbours: '' }] } }] }));
  table.board({ rows: table.view.board.rows.map((row) => ({ ...row, answers: row.answers.map(() => 'none' as const) })) });
  await until(() => screen.queryByText(/^One of these five lies\./)).toBeTruthy();
  await fireEvent.click(button('No more tips'));
  await until(() => screen.queryByText(/Tip/)).toBeNull();
  expect(settings.tipsDone).toBe('fiction');
});

test('who watches sees the boards and has nothing to press on them', () => {
  sit('watching', 3);
  expect(screen.getByText('You are watching.')).toBeTruthy();
  expect(screen.getByText(/^Row 2, NOBLE\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Doubt|token|Hand in|Pencil/ })).toBeNull();
});

test('the focus goes to the next row when the row that had it is answered', async () => {
  const table = sit('alone');
  guess().focus();
  const row = { ...table.view.board.rows[0]!, shared: false };
  table.board({ phase: 'deceive', boards_left: 2, rows: [...table.view.board.rows, row] });
  await until(() => document.activeElement?.getAttribute('aria-label')).toBe('Guess 4: type five letters');
});

test('one ink-filled button a screen', () => {
  for (const name of ['alone', 'team', 'keep', 'halftime', 'second']) {
    sit(name);
    expect(document.querySelectorAll('.btn.primary'), name).toHaveLength(1);
    cleanup();
  }
});
