// Pictures of the pages that need no table: `./test screens`.
import { screenshot, sizes, test } from '../frame';

const pages = { home: '', make: 'make', learn: 'learn', me: 'me', rules: 'rules', 'rules-fiction': 'rules/fiction', print: 'print/impossible' };

for (const [name, path] of Object.entries(pages)) {
  test(name, async ({ house, person }) => {
    for (const size of Object.keys(sizes) as (keyof typeof sizes)[]) {
      for (const scheme of ['light', 'dark'] as const) {
        const { page } = await person('Ada', { size, scheme });
        await page.goto(house.at(path), { waitUntil: 'networkidle' });
        await page.getByRole('heading', { level: 1 }).waitFor();
        await screenshot(page, `${name}-${size}-${scheme}`);
      }
    }
  });
}
