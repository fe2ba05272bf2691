// The page loads and plays one game in Debian's Firefox.
import { expect } from 'vitest';
import { test } from './frame';
import { Firefox } from './firefox';
import { guesses } from './frame/play';

test('a whole game in Firefox', async ({ house }) => {
  const firefox = await Firefox.open();
  try {
    await firefox.goto(house.at());
    const says = (text: string) => firefox.until(text, (wanted: string) => document.querySelector('main')?.textContent.includes(wanted), text);
    await says('Play now');
    await firefox.run(() => [...document.querySelectorAll('button')].find((button) => button.textContent.includes('Play now'))!.click());
    const heading = () => firefox.run(() => document.querySelector('h1')?.textContent ?? '');
    const isOver = (text: string) => /win|No result/.test(text);
    for (const word of guesses) {
      await firefox.until('a turn or the end', () => /your guess|wins?\b/.test(document.querySelector('h1')?.textContent ?? ''));
      if (isOver(await heading())) break;
      await firefox.type(word + '\uE007');
      await firefox.until(
        `${word} is answered`,
        (said: string) => document.querySelector('main')!.textContent.includes(said) || /wins?\b/.test(document.querySelector('h1')?.textContent ?? ''),
        `, ${word.toUpperCase()}. Said `,
      );
    }
    await firefox.until('the end', () => /win/.test(document.querySelector('h1')?.textContent ?? ''));
    await says('Seals verified');
    expect(firefox.errors).toEqual([]);
  } finally {
    await firefox.close();
  }
});
