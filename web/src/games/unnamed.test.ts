// Everything around the boards knows no game by name: what it says of one comes from the game's folder or from the
// server.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const top = resolve(import.meta.dirname, '..');
const names = /\b(fiction|banned|wordles?|impossible|guessers?|lie-?brarians?|librarians?)\b/i;
// Generated from the program, one file a game; and what tests are made of.
const apart = /^(games|wire\/types)\/|\.test\.ts$|(^|\/)(fixtures|testing)(\/|\.ts$)/;

const found = (text: string): string[] => text.split('\n').filter((line) => names.test(line));
const files = readdirSync(top, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.(ts|svelte|css)$/.test(name) && !apart.test(name));

describe('the shell', () => {
  it.each(files)('names no game in %s', (name) => expect(found(readFileSync(join(top, name), 'utf8'))).toEqual([]));

  it('would be seen to name one', () => {
    expect(files.length).toBeGreaterThan(80);
    expect(files).toContain('home/words.ts');
    expect(found("const game = 'fiction';\nconst other = 1;")).toEqual(["const game = 'fiction';"]);
  });
});
