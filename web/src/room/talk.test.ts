import { describe, expect, it } from 'vitest';
import { changes, unspoken } from './spoken.svelte';
import { spoken, textOf } from './talk';
import { chatMessage, member, seat, someRoom } from './testing';
import { isMyTurn, marked } from './title';
import { words } from './words';

const w = words();

describe('what was said', () => {
  it('stands in the order in which it happened, and an event before what was said about it', () => {
    const lines = spoken([chatMessage(2, 1, 'Ada', 'late', { at: 30 }), chatMessage(1, 2, 'Ben', 'soon', { at: 10 })], [{ at: 30, text: 'Row 1 answered.' }], w.phrase);
    expect(lines.map((line) => line.text)).toEqual(['soon', 'Row 1 answered.', 'late']);
  });
  it('keeps the server’s order within one moment', () => {
    const lines = spoken([chatMessage(3, 1, 'Ada', 'b', { at: 5 }), chatMessage(2, 1, 'Ada', 'a', { at: 5 })], [], w.phrase);
    expect(lines.map((line) => line.text)).toEqual(['a', 'b']);
  });
  it('has a phrase in words, also one that is not known yet', () => {
    const { text: _, ...phrase } = chatMessage(1, 1, 'Ada', '');
    expect(textOf({ ...phrase, phrase: 'one_moment' }, w.phrase)).toBe('One moment, please.');
    expect(textOf({ ...phrase, phrase: 'nice_try' }, w.phrase)).toBe('nice try');
  });
  it('is spoken once, of others, and only since one came in', () => {
    const chat = [chatMessage(1, 2, 'Ben', 'old', { at: 5 }), chatMessage(2, 1, 'Ada', 'mine', { at: 20 }), chatMessage(3, 2, 'Ben', 'new', { at: 21 })];
    expect(unspoken({ chat, memberId: 1, since: 10 }, 0).map((each) => each.text)).toEqual(['new']);
    expect(unspoken({ chat, memberId: 1, since: 10 }, 3)).toEqual([]);
  });
});

describe('changes of a room in sentences', () => {
  const room = someRoom();
  it('tell who comes and goes, but not oneself', () => {
    const now = { ...room, members: [member(1, 'Ada', { here: false }), member(2, 'Ben', { here: false }), member(3, 'Cy')] };
    expect(changes(room, now, 1, w)).toEqual(['Ben has gone.', 'Cy is here.']);
    expect(changes(now, { ...now, members: [member(1, 'Ada')] }, 1, w)).toEqual(['Cy has gone.']);
  });
  it('tell who sits down and what is open', () => {
    const now = { ...room, seats: [room.seats[0]!, seat('guesser1'), seat('guesser2', { bot: 'reader' })] };
    expect(changes(room, now, 1, w)).toEqual(['The seat of Guesser 1 is open.', 'Reader sits down as Guesser 2.']);
  });
  it('tell that a game begins and ends, and no seats while it is played', () => {
    const playing = { ...room, phase: 'playing' as const };
    expect(changes(room, playing, 1, w)).toEqual(['The game begins.']);
    expect(changes(playing, { ...playing, seats: [] }, 1, w)).toEqual([]);
    expect(changes(playing, { ...playing, phase: 'over' }, 1, w)).toEqual(['The game is over.']);
  });
  it('tell of seats between two games, and that the next begins', () => {
    const after = { ...room, phase: 'over' as const };
    expect(changes(after, { ...after, seats: [room.seats[0]!, seat('guesser1'), room.seats[2]!] }, 1, w)).toEqual(['The seat of Guesser 1 is open.']);
    expect(changes(after, { ...after, phase: 'playing', seats: [] }, 1, w)).toEqual(['The game begins.']);
  });
  it('are none where a latency is all that changed', () => {
    expect(changes(room, { ...room, members: [member(1, 'Ada', { latency: 40 }), member(2, 'Ben')] }, 1, w)).toEqual([]);
  });
});

describe('the title of a tab', () => {
  const playing = someRoom({ phase: 'playing' });
  it('says that it is one’s turn, where there is something to do', () => {
    expect(isMyTurn(playing, { seat: 2, offers: [{ guess: {} }] })).toBe(true);
    expect(isMyTurn(playing, { seat: 2, offers: [] })).toBe(false);
    expect(isMyTurn(playing, { offers: [{ guess: {} }] })).toBe(false);
    expect(isMyTurn(playing, { seat: 2, offers: [{}], result: 'closed' })).toBe(false);
  });
  it('is marked once, and the mark goes again', () => {
    expect(marked('Guessing', '* ', true)).toBe('* Guessing');
    expect(marked('* Guessing', '* ', true)).toBe('* Guessing');
    expect(marked('* Guessing', '* ', false)).toBe('Guessing');
  });
});

describe('roles in words', () => {
  it.each([
    ['librarian', 'Lie-brarian'],
    ['guesser', 'Guesser'],
    ['guesser11', 'Guesser 11'],
    ['player3', 'Player 3'],
    ['captain', 'Captain'],
  ])('%s is %s', (name, told) => expect(w.role(name)).toBe(told));
});
