import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as fiction from '../../../wire/types/fiction';
import type * as protocol from '../../../wire/types/protocol';
import byHand from './fixtures/by_hand.json';
import cards from './fixtures/cards.json';
import choose from './fixtures/choose.json';
import keep from './fixtures/keep.json';
import later from './fixtures/later.json';
import name from './fixtures/name.json';
import { TestTable, type Fixture } from './fixtures/table';
import useBan from './fixtures/use_ban.json';
import useBlank from './fixtures/use_blank.json';
import useExchange from './fixtures/use_exchange.json';
import useNewWord from './fixtures/use_new_word.json';
import useTwoLies from './fixtures/use_two_lies.json';
import useWholeTruth from './fixtures/use_whole_truth.json';
import waiting from './fixtures/waiting.json';
import Liebrarian from './Liebrarian.svelte';

// Roles and names are worked out slowly here, and more so on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 10_000 });

let table: TestTable;

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(cards))));
});
afterEach(() => {
  cleanup();
  table.room.end();
  vi.unstubAllGlobals();
});

function sit(fixture: unknown, answers?: (request: protocol.Request) => Partial<protocol.Answer>): void {
  const told = fixture as Fixture;
  table = new TestTable(told, (request) => ('aid' in request && request.aid.name === 'lies' ? { aid: told.lies } : (answers?.(request) ?? {})));
  render(Liebrarian, { room: table.room, view: table.view });
}
const refusing = (code: string, sentence: string) => (request: protocol.Request) =>
  'check_move' in request || 'play' in request ? { refused: { code, sentence } } : {};

const withTable = <Update extends { whole: object }>(update: Update, changed: object) => ({ ...update, whole: { ...update.whole, ...changed } });
const share = (shown: string, use: fiction.Use = { plainly: {} }, honest?: string): fiction.Action => ({
  share: { shown, use, ...(honest === undefined ? {} : { honest }) },
});

const heading = () => screen.getByRole('heading', { level: 1 });
const letter = (index: number) => within(screen.getAllByRole('radiogroup')[index]!);
const say = (index: number, mark: string) => fireEvent.click(letter(index).getByRole('radio', { name: new RegExp(`say ${mark}`) }));
const press = (label: string | RegExp) => fireEvent.click(screen.getByRole('button', { name: label }));
const honestOf = (fixture: unknown) => ((fixture as Fixture).update.whole.offers as { share: fiction.ShareOffer }[])[0]!.share.honest!;
const guessOf = (fixture: unknown) => ((fixture as Fixture).update.whole.view as fiction.View).board.rows.at(-1)!.guess.toUpperCase();

describe('before the first guess', () => {
  it('keeps one of two ability cards, proposed and then committed', async () => {
    sit(keep);
    expect(heading().textContent).toBe('Keep one ability card');
    const commit = screen.getByRole<HTMLButtonElement>('button', { name: 'Keep this card' });
    expect(commit.disabled).toBe(true);
    const card = await screen.findByRole('radio', { name: 'Whole truth' });
    const described = () => document.getElementById(card.getAttribute('aria-describedby')!)?.textContent;
    await waitFor(() => expect(described()).toMatch(/wholly honest clues/));
    await fireEvent.click(card);
    expect(table.moves('play')).toEqual([]);
    await press('Keep Whole truth');
    expect(table.moves('play')).toEqual([{ keep: { ability: 'whole_truth' } }]);
  });

  it('hides a word of the card, yellow or red where red words are in play', async () => {
    sit(choose);
    expect(within(screen.getByRole('group', { name: /^Yellow words/ })).getAllByRole('radio')).toHaveLength(24);
    const red = within(screen.getByRole('group', { name: /^Red words/ })).getAllByRole<HTMLInputElement>('radio');
    expect(red).toHaveLength(8);
    await fireEvent.click(red[0]!);
    await press('Hide this word');
    expect(table.moves('play')).toEqual([{ choose: { word: red[0]!.value } }]);
  });

  it('has as long for it as the table gives', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...cards, choice_ms: 90_000 })));
    const board = { ...choose.update.whole.view.board, choosing_since: choose.update.now };
    const update = withTable(choose.update, { view: { ...choose.update.whole.view, board } });
    sit({ ...choose, update, room: { ...choose.room, options: [...choose.room.options, { name: 'choice_seconds', value: '90' }] } });
    await waitFor(() => expect(screen.getByRole('timer').getAttribute('aria-label')).toMatch(/^Your time to choose, 1 minute (30|2\d) seconds left$/));
  });

  it('shows red words that are not in play, and lets nobody choose them', () => {
    const offers = [{ choose: { words: (choose.update.whole.view.desk.front.yellow as string[]).slice() } }];
    sit({ ...choose, update: withTable(choose.update, { offers }) });
    const red = screen.getByRole('group', { name: 'Red words, not in play at this table' });
    expect(within(red).queryAllByRole('radio')).toEqual([]);
    expect(red.textContent).toContain(choose.update.whole.view.desk.front.red[0]!.toUpperCase());
  });

  it('names a letter, in the order of the word', async () => {
    sit(name);
    const letters = screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.value);
    expect(letters.join('')).toBe(name.update.whole.view.desk.secret);
    await fireEvent.click(screen.getAllByRole('radio')[2]!);
    await press(`Name ${letters[2]!.toUpperCase()}`);
    expect(table.moves('play')).toEqual([{ name: { letter: letters[2] } }]);
  });

  it('says the refusal of the server beside the button', async () => {
    sit(name, refusing('odd', 'Another time.'));
    await fireEvent.click(screen.getAllByRole('radio')[0]!);
    await press(/^Name /);
    expect(await screen.findByText('Another time.')).toBeTruthy();
  });

  it('waits for the first guess with all boards before it', () => {
    sit(waiting);
    expect(heading().textContent).toBe('The Guessers think of their first guess');
    expect(screen.getByText(/^5 boards are left in this half/)).toBeTruthy();
  });
});

describe('a guess to answer', () => {
  const guess = guessOf(later);
  const honest = honestOf(later);
  // A letter that is honestly absent, so that two lies about it are possible.
  const absent = honest.indexOf('x');

  it('shows the honest clues as chosen, and what each lie would leave', async () => {
    sit(later);
    expect(heading().textContent).toBe('Row 3: choose one lie');
    const truths = screen.getAllByRole<HTMLInputElement>('radio', { name: /, the truth$/ });
    expect(truths).toHaveLength(5);
    expect(truths.every((radio) => radio.checked)).toBe(true);
    const best = later.lies.lies[0]!;
    const most = await screen.findAllByRole('radio', { name: /, the most$/ });
    expect(most[0]!.getAttribute('aria-label')).toContain(`leaves ${best.left} word`);
  });

  it('takes one tap for a lie, previews it in one sentence and shares it once', async () => {
    sit(later);
    await say(absent, 'right');
    await say(absent, 'elsewhere');
    const clues = `${honest.slice(0, absent)}~${honest.slice(absent + 1)}`;
    const preview = within(screen.getByRole('region', { name: 'What the Guessers will see' }));
    expect(preview.getByText(new RegExp(`^Row 3, ${guess}\\. Said .*elsewhere: .*${guess[absent]} in place ${absent + 1}`))).toBeTruthy();
    expect(preview.getByText(`${guess[absent]} is your lie: in truth absent, you say elsewhere.`)).toBeTruthy();
    await waitFor(() => expect(table.moves('check_move').at(-1)).toEqual(share(clues)));
    await press('Share clues');
    expect(table.moves('play')).toEqual([share(clues)]);
  });

  it('cannot be shared while the server refuses it, in the words of the server', async () => {
    sit(later, refusing('no_lie', 'There is no lie in these clues; change exactly one.'));
    await screen.findByText('There is no lie in these clues; change exactly one.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Share clues' }).disabled).toBe(true);
  });

  it('warns where the lie gives itself away, and lets it be shared', async () => {
    sit(later, (request) => ('check_move' in request ? { warning: 'Only the first clue can be the lie.' } : {}));
    await say(absent, 'right');
    await screen.findByText('Only the first clue can be the lie.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Share clues' }).disabled).toBe(false);
  });

  it('goes from letter to letter with the arrow keys', async () => {
    sit(later);
    const first = letter(0).getByRole('radio', { name: /the truth$/ });
    first.focus();
    await fireEvent.keyDown(first, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(letter(1).getByRole('radio', { name: /the truth$/ }));
    await fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' });
    await fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(letter(4).getByRole('radio', { name: /the truth$/ }));
  });

  it('lets nothing but the truth be said where it was promised', () => {
    const [offer] = later.update.whole.offers;
    sit({ ...later, update: withTable(later.update, { offers: [{ share: { ...offer!.share, may_lie: '2345' } }] }) });
    const open = letter(0).getAllByRole<HTMLInputElement>('radio').filter((radio) => !radio.disabled);
    expect(open.map((radio) => radio.getAttribute('aria-label'))).toEqual([expect.stringMatching(/the truth$/)]);
    expect(screen.getByText(/Promised honest: place 1\./)).toBeTruthy();
  });

  it('tells the earlier rows with their lies, until the card is covered', async () => {
    sit(later);
    expect(screen.getAllByText(/^Row 1, .*The clue under . is a lie\. In truth/).length).toBeGreaterThan(0);
    expect(screen.getByText(later.update.whole.view.desk.secret.toUpperCase())).toBeTruthy();
    await say(absent, 'right');
    await press('Cover my card');
    expect(screen.queryByText(/is a lie/)).toBeNull();
    expect(screen.queryByText(later.update.whole.view.desk.secret.toUpperCase())).toBeNull();
    expect(screen.queryAllByRole('radio')).toEqual([]);
    expect(heading().textContent).toBe('Row 3 waits for its clues');
    await press('Show it and answer');
    expect(heading().textContent).toBe('Row 3: choose one lie');
    expect(letter(absent).getByRole<HTMLInputElement>('radio', { name: /say right/ }).checked).toBe(true);
  });

  it('puts in what a bot would do, and commits nothing', async () => {
    const { action } = later.lies.lies[0]!;
    const room = { ...later.room, settings: { ...later.room.settings, aids: ['hint'] } };
    sit({ ...later, room }, (request) => ('aid' in request ? { aid: { action, why: 'It leaves most.' } } : {}));
    await press('Ask for a hint');
    await fireEvent.click(await screen.findByRole('button', { name: 'Put it in' }));
    await waitFor(() => expect(table.moves('check_move')).toContainEqual(action));
    expect(table.moves('play')).toEqual([]);
  });
});

describe('an ability card', () => {
  const use = async (fixture: unknown, title: string) => {
    sit(fixture);
    await fireEvent.click(await screen.findByRole('checkbox', { name: `Use ${title}` }));
  };
  const otherThan = (sign: string | undefined) => (sign === 'v' ? 'absent' : 'right');
  const sign = { absent: 'x', right: 'v' } as Record<string, string>;
  const lied = (honest: string, ...places: number[]) =>
    Array.from(honest, (each, place) => (places.includes(place) ? sign[otherThan(each)]! : each)).join('');

  it('of two lies holds two', async () => {
    await use(useTwoLies, 'Two lies');
    const honest = honestOf(useTwoLies);
    await say(0, otherThan(honest[0]));
    await say(3, otherThan(honest[3]));
    await press('Share clues');
    expect(table.moves('play')).toEqual([share(lied(honest, 0, 3), { two_lies: {} })]);
  });

  it('of the whole truth lets nothing else be said', async () => {
    await use(useWholeTruth, 'Whole truth');
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter((radio) => !radio.disabled)).toHaveLength(5);
    await press('Share clues');
    expect(table.moves('play')).toEqual([share(honestOf(useWholeTruth), { whole_truth: {} })]);
  });

  it('of a blank adds a place without a clue', async () => {
    await use(useBlank, 'Blank');
    const honest = honestOf(useBlank);
    await say(1, otherThan(honest[1]));
    await fireEvent.click(letter(4).getByRole('radio', { name: /without a clue/ }));
    await press('Share clues');
    expect(table.moves('play')).toEqual([share(`${lied(honest, 1).slice(0, 4)}_`, { blank: {} })]);
  });

  it('of exchange trades two clues', async () => {
    await use(useExchange, 'Exchange');
    const honest = honestOf(useExchange);
    const other = Array.from(honest).findIndex((each) => each !== honest[0]);
    const places = within(screen.getByRole('group', { name: 'Letters that trade their clues' })).getAllByRole('button');
    await fireEvent.click(places[0]!);
    await fireEvent.click(places[other]!);
    await press('Share clues');
    const traded = Array.from(honest);
    [traded[0], traded[other]] = [honest[other]!, honest[0]!];
    expect(table.moves('play')).toEqual([share(traded.join(''), { exchange: {} })]);
  });

  it('of a ban wants a letter, out of those that are offered', async () => {
    await use(useBan, 'Ban');
    const honest = honestOf(useBan);
    await say(0, otherThan(honest[0]));
    expect(screen.getByText('Choose the letter to ban.')).toBeTruthy();
    await fireEvent.change(screen.getByRole('combobox', { name: 'Letter that the next guess must do without' }), { target: { value: 'q' } });
    await press('Share clues');
    expect(table.moves('play')).toEqual([share(lied(honest, 0), { ban: { letter: 'q' } })]);
  });

  it('of a new word shows the honest clues about that word', async () => {
    await use(useNewWord, 'New word');
    const offer = useNewWord.update.whole.offers[0]!.share.use.new_word;
    await fireEvent.change(screen.getByRole('combobox', { name: 'The new secret' }), { target: { value: offer.words[1]! } });
    const honest = offer.honest[1]!;
    await say(2, otherThan(honest[2]));
    await press('Share clues');
    expect(table.moves('play')).toEqual([share(lied(honest, 2), { new_word: { word: offer.words[1]! } })]);
  });

  it('that cannot be used now says so', async () => {
    const [offer] = useBan.update.whole.offers;
    const { use: _, ...rest } = offer!.share;
    sit({ ...useBan, update: withTable(useBan.update, { offers: [{ share: rest }] }) });
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Use Ban' });
    expect(box.disabled).toBe(true);
    expect(screen.getByText(/It cannot be used for this guess\./)).toBeTruthy();
  });
});

describe('a table that marks by hand', () => {
  const wrong = 'The honest clues are not right at place 3; look again before you share.';
  it('has the honest clues checked before the lie is chosen', async () => {
    sit(byHand, (request) => {
      if (!('check_move' in request)) return {};
      const { shown, honest } = (request.check_move.action as { share: fiction.Share }).share;
      if (honest !== 'vxxxx') return { refused: { code: 'honest_clues_wrong', sentence: wrong } };
      return shown === honest ? { refused: { code: 'no_lie', sentence: 'There is no lie.' } } : {};
    });
    expect(heading().textContent).toMatch(/^Write the honest clues/);
    const check = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Check my clues' });
    expect(check().disabled).toBe(true);
    for (const place of [0, 1, 2, 3, 4]) await fireEvent.click(letter(place).getByRole('radio', { name: /absent/ }));
    await fireEvent.click(check());
    expect(await screen.findByText(wrong)).toBeTruthy();
    await fireEvent.click(letter(0).getByRole('radio', { name: /right/ }));
    expect(screen.queryByText(wrong)).toBeNull();
    await fireEvent.click(check());
    await waitFor(() => expect(heading().textContent).toBe('Row 1: choose one lie'));
    await say(1, 'right');
    await press('Share clues');
    expect(table.moves('play')).toEqual([share('vvxxx', undefined, 'vxxxx')]);
  });
});
