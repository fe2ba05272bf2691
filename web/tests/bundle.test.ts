// The page as it was built for the program: what the first visit loads, and what is in it from others.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const top = resolve(import.meta.dirname, '../..');
const dist = join(top, 'build/page/dist');
const read = (name: string): string => readFileSync(join(dist, name), 'utf8');

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}
const manifest = (): Record<string, Chunk> => JSON.parse(read('.vite/manifest.json')) as Record<string, Chunk>;

// What the front page needs before it shows anything: its chunks, what they import at once, their styles.
function firstLoad(): string[] {
  const chunks = manifest();
  const files = new Set<string>();
  const add = (name: string): void => {
    const chunk = chunks[name]!;
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.css?.forEach((style) => files.add(style));
    chunk.imports?.forEach(add);
  };
  Object.entries(chunks).forEach(([name, chunk]) => chunk.isEntry && add(name));
  add('src/pages/Home.svelte');
  return [...files];
}

test('script and style of the first load are at most 70 kB as gzip', () => {
  const sizes = firstLoad().map((name) => ({ name, bytes: gzipSync(read(name), { level: 9 }).length }));
  const sum = sizes.reduce((all, { bytes }) => all + bytes, 0);
  console.log(`First load: ${sum} bytes (${sizes.map(({ name, bytes }) => `${name} ${bytes}`).join(', ')})`);
  expect(sizes.some(({ name }) => name.endsWith('.js'))).toBe(true);
  expect(sizes.some(({ name }) => name.endsWith('.css'))).toBe(true);
  const pack = readFileSync(join(top, 'build/page/page.pack'), 'latin1');
  for (const { name } of sizes) expect(pack, 'it is what a document asks for').toContain(`="./${name}"`);
  expect(sum).toBeLessThanOrEqual(70_000);
});

// What a board loads that the room around it has not loaded already.
test.for([['wordles', 25_000], ['impossible', 30_000]] as const)('the board of %s is at most %d bytes as gzip', ([game, most]) => {
  const chunks = manifest();
  const filesFrom = (name: string, files = new Set<string>()): Set<string> => {
    const { file, css = [], imports = [] } = chunks[name]!;
    if (files.has(file)) return files;
    [file, ...css].forEach((each) => files.add(each));
    imports.forEach((each) => filesFrom(each, files));
    return files;
  };
  const room = filesFrom('src/pages/Room.svelte');
  const entry = Object.keys(chunks).find((name) => name === `src/games/${game}/index.ts` || name.startsWith(`_${game}-`) && name.endsWith('.js'))!;
  const board = [...filesFrom(entry)].filter((file) => !room.has(file));
  const sum = board.reduce((all, file) => all + gzipSync(read(file), { level: 9 }).length, 0);
  console.log(`The board of ${game}: ${sum} bytes (${board.join(', ')})`);
  expect(board.length).toBeGreaterThan(1);
  expect(sum).toBeLessThanOrEqual(most);
});

test('nothing in the page points at another server', () => {
  const harmless = /^https?:\/\/(www\.w3\.org\/|svelte\.dev\/e\/)/; // names of formats, names of errors
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|css|html|svg)$/.test(name));
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) {
    const found = [...read(name).matchAll(/(?:https?|wss?):\/\/[a-z0-9][^\s"'`)<]*/gi)].map(([url]) => url);
    expect(found.filter((url) => !harmless.test(url)), name).toEqual([]);
  }
});

test('the document has no script or style of its own', () => {
  expect(read('index.html')).not.toMatch(/<script(?![^>]*\bsrc=)/);
  expect(read('index.html')).not.toMatch(/<style|\sstyle=|\son[a-z]+=/);
});

test('NOTICE names every package that is in the page', () => {
  const notice = readFileSync(join(top, 'NOTICE'), 'utf8');
  const scripts = (JSON.parse(read('.vite/license.json')) as { name: string }[]).map(({ name }) => name);
  const files = Object.keys(manifest()).flatMap((name) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(name)?.[1] ?? []);
  expect(scripts).toContain('svelte');
  expect(files).toContain('@fontsource-variable/literata');
  expect([...scripts, ...files].filter((name) => !notice.includes(name))).toEqual([]);
});
