import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chatMessage, House, member, seat, someRoom, someUpdate } from '../room/testing';
import type * as protocol from '../wire/types/protocol';
import People from './People.svelte';
import Talk from './Talk.svelte';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});
afterEach(cleanup);
const settled = () => new Promise((done) => setTimeout(done));

const room = (more: Partial<protocol.Room> = {}) =>
  someRoom({
    phase: 'playing',
    seats: [seat('librarian', { member: 1 }), seat('guesser1', { member: 2 }), seat('guesser2', { member: 3 })],
    members: [member(1, 'Viktor'), member(2, 'Ines'), member(3, 'Tomasz')],
    ...more,
  });
function talk(id: number, props: object = {}, more: Partial<protocol.Room> = {}): House {
  const house = new House(id, { room: room(more) });
  render(Talk, { props: { room: house.store, compact: false, ...props } });
  return house;
}
async function say(text: string): Promise<void> {
  const field = screen.getByRole('textbox') as HTMLInputElement;
  await fireEvent.input(field, { target: { value: text } });
  await fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await settled();
}

describe('talk', () => {
  it('keeps what is being written, and where, when another screen comes', async () => {
    const house = new House(2, { room: room({ phase: 'waiting' }) });
    const lobby = render(Talk, { props: { room: house.store, compact: false } });
    const before = screen.getByRole('textbox') as HTMLInputElement;
    before.focus();
    await fireEvent.input(before, { target: { value: 'Good lu' } });
    lobby.unmount();
    await settled();
    render(Talk, { props: { room: house.store, compact: false } });
    await settled();
    const after = screen.getByRole('textbox') as HTMLInputElement;
    expect(after).not.toBe(before);
    expect(after.value).toBe('Good lu');
    expect(document.activeElement).toBe(after);
    after.blur();
    await settled();
    cleanup();
    render(Talk, { props: { room: house.store, compact: false } });
    await settled();
    expect(document.activeElement, 'whoever has left the field is not called back').toBe(document.body);
  });

  it('goes to the team where the board says so, and tells who cannot read it', async () => {
    const house = talk(2, { team: true });
    expect(screen.getByRole('region', { name: 'Team talk' })).toBeTruthy();
    expect(screen.getByText('Viktor cannot read this.')).toBeTruthy();
    await say('CRIME next');
    expect(house.asked).toEqual([{ chat: { text: 'CRIME next', team: true } }]);
    await fireEvent.click(screen.getByRole('radio', { name: 'Everybody' }));
    expect(screen.getByText('Everybody here reads this.')).toBeTruthy();
    await say('Hello Viktor');
    expect(house.asked[1]).toEqual({ chat: { text: 'Hello Viktor', team: false } });
  });

  it('goes to everybody where there is no team to talk to', async () => {
    const house = talk(1, { team: true });
    expect(screen.queryByRole('radio')).toBeNull();
    await say('Good luck');
    expect(house.asked).toEqual([{ chat: { text: 'Good luck', team: false } }]);
  });

  it('shows what was said, to whom, with the events between', async () => {
    const house = talk(2, { team: true, events: [{ at: 2, text: 'Row 1 answered.' }] });
    await house.tell({ chat_message: chatMessage(1, 3, 'Tomasz', 'I smell a lie', { team: true, at: 1 }) }, { chat_message: chatMessage(2, 2, 'Ines', 'So do I', { at: 3 }) });
    const lines = screen.getAllByRole('listitem').map((item) => item.textContent?.replace(/\s+/g, ' ').trim());
    expect(lines.slice(0, 3)).toEqual(['T Tomasz team I smell a lie', 'Row 1 answered.', 'I You everybody So do I']);
  });

  it('keeps a text that was refused, and says why beside the field', async () => {
    const house = talk(2);
    house.refusals['chat'] = 'That was a lot of talk; wait a little.';
    await say('again');
    expect((screen.getByRole('textbox') as HTMLInputElement).value).toBe('again');
    const field = screen.getByRole('textbox');
    expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toBe('That was a lot of talk; wait a little.');
  });

  it('sends nothing that is empty', async () => {
    const house = talk(2);
    await say('   ');
    expect(house.asked).toEqual([]);
  });

  it.each([
    ['the table wants phrases', { settings: { text: false } }],
    ['one is muted', { members: [member(1, 'Viktor'), member(2, 'Ines', { muted: true }), member(3, 'Tomasz')] }],
  ])('is in phrases where %s', async (_, more) => {
    const house = talk(2, { team: true }, more);
    expect(screen.queryByRole('textbox')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'I doubt it.' }));
    expect(house.asked).toEqual([{ chat: { phrase: 'i_doubt_it', team: true } }]);
  });

  it('has a short form that opens the whole', async () => {
    const house = new House(2, { room: room() });
    render(Talk, { room: house.store, compact: true });
    await house.tell({ chat_message: chatMessage(1, 3, 'Tomasz', 'Then FRESH?') });
    const short = screen.getByRole('button', { name: /Tomasz Then FRESH\? Talk 1 new/ });
    await fireEvent.click(short);
    expect(screen.getByRole('dialog', { name: 'Talk' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /Talk$/ })).toBeTruthy();
  });
});

describe('people', () => {
  function people(id: number, more: Partial<protocol.Room> = {}, away: number[] = []): House {
    const house = new House(id, { room: room(more) }, { update: someUpdate({ away }) });
    render(People, { room: house.store, compact: false });
    return house;
  }
  const rows = () => screen.getAllByRole('listitem').map((item) => item.textContent?.replace(/\s+/g, ' ').trim());

  it('are listed with their roles in words', () => {
    people(2);
    expect(rows()).toEqual(['V ViktorLie-brarian · host', 'I YouGuesser 1 More', 'T TomaszGuesser 2']);
  });

  it('are away, muted, slow, or played for by a bot, in words', () => {
    people(2, {
      seats: [seat('librarian', { member: 1 }), seat('guesser1', { member: 2, bot: 'reader' }), seat('guesser2', { bot: 'random' })],
      members: [member(1, 'Viktor', { here: false }), member(2, 'Ines', { muted: true }), member(3, 'Tomasz', { latency: 1234 })],
    });
    const [viktor, ines, bot, tomasz] = rows();
    expect(viktor).toContain('away 0:00');
    expect(ines).toContain('Reader plays for them · muted');
    expect(bot).toContain('Random');
    expect(tomasz).toContain('slow line, 1.2 s');
  });

  it('can be helped out, and a refusal stands in the dialog', async () => {
    const house = people(2, { members: [member(1, 'Viktor'), member(2, 'Ines'), member(3, 'Tomasz', { here: false })] }, [3]);
    house.refusals['take_over'] = 'The program takes a choice over once a player has been away for two minutes.';
    await fireEvent.click(screen.getByRole('button', { name: 'Tomasz: more' }));
    await fireEvent.click(screen.getByRole('button', { name: 'Make this choice for them' }));
    await settled();
    expect(screen.getByText(/away for two minutes\.$/, { selector: '.refused' })).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Let the bot Reader play' }));
    await settled();
    expect(house.asked).toEqual([{ take_over: { seat: 3 } }, { hand_to_bot: { seat: 3, bot: 'reader' } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are asked twice before the host ends a game', async () => {
    const house = people(1);
    await fireEvent.click(screen.getByRole('button', { name: 'This table' }));
    await fireEvent.click(screen.getByRole('button', { name: 'End the game' }));
    expect(house.asked).toEqual([]);
    expect(document.activeElement?.textContent).toBe('No, go on');
    await fireEvent.click(screen.getByRole('button', { name: 'End it without a result' }));
    expect(house.asked).toEqual([{ close: { wants: true } }]);
  });

  it('have no way to end a game who are not its host', async () => {
    people(2);
    await fireEvent.click(screen.getByRole('button', { name: 'This table' }));
    expect(screen.queryByRole('button', { name: 'End the game' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to the front page' })).toBeTruthy();
  });
});
