import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../../../shell/settings.svelte';
import type * as protocol from '../../../wire/types/protocol';
import End from './End.svelte';
import { changed, closed, found, kept, roomAt, viewOf, type Played } from './fixtures';

// A busy machine takes its time to look for roles.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000, defaultHidden: true }); // what is hidden is costly to find out here

const cards = {
  books: Array.from({ length: 56 }, (_, place) => ({ title: `Book ${place}`, author: 'Somebody', year: place === 0 ? -411 : 1900 })),
  abilities: [{ name: 'new_word', title: 'New word', sentence: '', side: 'librarian', rule: 'B-07g' }],
  boards: 5,
  tokens: 3,
  half_ms: 600_000,
};

let reviewThere = true;
function serve(played: Played): void {
  vi.stubGlobal('fetch', async (url: URL) => {
    if (url.pathname.endsWith('/cards')) return Response.json(cards);
    if (reviewThere && url.pathname.endsWith(`/api/tables/${played.room.table}/review`)) return Response.json(played.review);
    return Response.json({ refused: { code: 'not_here', sentence: 'There is nothing at this address.' } }, { status: 404 });
  });
}

function show(played: Played, member?: number) {
  serve(played);
  const at = roomAt(played, member);
  return { ...at, ...render(End, { props: { room: at.room, view: viewOf(played) } }) };
}
function layoutOf(width: number): void {
  vi.stubGlobal('innerWidth', width);
  dispatchEvent(new Event('resize'));
}
const rows = () => within(screen.getByRole('region', { name: 'Every row, and its lie' })).getAllByRole('listitem').map((row) => row.textContent);

beforeEach(() => {
  reviewThere = true;
  // jsdom has no dialogs of its own.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  settings.emoji = false;
});

describe('the end of a game', () => {
  test('says who won, what the secret was, and each lie', async () => {
    show(found);
    const heading = screen.getByRole('heading', { level: 1, name: 'Guessers win' });
    screen.getByText('You found it on guess 5, with 10:00 left in the first half.');
    screen.getByText('The secret: ROVED');
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await waitFor(() => expect(rows()[0]).toContain('Row 1, DARES: the lie was D, said absent, truly elsewhere; a token on D said fiction; 23 words left.'));
    expect(rows()).toHaveLength(5);
    expect(rows()[4]).toContain('Row 5, ROVED: the secret.');
    expect(rows()[0]).toContain('Liar: “It leaves the Guessers 162 words.”');
  });

  test('rings as many clues as there were lies, and hatches no other', () => {
    const { container } = show(found);
    const board = container.querySelectorAll('ol .board');
    expect([...board].map((row) => row.querySelectorAll('svg.ring').length)).toEqual([1, 1, 1, 1, 0]);
    expect([...board].map((row) => row.querySelectorAll('.m:not(.proven)').length)).toEqual([1, 1, 1, 1, 0]);
  });

  test('is staged, and any press shows it all at once', async () => {
    const { container } = show(found);
    const isSkipped = () => container.querySelector('.sheet')?.classList.contains('skipped');
    expect(isSkipped()).toBe(false);
    await fireEvent.keyDown(document.body, { key: ' ' });
    expect(isSkipped()).toBe(true);
  });

  test('waits for the count of words, says so, and asks again', async () => {
    reviewThere = false;
    show(found);
    screen.getByText('Counting the words that were still possible …');
    await screen.findByText(/How many words were still possible cannot be told now/);
    expect(rows()[0]).not.toContain('words left');
    reviewThere = true;
    screen.getByRole('button', { name: 'Try again' }).click();
    await waitFor(() => expect(rows()[0]).toContain('23 words left.'));
  });

  test('checks the seals, and is not fooled', () => {
    show(found);
    screen.getByRole('heading', { name: 'Seals verified' });
    screen.getByText(/Your browser checked all 5 seals/);
    cleanup();

    const openings = found.update.whole.openings.map((each) => (each.ordinal === 3 ? { ...each, nonce: '00'.repeat(32) } : each));
    show({ ...found, update: { ...found.update, whole: { ...found.update.whole, openings } } });
    screen.getByRole('heading', { name: 'The seals do not fit' });
    screen.getByText(/seal 3 did not open to what was promised/);
    expect(screen.queryByText('Seals verified')).toBeNull();
    cleanup();

    const view = viewOf(found);
    const lied = { ...view, desk: { ...view.desk!, secret: 'roped' } };
    show({ ...found, update: { ...found.update, whole: { ...found.update.whole, view: lied } } });
    screen.getByText(/The seals say something else about the chosen word, row 1/);
  });

  test('says how to check elsewhere', () => {
    show(found);
    const record = screen.getByRole('link', { name: 'Record of the game', hidden: true });
    expect(record.getAttribute('href')).toContain(`/api/tables/${found.room.table}/record`);
    screen.getByText(`liebrary verify ${found.room.table}.txt`);
  });

  test('of a game without a result has its own words, and the lies all the same', async () => {
    const { hear } = show(closed);
    screen.getByRole('heading', { level: 1, name: 'No result' });
    screen.getByText(/closed after 2 guesses. Nobody has won, nobody has lost/);
    expect(rows()[0]).toContain('the lie was E, said elsewhere, truly absent');
    screen.getByRole('heading', { name: 'Seals verified' });
    hear({ bye: closed.bye! });
    hear({ room: { ...closed.room, phase: 'closed' } });
    await tick();
    expect(screen.queryByRole('button', { name: /Rematch/ })).toBeNull();
  });

  test('tells of a changed word, the card and who won with it', async () => {
    show(changed);
    screen.getByRole('heading', { level: 1, name: 'The Lie-brarian wins' });
    screen.getByText('Your word was safe through 10 guesses.');
    screen.getByText('Up to row 1 it was GALES; then the card New word changed it.');
    await waitFor(() => expect(rows()[1]).toContain('New word was used'));
    expect(rows()[0]).toContain('about GALES');
    screen.getByText('New word, and not Hurry; used in row 2');
    screen.getByText(/It stands before MATEY/);
    expect(screen.getAllByText(/^(gales|caves)$/).map((mark) => mark.tagName)).toEqual(['MARK', 'MARK']);
  });
});

describe('after the game', () => {
  test('the host begins a rematch, and knows who lies next', async () => {
    const { sent, hear } = show(found);
    const button = screen.getByRole('button', { name: 'Rematch, you lie next' });
    button.click();
    await waitFor(() => expect(sent.some(({ request }) => 'rematch' in request)).toBe(true));
    const { id } = sent.find(({ request }) => 'rematch' in request)!;
    hear({ answer: { id, refused: { code: 'seats_open', sentence: 'A seat is empty.' } } });
    await screen.findByText('A seat is empty.');
  });

  test('whoever sits asks for a rematch, everybody sees it, and it can be taken back', async () => {
    const host = { member: 9, name: 'Wim', here: true, host: true, muted: false };
    const seats = [{ ...kept.room.seats[0]! }, { ...kept.room.seats[1]!, bot: undefined!, member: 9, ready: false }];
    const room = { ...kept.room, seats, members: [...kept.room.members.map((each) => ({ ...each, host: false })), host] };
    const { sent, hear } = show({ ...kept, room });
    screen.getByRole('button', { name: /^Rematch/ }).click();
    await waitFor(() => expect(sent.some(({ request }) => 'rematch' in request)).toBe(true));
    hear({ answer: { id: sent.find(({ request }) => 'rematch' in request)!.id } });
    hear({ room: { ...room, seats: seats.map((seat) => ({ ...seat, ready: true })) } });
    await screen.findByText('Wim asks for a rematch.');
    screen.getByText(/^You have asked for a rematch\. It begins when Wim agrees/);
    screen.getByRole('button', { name: 'Not now after all' }).click();
    await waitFor(() => expect(sent.at(-1)!.request).toEqual({ ready: { ready: false } }));
  });

  test('a rematch that begins does not cast doubt on the seals of this game', async () => {
    const { hear } = show(found);
    hear({ room: { ...found.room, table: '0'.repeat(32), round: 2, phase: 'playing' } });
    await tick();
    screen.getByRole('heading', { name: 'Seals verified' });
    expect(screen.queryByRole('button', { name: /Rematch/ })).toBeNull();
  });

  test('the end of the next game is told with its own table, also to who slept through it', async () => {
    const { hear, rerender } = show(found);
    serve(kept);
    hear({ room: { ...kept.room, round: 2 } });
    hear({ update: { ...kept.update, round: 2 } });
    await rerender({ view: viewOf(kept) });
    screen.getByRole('heading', { name: 'Seals verified' });
    screen.getByText(/Your browser checked all 10 seals/);
    await waitFor(() => expect(rows()[0]).toContain('532 words left'));
  });

  test('from the other seat the bot lies next', () => {
    show(kept);
    screen.getByRole('button', { name: 'Rematch, Random lies next' });
  });

  test.each<[string, protocol.SeatHolder, string]>([
    ['a bot', { bot: 'liar' }, 'Rematch, Liar lies next'],
    ['nobody', {}, 'Rematch'],
    ['somebody else', { member: 7 }, 'Rematch, Wim lies next'],
    ['somebody for whom a bot plays', { member: 7, bot: 'liar' }, 'Rematch, Wim lies next'],
    ['me', { member: kept.member }, 'Rematch, you lie next'],
  ])('the server says who lies next: %s', (_, next, name) => {
    const members = [...kept.room.members, { member: 7, name: 'Wim', here: true, host: false, muted: false }];
    show({ ...kept, room: { ...kept.room, members, rematch_seats: [next, { bot: 'reader' }] } });
    screen.getByRole('button', { name });
    cleanup();
    show({ ...kept, room: { ...kept.room, members, seats: kept.room.seats.toReversed(), rematch_seats: [{ bot: 'reader' }, next] } });
    screen.getByRole('button', { name });
  });

  test('who watches can do everything but that', () => {
    const watching = { ...found, room: { ...found.room, members: [...found.room.members, { member: 7, name: 'Wim', here: true, host: false, muted: false }] } };
    show(watching, 7);
    screen.getByText('Found on guess 5, with 10:00 left in the first half.');
    expect(screen.queryByRole('button', { name: /Rematch/ })).toBeNull();
    screen.getByText('Ada can begin a rematch: Ada lies next.');
    expect(screen.getByRole('link', { name: 'Replay' }).getAttribute('href')).toBe(`t/${found.room.table}`);
    screen.getByRole('link', { name: 'Home' });
  });

  test('stays as it was, however people sit and what is agreed for the next game', async () => {
    const { hear } = show(found);
    const [first, second] = found.room.seats;
    const options = found.room.options.map((each) => (each.name === 'edition' ? { ...each, value: 'banned' } : each));
    hear({ room: { ...found.room, options, rematch_seats: [{}, { member: found.member }], seats: [{ ...first!, bot: undefined!, member: found.member }, { ...second!, member: undefined! }] } });
    await tick();
    screen.getByText('You found it on guess 5, with 10:00 left in the first half.');
    expect(rows()[0]).toContain('Liar: “It leaves the Guessers 162 words.”');
    screen.getByRole('button', { name: 'Rematch' });
  });

  test('shows who is there, lets them talk, and leads to the seats', async () => {
    serve(found);
    const onseats = vi.fn();
    const { room, sent, hear } = roomAt(found);
    hear({ chat_message: { number: 1, member: 7, name: 'Wim', text: 'Well lied!', team: false, at: 1 } });
    layoutOf(1440);
    render(End, { props: { room, view: viewOf(found), onseats } });
    screen.getByText('Well lied!');
    expect(screen.getByRole('list', { name: 'At the table' }).textContent).toContain('Liar');
    await fireEvent.input(screen.getByRole('textbox', { name: 'Say something to everybody' }), { target: { value: 'Again?' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent.map(({ request }) => request)).toContainEqual({ chat: { text: 'Again?', team: false } });
    await fireEvent.click(screen.getByRole('button', { name: 'Seats and invitation' }));
    expect(onseats).toHaveBeenCalledOnce();
  });

  test('on a narrow screen people and talk are a button each', () => {
    layoutOf(390);
    show(found);
    screen.getByRole('button', { name: '2 at the table' });
    expect(screen.queryByRole('list', { name: 'At the table' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Seats and invitation' })).toBeNull(); // nowhere to go
  });

  test('the text can be shared, copied, or at least selected', async () => {
    show(found);
    await waitFor(() => expect(rows()[0]).toContain('23 words left'));
    screen.getByRole('button', { name: 'Share' }).click();
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text to share' });
    expect(field.value).toContain('The Guessers found the word on guess 5.');
    expect(field.value).not.toMatch(/ROVED|DARES|lied/);
    expect(field.value.split('\n').at(-1)).toMatch(new RegExp(`^http.*/t/${found.room.table}$`));
    screen.getByRole('checkbox', { name: 'With the words and the lies' }).click();
    await waitFor(() => expect(field.value).toContain('1. DARES: lied about D, 23 words left'));
    screen.getByRole('checkbox', { name: 'With pictures (emoji)' }).click();
    await waitFor(() => expect(field.value).toContain('🤥'));

    screen.getByRole('button', { name: 'Copy' }).click(); // jsdom has no clipboard, as a page over http
    await screen.findByText(/The text is selected/);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);

    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    vi.stubGlobal('isSecureContext', true);
    screen.getByRole('button', { name: 'Copy' }).click();
    await screen.findByText('Copied.');
    expect(writeText).toHaveBeenCalledWith(field.value);
  });

  test('a device that can share is asked to', async () => {
    const share = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { share });
    show(found);
    screen.getByRole('button', { name: 'Share' }).click();
    (await screen.findByRole('button', { name: 'Share …' })).click();
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    const url = expect.stringMatching(/\/t\/[0-9a-f]+$/) as string;
    expect(share.mock.calls[0]).toEqual([{ text: expect.stringContaining('The Guessers found the word on guess 5.') as string, url }]);
  });
});
