import { describe, expect, it } from 'vitest';
import { frontOf } from '../games/fronts';
import offered from '../make/fixtures/games.json';
import type * as protocol from '../wire/types/protocol';
import { botsFor, countsOf, presetsFor, quickRoom, rolesOf, settled, type Book, type Wish } from './quick';

const all = offered.games as unknown as protocol.GameShown[];
const book = (name: string, edition = ''): Book => ({ game: all.find((game) => game.name === name)!, front: frontOf(name)!, edition });
const [fiction, banned, wordles, impossible] = [book('fiction', 'classic'), book('fiction', 'banned'), book('wordles'), book('impossible')];
const room = (which: Book, wish: Partial<Wish> = {}, isNewcomer = false) => quickRoom(which, settled(which, wish, isNewcomer));

// A Fiction whose seats have weaker bots than today's, weakest first.
const gentle: Book = {
  ...fiction,
  game: {
    ...fiction.game,
    bots: ['random', 'mild', 'reader', 'fibber', 'liar'].map((name) => ({ name, sentence: '' })),
    seats: fiction.game.seats.map((seat) => ({ ...seat, bots: seat.role === 'librarian' ? ['random', 'fibber', 'liar'] : ['random', 'mild', 'reader'] })),
  },
};

describe('two roles', () => {
  it('begin with a first game as a Guesser', () => {
    expect(room(fiction)).toEqual({
      game: 'fiction',
      options: [
        { name: 'edition', value: 'classic' },
        { name: 'clock', value: 'double' },
      ],
      seats: ['liar', 'me'],
      settings: { aids: ['hint', 'words', 'lies'] },
      start: true,
    });
  });

  it('put a Lie-brarian on the seat that lies, and a guessing bot across', () => {
    expect(room(fiction, { role: 'librarian' }).seats).toEqual(['me', 'reader']);
    expect(rolesOf(fiction)).toEqual(['librarian', 'guesser']);
    expect(countsOf(fiction)).toEqual([]);
  });

  it('meet the gentlest bot that is fit to play at first, and then the one that was chosen', () => {
    expect(room(gentle, {}, true).seats).toEqual(['fibber', 'me']);
    expect(room(gentle, { role: 'librarian' }, true).seats).toEqual(['me', 'mild']);
    expect(room(gentle, { strength: 'liar' }, true).seats).toEqual(['liar', 'me']);
    expect(room(gentle).seats).toEqual(['liar', 'me']); // who played before there was a choice
    expect(botsFor(gentle, 'librarian').map(({ name }) => name)).toEqual(['mild', 'reader']);
  });

  it('take another bot where the chosen one cannot play the seat', () => {
    expect(room(fiction, { strength: 'reader' }).seats).toEqual(['liar', 'me']);
  });

  it('offer any bot where no other can play', () => {
    const seats = fiction.game.seats.map((seat) => ({ ...seat, bots: ['random'] }));
    expect(botsFor({ ...fiction, game: { ...fiction.game, seats } }, 'guesser').map(({ name }) => name)).toEqual(['random']);
  });

  it('have the options and aids of the set-up of their edition', () => {
    const hard = room(banned, { setUp: 'hard' });
    expect(hard.options).toContainEqual({ name: 'edition', value: 'banned' });
    expect(hard.options).toContainEqual({ name: 'abilities', value: 'yes' });
    expect(hard.settings?.aids).toEqual([]);
    expect(presetsFor(banned).map(({ id }) => id)).toEqual(['first_game', 'standard', 'hard']);
  });

  it('forget what the server does not offer any more', () => {
    const wish = { setUp: 'Gone', role: 'nobody', strength: 'ghost', players: 99 };
    expect(settled(fiction, wish, false)).toEqual({ setUp: 'first_game', role: 'guesser', strength: 'liar', players: 2 });
  });
});

describe('seats that are alike', () => {
  it('have bots on all others, as many as are wished for', () => {
    expect(room(wordles, {}, true)).toEqual({
      game: 'wordles',
      options: [{ name: 'seats', value: '3' }],
      seats: ['me', 'novice', 'novice'],
      settings: { aids: [] },
      start: true,
    });
    expect(room(wordles, { players: 2, strength: 'sleuth' })).toMatchObject({ options: [{ name: 'seats', value: '2' }], seats: ['me', 'sleuth'] });
    expect(room(wordles, { players: 4 }).options).toEqual([]); // as usual
    expect(countsOf(wordles)).toEqual([2, 3, 4, 5, 6]);
    expect(rolesOf(wordles)).toEqual([]);
  });

  it('need nobody else where one can play alone', () => {
    expect(settled(impossible, {}, true)).toEqual({ setUp: 'draft', role: '', strength: '', players: 1 });
    expect(room(impossible, {}, true)).toMatchObject({ options: [{ name: 'preset', value: 'draft' }], seats: ['me'] });
    expect(room(impossible, { players: 3, setUp: 'short_gentle' }, true)).toMatchObject({
      options: [
        { name: 'preset', value: 'short_gentle' },
        { name: 'seats', value: '3' },
      ],
      seats: ['me', 'clerk', 'clerk'],
    });
  });

  it('are said in a sentence', () => {
    const quick = { title: 'T', role: '', bot: 'Novice' };
    expect(wordles.front.quick({ ...quick, players: 2 })).toBe('T: a duel with the bot Novice.');
    expect(wordles.front.quick({ ...quick, players: 4 })).toBe('T, against three bots: Novice.');
    expect(impossible.front.quick({ ...quick, players: 1 })).toBe('T, alone.');
    expect(wordles.front.result('player1_player3_share', ['Ada', 'Ben', 'Cy'])).toBe('Ada and Cy won together');
    expect(wordles.front.result('player2_wins', ['Ada', 'Ben'])).toBe('Ben won');
  });
});
