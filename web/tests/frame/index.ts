// The frame of the tests in browsers.
//
//   import { expect, test } from './frame';
//   test('a table is made', async ({ house, person }) => {
//     const ada = await person('Ada', { size: 'phone', scheme: 'dark' });
//     await ada.page.goto(house.at('make'));
//     await ada.page.getByRole('button', { name: 'Make the table' }).click();
//     await expectSound(ada.page);            // axe-core, clipped text, one heading, a title
//     await screenshot(ada.page, 'lobby');    // build/screens/lobby.png
//   });
//
// `house` is one server for all tests of a file: house.kill() and house.start() are a crash and what comes
// after it; a file that wants another one opens it itself (House.open({ basePath: '/games/' })). `person`
// gives somebody with a browser of their own (cookies and all). Errors, warnings, anything that the
// content-security policy forbids and any request to elsewhere fail the test at its end, unless it has
// said person.allow(/…/). Queries go by role and name.
import type { Browser, Page } from 'playwright-core';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test as plain } from 'vitest';
import { House } from './house';
import { launch, Person, type Look } from './people';

export { expect } from 'vitest';
export { clipped, expectSound, violations } from './checks';
export { House, program } from './house';
export { Person, sizes, tv, type Look } from './people';

// One for each size of text, which is a setting of the browser as a whole.
class Browsers {
  private readonly open = new Map<number, Promise<Browser>>();

  for(textSize = 1): Promise<Browser> {
    if (!this.open.has(textSize)) this.open.set(textSize, launch(textSize));
    return this.open.get(textSize)!;
  }
  async close(): Promise<void> {
    for (const browser of this.open.values()) await (await browser).close();
  }
}

type Invite = (name: string, look?: Look, house?: House) => Promise<Person>;

export const test = plain.extend<{ house: House; browsers: Browsers; person: Invite }>({
  house: [
    async ({}, use) => {
      const house = await House.open();
      await use(house);
      await house.close();
    },
    { scope: 'file' },
  ],
  browsers: [
    async ({}, use) => {
      const browsers = new Browsers();
      await use(browsers);
      await browsers.close();
    },
    { scope: 'file' },
  ],
  person: async ({ house, browsers }, use) => {
    const people: Person[] = [];
    await use(async (name, look, at = house) => {
      const person = await Person.arrive(await browsers.for(look?.textSize), at.origin, name, look);
      people.push(person);
      return person;
    });
    const trouble = people.flatMap((person) => person.trouble);
    await Promise.all(people.map((person) => person.leave()));
    expect(trouble, 'trouble in the pages').toEqual([]);
  },
});

const screens = resolve(import.meta.dirname, '../../../build/screens');

// The whole page as it stands, or what of it is on the screen; without its movements.
export async function screenshot(page: Page, name: string, part: 'whole' | 'screen' = 'whole'): Promise<void> {
  mkdirSync(screens, { recursive: true });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(screens, `${name}.png`), animations: 'disabled', fullPage: part === 'whole' });
}
