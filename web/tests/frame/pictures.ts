// Pictures of one moment at a table, for the files in screens/.
import type { Page } from 'playwright-core';
import { screenshot, sizes } from '.';

const alsoSideways = { 'small-sideways': { width: 667, height: 375 } } as const;

// The screen in each size and light, and once on a screen as high as the page, where bars that stick to the
// foot cover nothing. What is typed or chosen stays.
export async function pictures(page: Page, name: string, also: 'upright' | 'sideways' = 'upright'): Promise<void> {
  for (const [size, viewport] of Object.entries({ ...sizes, ...(also === 'sideways' ? alsoSideways : {}) })) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => scrollTo(0, 0));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await screenshot(page, `${name}-${size}-${colorScheme}`, 'screen');
    }
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (height <= viewport.height) continue;
    await page.setViewportSize({ ...viewport, height });
    await page.emulateMedia({ colorScheme: 'light' });
    await screenshot(page, `${name}-${size}-whole`);
  }
  await page.setViewportSize(sizes.wide);
  await page.emulateMedia({ colorScheme: 'light' });
}
