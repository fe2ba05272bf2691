// Whole games by keys alone. Wherever the focus goes, it can be seen.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from './frame';
import { anotherWay, answered, atOnce, guesses, myGuess, over, typed } from './frame/play';

interface Focus {
  name: string;
  seen: boolean;
  inside: boolean;
}

// The element that has the focus: whether something is drawn around it, and whether it is on the screen.
function focus(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const held = document.activeElement as HTMLElement;
    const drawn = (element: Element | null) => {
      if (element === null) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    // A native button that is hidden under its label shows the focus there.
    const around = [held, held.nextElementSibling, held.closest('label'), held.parentElement, held.closest('li')];
    const { top, bottom, left, right } = (held.closest('label') ?? held).getBoundingClientRect();
    return {
      name: `${held.tagName} ${held.getAttribute('aria-label') ?? held.textContent.trim().slice(0, 40)}`,
      seen: around.some(drawn),
      inside: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
    };
  });
}

async function expectSeen(page: Page): Promise<void> {
  const { name, seen, inside } = await focus(page);
  expect(seen, `the focus can be seen at ${name}`).toBe(true);
  expect(inside, `${name} is on the screen`).toBe(true);
}

const holds = (target: Locator): Promise<boolean> =>
  target.evaluateAll((found) => found.some((element) => element === document.activeElement));

// Tab by Tab, with the focus in sight at each step.
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.first().waitFor({ state: 'attached' });
  for (let steps = 0; steps < 120; ++steps) {
    if (await holds(target)) return;
    await page.keyboard.press(key);
    const isBody = await page.evaluate(() => document.activeElement === document.body);
    if (!isBody) await expectSeen(page);
  }
  throw new Error(`120 times ${key}, and never at ${target}`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

test('what is typed right after Play now is on the first row', async ({ house, person }) => {
  const { page } = await person('Ada', { reducedMotion: true });
  await page.goto(house.at());
  await atOnce(page).click();
  await page.keyboard.type('crane');
  await myGuess(page).waitFor();
  expect(await typed(page).inputValue()).toBe('crane');
});

test('a Guesser by keys alone, with a token, a doubt and a text to share', async ({ house, person }) => {
  const { page } = await person('Ada', { reducedMotion: true });
  await page.goto(house.at());
  await press(page, atOnce(page));
  await myGuess(page).waitFor();
  await page.keyboard.type('crane');
  await page.keyboard.press('Enter');
  await answered(page, 'crane').waitFor({ state: 'attached' });
  await myGuess(page).waitFor();

  await tabTo(page, page.getByRole('button', { name: /^Doubt/ }));
  await page.keyboard.press('ArrowRight');
  await expectSeen(page);
  await page.keyboard.press('Enter');
  await page.getByText(/You doubt R/).first().waitFor({ state: 'attached' });

  await press(page, page.getByRole('button', { name: 'Lay a token' }));
  await tabTo(page, page.getByRole('button', { name: /^Lay a token on/ }));
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('button', { name: 'Lay the token' }));
  await page.getByText(/A token says that/).first().waitFor({ state: 'attached' });
  await expectSeen(page);

  for (const word of guesses.slice(1)) {
    await myGuess(page).or(over(page)).first().waitFor();
    if (await over(page).isVisible()) break;
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
    await answered(page, word).or(over(page)).first().waitFor({ state: 'attached' });
  }
  await over(page).waitFor();
  await press(page, page.getByRole('button', { name: 'Share', exact: true }));
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  for (let steps = 0; steps < 12; ++steps) {
    await page.keyboard.press('Tab');
    const left = await page.evaluate(() => document.activeElement !== document.body && document.activeElement!.closest('dialog') === null);
    expect(left, 'the focus leaves the dialog').toBe(false);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await holds(page.getByRole('button', { name: 'Share', exact: true })), 'the focus is back where it was').toBe(true);
});

test('a Lie-brarian by keys alone', async ({ house, person }) => {
  const { page } = await person('Ada', { reducedMotion: true });
  await page.goto(house.at());
  await press(page, page.getByText(anotherWay));
  await tabTo(page, page.getByRole('radio', { name: 'Guesser', exact: true }));
  await page.keyboard.press('ArrowDown');
  await expectSeen(page);
  await tabTo(page, atOnce(page), 'Shift+Tab');
  await page.keyboard.press('Enter');

  await page.getByRole('heading', { level: 1, name: 'Choose your secret word' }).waitFor();
  await tabTo(page, page.getByRole('group', { name: 'Words on your card' }).getByRole('radio'));
  await page.keyboard.press('Space');
  await press(page, page.getByRole('button', { name: 'Hide this word' }));
  await page.getByRole('heading', { level: 1, name: /^Name a letter/ }).waitFor();
  await tabTo(page, page.getByRole('group', { name: 'Letters of your secret' }).getByRole('radio'));
  await page.keyboard.press('Space');
  await press(page, page.getByRole('button', { name: /^Name [A-Z]$/ }));

  const choosing = page.getByRole('heading', { level: 1, name: /choose one lie/ });
  for (let rows = 0; rows < 12; ++rows) {
    await choosing.or(over(page)).first().waitFor();
    if (await over(page).isVisible()) break;
    const before = await choosing.textContent();
    await tabTo(page, page.getByRole('radio', { name: /: say/ }));
    await page.keyboard.press('ArrowDown');
    await expectSeen(page);
    await press(page, page.getByRole('button', { name: 'Share clues' }));
    await page.waitForFunction((was) => document.querySelector('h1')?.textContent !== was, before);
  }
  await over(page).waitFor();
});

test('a table is made and begun, a name is changed and a rule is found, by keys alone', async ({ house, person }) => {
  const { page } = await person('Ada', { reducedMotion: true });
  await page.goto(house.at());
  await press(page, page.getByRole('link', { name: 'Make a table' }).first());
  await page.getByRole('heading', { level: 1, name: 'Make a table' }).waitFor();
  await tabTo(page, page.getByRole('radio', { name: /^(First game|Standard)/ }));
  await page.keyboard.press('ArrowDown');
  await expectSeen(page);
  await tabTo(page, page.getByRole('textbox', { name: 'Your name' }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Ada');
  await press(page, page.getByRole('button', { name: 'Make the table' }));

  await page.getByRole('heading', { level: 1, name: 'Your table' }).waitFor();
  await press(page, page.getByRole('button', { name: /^Give to a bot: / }));
  await page.getByRole('dialog').waitFor();
  await press(page, page.getByRole('dialog').getByRole('button', { name: /strongest/ }));
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await expectSeen(page);
  await press(page, page.getByRole('button', { name: 'Settings' }));
  await page.getByRole('dialog').waitFor();
  await tabTo(page, page.getByRole('dialog').getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await expectSeen(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await press(page, page.getByRole('button', { name: 'Start the game' }));
  await page.getByRole('heading', { level: 1, name: /It is your guess|Choose your secret word/ }).waitFor();

  await page.goto(house.at('me'));
  await tabTo(page, page.getByRole('textbox', { name: 'Name', exact: true }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Adele');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Adele' }).waitFor();

  await page.goto(house.at('rules'));
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('F-22');
  await press(page, page.getByRole('link', { name: /^F-22/ }).first());
  await page.waitForURL(/rules\/fiction#F-22$/);
  await expectSeen(page);
});
