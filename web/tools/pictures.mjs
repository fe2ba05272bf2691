// Draws the pictures in public/ that are not drawn by hand, from pictures/*.html:
//   node tools/pictures.mjs
// They are committed: to build the page needs no browser.
import { writeFileSync } from 'node:fs';
import { getuid } from 'node:process';
import { chromium } from 'playwright-core';

const pictures = [
  { page: 'link-preview', file: 'link-preview.png', width: 1200, height: 630 },
  { page: 'icon', file: 'icon-192.png', width: 192, height: 192 },
  { page: 'icon', file: 'icon-512.png', width: 512, height: 512 },
  { page: 'icon', file: 'apple-touch-icon.png', width: 180, height: 180 },
];

const browser = await chromium.launch({
  executablePath: process.env['LIEBRARY_CHROMIUM'] ?? '/usr/bin/chromium',
  args: [...(getuid?.() === 0 ? ['--no-sandbox'] : []), '--font-render-hinting=none'],
});
for (const { page: name, file, width, height } of pictures) {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.goto(new URL(`../pictures/${name}.html`, import.meta.url).href);
  await page.evaluate(() => document.fonts.ready);
  writeFileSync(new URL(`../public/${file}`, import.meta.url), await page.screenshot());
  await page.close();
}
await browser.close();
