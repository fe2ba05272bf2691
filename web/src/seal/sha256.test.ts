import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hex, sha256, unhex } from './sha256';

const of = (text: string): string => hex(sha256(new TextEncoder().encode(text)));

describe('SHA-256', () => {
  // The examples of FIPS 180-4 and of NIST's "SHA-256 examples".
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('of a published example', (text, expected) => {
    expect(of(text)).toBe(expected);
  });

  test('of every length around the borders of its blocks, as another program has it', () => {
    for (let length = 0; length <= 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, place) => (place * 37 + length) % 256);
      expect(hex(sha256(bytes)), `${length} bytes`).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });
});

test('bytes are read from pairs of digits only', () => {
  expect(unhex('00ff10')).toEqual(Uint8Array.of(0, 255, 16));
  expect(unhex('')).toEqual(new Uint8Array());
  expect(unhex('0')).toBeNull();
  expect(unhex('zz')).toBeNull();
});
