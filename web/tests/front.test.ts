// The front page at every size and in every light, and how the program serves it.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll } from 'vitest';
import { clipped, expect, expectSound, House, sizes, test, violations, type Look } from './frame';

const looks: readonly Look[] = (Object.keys(sizes) as (keyof typeof sizes)[]).flatMap((size) => [
  { size, scheme: 'light' },
  { size, scheme: 'dark' },
  { size, forcedColors: true },
]);

const named = (look: Look) => `${look.size} ${look.forcedColors ? 'forced colours' : look.scheme}`;

for (const look of looks) {
  test(`the front page is sound: ${named(look)}`, async ({ house, person }) => {
    const { page } = await person('Ada', look);
    await page.goto(house.at());
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectSound(page);
  });
}

test('the front page is sound with text of twice the size', async ({ house, person }) => {
  const { page } = await person('Ada', { size: 'small', textSize: 2 });
  await page.goto(house.at());
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectSound(page);
});

test('a cover is played at once, under the name that was typed', async ({ house, person }) => {
  const { page } = await person('Ada');
  await page.goto(house.at());
  await page.getByRole('textbox', { name: 'Your name' }).fill('Zoë');
  await page.getByRole('button', { name: 'Play now: Fiction: Banned Books' }).click();
  await page.waitForURL(/\/r\/[0-9a-f]{32}/);
  await page.getByRole('heading', { name: /^Keep one|ability|guess/i }).first().waitFor();
  await page.goto(house.at());
  await page.getByText('Fiction: Banned Books: your game goes on').waitFor();
  expect(await page.getByRole('link', { name: 'Zoë' }).count()).toBe(1);
});

test('a first game of Wordles has no clock and suggests a word, which is hidden by nothing but Hide', async ({ house, person }) => {
  const { page } = await person('Ada');
  await page.goto(house.at());
  await page.getByRole('button', { name: 'Play now: Wordles' }).click();
  await page.getByRole('button', { name: 'Suggest a word' }).click();
  await page.getByRole('button', { name: 'Take it' }).click();
  const hide = page.getByRole('button', { name: /^Hide [A-Z]{5}$/ });
  await hide.waitFor();
  expect(await page.getByRole('timer').count()).toBe(0);
  await page.reload();
  await page.getByRole('region', { name: 'Hide your word' }).waitFor();
  await page.getByText('One is still hiding').waitFor();
});

test('an edition has its name in the list, at the door and in the lobby', async ({ house, person }) => {
  const guest = await fetch(house.at('api/guest'), { method: 'POST', body: JSON.stringify({ name: 'Ada' }) });
  const cookie = guest.headers.get('set-cookie')?.split(';')[0] ?? '';
  const wish = { game: 'fiction', options: [{ name: 'edition', value: 'banned' }], seats: ['me'], settings: { listed: true } };
  const made = await fetch(house.at('api/rooms'), { method: 'POST', headers: { cookie }, body: JSON.stringify(wish) });
  const { id, code } = (await made.json()) as { id: string; code: string };
  const { page } = await person('Bob');
  await page.goto(house.at());
  await page.getByRole('region', { name: 'Public tables' }).getByText('Fiction: Banned Books', { exact: true }).waitFor();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Bob');
  await page.getByRole('textbox', { name: 'Join by code or link' }).fill(code);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.waitForURL(house.at(`r/${id}`));
  await page.getByRole('heading', { level: 1, name: 'Ada invites you to Fiction: Banned Books.' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Your name' }).inputValue()).toBe('Bob');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect.poll(() => page.title()).toContain('Fiction: Banned Books');
});

test('an address that is none says so', async ({ house, person }) => {
  const ada = await person('Ada');
  ada.allow(/status of 404/);
  const answer = await ada.page.goto(house.at('nowhere/at/all'));
  expect(answer?.status()).toBe(404);
  await ada.page.getByText('There is nothing at this address.').waitFor();
  await expectSound(ada.page);
});

test('fonts of the first load are at most 90 kB', async ({ house, person }) => {
  const { page } = await person('Ada');
  const fonts: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.woff2')) fonts.push(Number(response.headers()['content-length']));
  });
  await page.goto(house.at(), { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  const bytes = fonts.reduce((sum, each) => sum + each, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(90_000);
});

// -- the checks themselves can fail

test('what is wrong with a page is seen', async ({ house, person }) => {
  const ada = await person('Ada');
  const { page } = ada;
  await page.goto(house.at());
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => {
    const cut = document.createElement('p');
    cut.textContent = 'Some words that have far too little room here';
    Object.assign(cut.style, { width: '60px', overflow: 'hidden', whiteSpace: 'nowrap' });
    const picture = document.createElement('img');
    picture.src = 'icon.svg';
    const far = document.createElement('p');
    far.textContent = 'outside';
    Object.assign(far.style, { position: 'absolute', left: '5000px' });
    document.querySelector('main')!.append(cut, picture, far);
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
    console.error('a planted error');
    void fetch('http://127.0.0.1:9/elsewhere').catch(() => undefined);
  });
  expect((await violations(page)).join()).toContain('image-alt');
  const cuts = (await clipped(page)).join();
  expect(cuts).toContain('cut at its side: <p');
  expect(cuts).toContain('outside the window: <p');
  expect(cuts).toContain('scrolls sideways');
  await page.waitForTimeout(200);
  const trouble = ada.trouble.join('\n');
  expect(trouble).toContain('a planted error');
  expect(trouble).toContain('policy: script-src');
  expect(trouble).toContain('policy: connect-src');
  expect(await page.title()).not.toBe('taken over');
  ada.allow(/./);
});

// -- as it goes over the wire

interface Got {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

async function get(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  return new Promise((done, failed) => {
    const asked = request(url, { headers, method }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }));
    });
    asked.on('error', failed);
    asked.end();
  });
}

async function script(house: House): Promise<string> {
  const found = /src="\.\/(assets\/index-[^"]+\.js)"/.exec((await get(house.at())).body.toString());
  return house.at(found?.[1] ?? 'missing');
}

test('files with their hash in the name are packed and kept for a year', async ({ house }) => {
  const url = await script(house);
  const plain = await get(url);
  const brotli = await get(url, { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
  const gzip = await get(url, { 'Accept-Encoding': 'gzip' });
  for (const each of [plain, brotli, gzip]) {
    expect(each.status).toBe(200);
    expect(each.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(each.headers['vary']).toBe('Accept-Encoding');
    expect(each.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(each.headers['x-content-type-options']).toBe('nosniff');
  }
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  expect(brotli.body.length).toBeLessThan(plain.body.length / 2);
});

test('the document is asked for anew and not sent twice', async ({ house }) => {
  const first = await get(house.at());
  expect(first.headers['cache-control']).toBe('no-cache');
  expect(first.headers['content-security-policy']).not.toContain('unsafe');
  const tag = first.headers['etag'];
  expect(tag).toBeDefined();
  const again = await get(house.at(), { 'If-None-Match': tag! });
  expect(again.status).toBe(304);
  expect(again.body.length).toBe(0);
  const head = await get(house.at(), {}, 'HEAD');
  expect(head.headers['content-length']).toBe(String(first.body.length));
  expect(head.body.length).toBe(0);
});

test('a link to a table tells nothing of it', async ({ house }) => {
  const real = await fetch(house.at('api/guest'), { method: 'POST', body: JSON.stringify({ name: 'Ada' }) });
  const cookie = real.headers.get('set-cookie')?.split(';')[0] ?? '';
  const wish = { game: 'fiction', seats: ['me'], settings: { listed: false } };
  const made = await fetch(house.at('api/rooms'), { method: 'POST', headers: { cookie }, body: JSON.stringify(wish) });
  const { id, code } = (await made.json()) as { id: string; code: string };
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  const shown = (await get(house.at(`r/${id}`))).body.toString();
  const unknown = (await get(house.at(`r/${'0'.repeat(32)}`))).body.toString();
  expect(shown).toBe(unknown);
  expect(shown).toContain('<meta property="og:title" content="A table at Liebrary" />');
  expect(shown).toContain('<meta name="robots" content="noindex" />');
  for (const secret of [id, code, 'Ada']) expect(shown).not.toContain(secret);
});

test('a link shows a picture elsewhere, and the page can be installed', async ({ house }) => {
  for (const path of ['', `r/${'0'.repeat(32)}`, 'rules']) {
    const shown = (await get(house.at(path))).body.toString();
    expect(shown).toContain(`<meta property="og:image" content="${house.at('link-preview.png')}" />`);
    expect(shown).toContain('<meta name="twitter:card" content="summary_large_image" />');
    expect(shown).toMatch(/<meta property="og:title" content="[^"]+" \/>/);
    expect(shown).toMatch(/<meta property="og:description" content="[^"]+" \/>/);
  }
  const sizeOf = async (name: string) => {
    const { status, headers, body } = await get(house.at(name));
    expect([status, headers['content-type']]).toEqual([200, 'image/png']);
    expect(body.length).toBeLessThan(100_000);
    return [body.readUInt32BE(16), body.readUInt32BE(20)];
  };
  expect(await sizeOf('link-preview.png')).toEqual([1200, 630]);
  expect(await sizeOf('apple-touch-icon.png')).toEqual([180, 180]);
  const manifest = await get(house.at('manifest.webmanifest'));
  expect(manifest.headers['content-type']).toBe('application/manifest+json');
  const { icons } = JSON.parse(manifest.body.toString()) as { icons: { src: string; sizes: string; type: string }[] };
  expect(icons.length).toBeGreaterThan(2);
  for (const { src, sizes, type } of icons) {
    if (type === 'image/png') expect((await sizeOf(src)).join('x')).toBe(sizes);
    else expect((await get(house.at(src))).status).toBe(200);
  }
});

test('what is not there is not there', async ({ house }) => {
  const missing = await get(house.at('assets/index-00000000.js'));
  expect(missing.status).toBe(404);
  expect(missing.headers['content-type']).toBe('application/json');
  expect(missing.headers['cache-control']).toBe('no-store');
  expect((await get(house.at('icon.svg'))).headers['cache-control']).toBe('public, max-age=86400');
  expect((await get(house.at('notice.txt'))).body.toString()).toContain('SIL OPEN FONT LICENSE');
});

// -- below a folder

let below: House;
beforeAll(async () => {
  below = await House.open({ basePath: '/games/' });
});
afterAll(async () => below.close());

test('the page lives below a base path', async ({ person }) => {
  const { page } = await person('Ada', {}, below);
  const asked: string[] = [];
  page.on('request', (each) => asked.push(new URL(each.url()).pathname));
  await page.goto(below.at('learn'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Liebrary, home' }).click();
  await page.waitForURL(below.at());
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(asked.filter((path) => !path.startsWith('/games/'))).toEqual([]);
  expect(asked.some((path) => path.startsWith('/games/assets/'))).toBe(true);
});
