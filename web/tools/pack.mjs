// Packs a built page into the one file that is compiled into the program (src/page/page.h reads it):
//   node tools/pack.mjs DIST PACK
// Everything stands in it as it is, and as gzip and brotli where that saves a tenth. The file is left
// alone where it would not change, so that nothing is compiled anew.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { argv, exit, pid } from 'node:process';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const packedAlready = new Set(['.png', '.woff2']);

// Documents by address (src/server/page.cpp chooses). What such an address needs is named in it, so that a
// browser asks for it at once and not part after part. A link to a table or a game tells nothing of it where
// it is sent: whoever carries links around asks for them, too, and search engines may not keep them.
const documents = {
  'front.html': { needs: ['src/pages/Home.svelte'] },
  'table.html': {
    needs: ['src/pages/Room.svelte'],
    title: 'A table at Liebrary',
    description: 'You are invited to a game of words and lies. Open the link, say who you are and take a seat.',
  },
  'game.html': {
    needs: ['src/pages/Replay.svelte'],
    title: 'A game played at Liebrary',
    description: 'Watch it move by move, with every lie laid open.',
  },
};

function replaced(text, pattern, by) {
  const found = text.match(new RegExp(pattern, 'g'))?.length ?? 0;
  if (found !== 1) throw new Error(`index.html has ${found} times what matches ${pattern.source}, and should have it once`);
  return text.replace(pattern, by);
}

// Files of these sources, and what they import, without what the document names already.
function neededBy(sources, manifest, index) {
  const files = new Set();
  const seen = new Set();
  const add = (source) => {
    if (seen.has(source)) return;
    seen.add(source);
    const built = manifest[source];
    if (!built) throw new Error(`the page was built without ${source}`);
    for (const file of [built.file, ...(built.css ?? [])]) if (!index.includes(file)) files.add(file);
    for (const source of built.imports ?? []) add(source);
  };
  for (const source of sources) add(source);
  return [...files].sort();
}

const asked = (file) =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="./${file}">`
    : `<link rel="modulepreload" crossorigin href="./${file}">`;

function documentOf(index, { title, description, needs }, manifest) {
  let text = index;
  text = replaced(text, /<\/head>/, `${neededBy(needs, manifest, index).map((file) => `  ${asked(file)}\n  `).join('')}</head>`);
  if (!title) return text;
  text = replaced(text, /<meta name="description" content="[^"]*" \/>/, `<meta name="description" content="${description}" />`);
  text = replaced(text, /<meta property="og:title" content="[^"]*" \/>/, `<meta property="og:title" content="${title}" />`);
  text = replaced(
    text,
    /<meta property="og:description" content="[^"]*" \/>/,
    `<meta property="og:description" content="${description}" />\n    <meta name="robots" content="noindex" />`,
  );
  return text;
}

function filesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !path.startsWith('.vite/'))
    .sort();
}

// Documents are filled in when they are served (<base>), and small enough to go as they are.
function packed(path, plain) {
  const type = types[extname(path)];
  if (!type) throw new Error(`${path} has no type in tools/pack.mjs`);
  const none = Buffer.alloc(0);
  if (path.endsWith('.html') || packedAlready.has(extname(path))) return { path, type, forms: [plain, none, none] };
  const gzip = gzipSync(plain, { level: 9 });
  const brotli = brotliCompressSync(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
  return { path, type, forms: [plain, ...[gzip, brotli].map((each) => (each.length < plain.length * 0.9 ? each : none))] };
}

function pack(dist) {
  const files = filesOf(dist).map((path) => packed(path, readFileSync(join(dist, path))));
  const index = readFileSync(join(dist, 'index.html'), 'utf8');
  replaced(index, /<base href="\/" \/>/, ''); // the program looks for this, and for the next
  replaced(index, /content="\.\/link-preview\.png"/, '');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  for (const [path, wish] of Object.entries(documents)) files.push(packed(path, Buffer.from(documentOf(index, wish, manifest))));
  files.push(packed('notice.txt', readFileSync(new URL('../../NOTICE', import.meta.url)))); // licences travel
  const lines = files.map(({ path, type, forms }) => [path, type, ...forms.map((form) => form.length)].join('\t'));
  return Buffer.concat([Buffer.from(`${lines.join('\n')}\n\n`), ...files.flatMap(({ forms }) => forms)]);
}

function main(dist, file) {
  const bytes = pack(dist);
  if (existsSync(file) && statSync(file).size === bytes.length && readFileSync(file).equals(bytes)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${pid}`, bytes);
  renameSync(`${file}.${pid}`, file);
}

const [, , dist, file] = argv;
if (!dist || !file) {
  console.error('usage: node tools/pack.mjs DIST PACK');
  exit(2);
}
main(dist, file);
