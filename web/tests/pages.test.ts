// Every page that needs no table, in four very different looks.
import { expectSound, test, type Look } from './frame';

const paths = ['make', 'learn', 'me', 'rules', 'rules/fiction'];
const looks: readonly Look[] = [
  { size: 'wide', scheme: 'light' },
  { size: 'phone', scheme: 'dark' },
  { size: 'small', forcedColors: true },
  { size: 'small', textSize: 2 },
];

for (const path of paths) {
  test(`${path} is sound`, async ({ house, person }) => {
    for (const look of looks) {
      const ada = await person(`Ada (${JSON.stringify(look)})`, look);
      await ada.page.goto(house.at(path), { waitUntil: 'networkidle' });
      await ada.page.getByRole('heading', { level: 1 }).waitFor();
      await expectSound(ada.page);
      await ada.page.close();
    }
  });
}

// The same page with other texts: where they have the least room.
for (const path of ['rules/wordles', 'rules/impossible']) {
  test(`${path} is sound`, async ({ house, person }) => {
    const { page } = await person('Ada', { size: 'small', textSize: 2 });
    await page.goto(house.at(path), { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectSound(page);
  });
}
