import { describe, expect, it } from 'vitest';
import offered from '../make/fixtures/games.json';
import type * as protocol from '../wire/types/protocol';
import { presetsFor, quickRoom, rivalsOf, settled } from './quick';

const [fiction] = offered.games as unknown as [protocol.GameShown];
const nothing = { edition: '', setUp: '', role: 'guesser', strength: '' };

describe('a game at once', () => {
  it('is a first game of Fiction against the strongest liar where nothing was ever chosen', () => {
    expect(quickRoom(fiction, nothing)).toEqual({
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

  it('puts a Lie-brarian on the seat that lies, and a guessing bot across', () => {
    expect(quickRoom(fiction, { ...nothing, role: 'librarian' }).seats).toEqual(['me', 'reader']);
  });

  it('takes the bot that was chosen, and another where that one cannot play the seat', () => {
    expect(quickRoom(fiction, { ...nothing, strength: 'random' }).seats).toEqual(['random', 'me']);
    expect(quickRoom(fiction, { ...nothing, strength: 'reader' }).seats).toEqual(['liar', 'me']);
  });

  it('has the options and aids of the set-up of its edition', () => {
    const room = quickRoom(fiction, { ...nothing, edition: 'banned', setUp: 'hard' });
    expect(room.options).toContainEqual({ name: 'edition', value: 'banned' });
    expect(room.options).toContainEqual({ name: 'abilities', value: 'yes' });
    expect(room.settings?.aids).toEqual([]);
  });

  it('forgets what the server does not offer any more', () => {
    const wish = { edition: 'lost', setUp: 'Gone', role: 'nobody', strength: 'ghost' };
    expect(settled(fiction, wish)).toEqual({ edition: 'classic', setUp: 'first_game', role: 'guesser', strength: 'liar' });
  });

  it('offers three set-ups an edition, and only bots that can sit across', () => {
    expect(presetsFor(fiction, 'banned').map(({ id }) => id)).toEqual(['first_game', 'standard', 'hard']);
    expect(rivalsOf(fiction, 'librarian').map(({ name }) => name)).toEqual(['random', 'reader']);
  });
});
