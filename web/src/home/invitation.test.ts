import { describe, expect, it } from 'vitest';
import { readInvitation } from './invitation';

const id = '0123456789abcdef0123456789abcdef';

describe('an invitation', () => {
  it.each([
    `http://localhost:8080/r/${id}`,
    `https://games.example/liebrary/r/${id}?from=mail#top`,
    `  Come and play: https://games.example/r/${id}  `,
    `Join me at http://192.168.1.7:8080/r/${id} tonight`,
    id.toUpperCase(),
  ])('is a room where its id is in it: %s', (text) => expect(readInvitation(text)).toEqual({ room: id }));

  it.each(['amber-tiger-lemon', ' Amber Tiger Lemon ', 'AMBER, tiger. lemon', 'amber_tiger – lemon', 'amber · tiger·lemon', 'amber‑tiger—lemon.'])(
    'is a code as people write it: %s',
    (text) => expect(readInvitation(text)).toEqual({ code: 'amber-tiger-lemon' }),
  );

  it('is also what a table of before is called', () => expect(readInvitation(' FHKLM ')).toEqual({ code: 'fhklm' }));

  it('is no room where digits are missing or too many', () => {
    expect(readInvitation(`http://localhost/r/${id.slice(1)}`)).not.toHaveProperty('room');
    expect(readInvitation(`http://localhost/r/${id}0`)).not.toHaveProperty('room');
  });

  it.each(['  ', ' - ', '…'.slice(1)])('is nothing where nothing was typed: %j', (text) => expect(readInvitation(text)).toBeNull());
});
