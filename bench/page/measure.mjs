import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { chromium } = createRequire(join(process.cwd(), 'web/package.json'))('playwright-core');
const [, , program] = process.argv;
const folder = mkdtempSync(join(tmpdir(), 'liebrary-bench-'));
const port = 20000 + Math.floor(Math.random() * 20000);
const home = `http://localhost:${port}/`;
const server = spawn(program, ['serve', '--port', String(port), '--data', join(folder, 'data')], { stdio: 'ignore' });
const wait = (ms) => new Promise((done) => setTimeout(done, ms));
for (let i = 0; i < 100 && !(await fetch(home + 'health').catch(() => null)); ++i) await wait(50);

const row = (...cells) => console.log(`| ${cells.join(' | ')} |`);
const guesses = ['crane', 'moist', 'bulky', 'fjord', 'glyph', 'waltz', 'duchy', 'pinks', 'brave', 'stump'];

// In the page: when each update came, and when the frame that shows it was painted.
function watch() {
  window.figures = { painted: [], long: [] };
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', (event) => {
        if (!String(event.data).includes('{"update":')) return;
        const came = event.timeStamp;
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => window.figures.painted.push(performance.now() - came);
          port2.postMessage(null);
        });
      });
    }
  };
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) window.figures.long.push(task.duration);
  }).observe({ type: 'longtask', buffered: true });
}

async function seatAtTable(context, seats = ['liar', 'me'], game = 'fiction', options = {}) {
  const request = context.request;
  const post = async (path, data) => (await request.post(home + path, { data })).json();
  await post('api/guest', { name: 'Bench' });
  return post('api/rooms', { game, options: Object.entries(options).map(([name, value]) => ({ name, value })), seats, start: true });
}

async function guessAll(page, slowdown) {
  await page.getByRole('timer').waitFor();
  await wait(1000);
  for (const guess of guesses) {
    await page.keyboard.type(guess, { delay: 20 });
    await page.keyboard.press('Enter');
    await wait(900 + 100 * slowdown);
  }
}

// Against guesses that mean nothing, so that there are ten.
async function lieAll(page) {
  const pick = async (group) => (await page.getByRole('group', { name: group }).getByRole('radio').first()).check({ force: true });
  await pick('Words on your card');
  await page.getByRole('button', { name: 'Hide this word' }).click();
  await pick('Letters of your secret');
  await page.getByRole('button', { name: /^Name [A-Z]$/ }).click();
  const asked = page.getByRole('heading', { level: 1, name: /choose one lie/ });
  const over = page.getByRole('heading', { level: 1, name: /win/ });
  for (;;) {
    await asked.or(over).first().waitFor();
    if (await over.isVisible()) return wait(1000);
    const row = await asked.textContent();
    await page.getByRole('radio', { name: /: say (?!.*the truth)/ }).first().check({ force: true });
    await wait(300);
    await page.getByRole('button', { name: 'Share clues' }).click();
    await page.waitForFunction((before) => document.querySelector('h1')?.textContent !== before, row);
  }
}

// Two rounds of Wordles with six boards; whoever measures passes every window.
async function callAll(page) {
  const calls = ['crane', 'moist', 'bulky', 'fjord', 'glyph', 'waltz', 'duchy', 'pinks', 'brave', 'stump'];
  const button = (name) => page.getByRole('button', { name, exact: true });
  for (let rounds = 0; rounds < 2; ) {
    await button('Hide').or(button('Call')).or(button('Pass')).or(button('Next round')).first().waitFor();
    if (await button('Hide').isVisible()) {
      await page.keyboard.type('heron');
      await page.keyboard.press('Enter');
      await button('Hide HERON').waitFor({ state: 'detached' });
    } else if (await button('Call').isVisible()) {
      await page.keyboard.type(calls[rounds * 5]);
      calls[rounds * 5] = calls[rounds * 5 + 1];
      await page.keyboard.press('Enter');
      await wait(300);
    } else if (await button('Pass').isVisible()) {
      await button('Pass').click().catch(() => undefined);
      await wait(100);
    } else if (await button('Next round').isVisible()) {
      rounds += 1;
      await button('Next round').click();
      await button('Next round').waitFor({ state: 'detached' });
    }
  }
}

// Fiction Impossible beside three bots, for so long: they play, and whoever measures does what has to be done.
async function recastAll(page) {
  const button = (name) => page.getByRole('button', { name, exact: true }).first();
  await page.getByRole('group', { name: 'Choose your Librarian' }).getByRole('radio').first().check({ force: true });
  await page.getByRole('button', { name: /^Keep / }).click();
  const until = Date.now() + 60_000;
  const names = ['Back to the table', 'Keep your hand', 'Done adding', 'Pass', 'Agree', 'None'];
  while (Date.now() < until && (await page.getByRole('heading', { level: 1, name: /wins/ }).count()) === 0) {
    for (const name of names) {
      if (await button(name).isVisible()) await button(name).click({ timeout: 1000 }).catch(() => undefined);
    }
    await wait(50);
  }
}

const tables = {
  'one of four at Fiction Impossible': { seats: ['me', 'archivist', 'clerk', 'archivist'], game: 'impossible', options: { seats: '4' }, act: recastAll },
  Guesser: { seats: ['liar', 'me'], act: guessAll },
  'Lie-brarian': { seats: ['me', 'random'], act: lieAll },
  'one of six at Wordles': {
    seats: ['me', 'reader', 'novice', 'reader', 'novice', 'reader'],
    game: 'wordles',
    options: { seats: '6', own_words: 'yes', clocks: 'no', sequence: 'yes' },
    act: callAll,
  },
};

async function play(browser, role, slowdown) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const { seats, game, options, act } = tables[role];
  const { id } = await seatAtTable(context, seats, game, options);
  await page.goto(`${home}r/${id}`);
  await act(page, slowdown);
  const { painted, long } = await page.evaluate(() => window.figures);
  await context.close();
  const first = painted.shift(); // the whole table, while the page itself is still being loaded
  painted.sort((a, b) => a - b);
  const at = (part) => painted[Math.min(painted.length - 1, Math.floor(part * painted.length))].toFixed(1);
  const longest = long.length === 0 ? 'none over 50' : Math.max(...long).toFixed(0);
  row(`as ${role}${slowdown === 1 ? '' : `, a ${slowdown}th of the speed`}`, painted.length, at(0.5), at(0.95), at(1), first.toFixed(1), longest);
}

function lighthouse(name, url, headers) {
  const out = join(folder, 'lighthouse.json');
  spawnSync(
    process.execPath,
    ['bench/page/node_modules/lighthouse/cli/index.js', url, '--quiet', '--output=json', `--output-path=${out}`,
      '--chrome-flags=--headless=new --no-sandbox', '--only-categories=performance,accessibility,best-practices',
      `--extra-headers=${JSON.stringify(headers)}`],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, CHROME_PATH: '/usr/bin/chromium' } },
  );
  const { categories, audits } = JSON.parse(readFileSync(out, 'utf8'));
  const score = (category) => Math.round(100 * categories[category].score);
  const time = (audit) => Math.round(audits[audit].numericValue);
  row(name, score('performance'), score('accessibility'), score('best-practices'), time('first-contentful-paint'),
    time('largest-contentful-paint'), time('total-blocking-time'), audits['cumulative-layout-shift'].numericValue.toFixed(3));
  for (const audit of Object.values(audits)) {
    if (audit.score !== null && audit.score < 0.5 && audit.scoreDisplayMode === 'binary') console.log(`  not met: ${audit.title}`);
  }
}

try {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  row('a game', 'moves', 'painted after ms, half', '95 of 100', 'all', 'the table at first', 'longest task ms');
  row('---', '---', '---', '---', '---', '---', '---');
  for (const slowdown of [1, 4]) {
    await play(browser, 'Guesser', slowdown);
    await play(browser, 'Lie-brarian', slowdown);
    await play(browser, 'one of six at Wordles', slowdown);
    await play(browser, 'one of four at Fiction Impossible', slowdown);
  }
  const context = await browser.newContext();
  const { id } = await seatAtTable(context);
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  await browser.close();
  console.log();
  row('Lighthouse, as a slow phone', 'performance', 'accessibility', 'best practices', 'first paint ms', 'largest ms', 'blocked ms', 'shift');
  row('---', '---', '---', '---', '---', '---', '---', '---');
  lighthouse('front page', home, {});
  lighthouse('a table', `${home}r/${id}`, { Cookie: cookie });
} finally {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
