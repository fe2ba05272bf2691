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

  it.each(['fhkLM', ' FHK LM ', 'FHK-LM', 'F.H.K.L.M'])('is a code as people write it: %s', (text) =>
    expect(readInvitation(text)).toEqual({ code: 'FHKLM' }),
  );

  it('is no room where digits are missing or too many', () => {
    expect(readInvitation(`http://localhost/r/${id.slice(1)}`)).not.toHaveProperty('room');
    expect(readInvitation(`http://localhost/r/${id}0`)).not.toHaveProperty('room');
  });

  it('is nothing where nothing was typed', () => expect(readInvitation('  ')).toBeNull());
});
