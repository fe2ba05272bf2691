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

test('a round of Wordles in Firefox', async ({ house }) => {
  const firefox = await Firefox.open();
  try {
    await firefox.goto(house.at());
    const room = await firefox.run(async () => {
      const post = async (path: string, data: object): Promise<{ id: string }> =>
        (await (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) })).json()) as { id: string };
      await post('api/guest', { name: 'Ada' });
      const options = Object.entries({ seats: '3', own_words: 'yes', clocks: 'no' }).map(([name, value]) => ({ name, value }));
      return (await post('api/rooms', { game: 'wordles', options, seats: ['me', 'sleuth', 'reader'], start: true })).id;
    });
    await firefox.goto(house.at(`r/${String(room)}`));
    const hasButton = (name: string) => [...document.querySelectorAll('button')].some((button) => button.textContent.trim() === name);
    const press = (name: string) => [...document.querySelectorAll('button')].find((button) => button.textContent.trim() === name)?.click();
    await firefox.until('hiding', hasButton, 'Hide');
    await firefox.type('crumb\uE007');
    const calls = ['tiger', 'slope', 'candy', 'judge'];
    for (let moves = 0; moves < 60; ++moves) {
      await firefox.until('a choice', () => [...document.querySelectorAll('button')].some((button) => ['Call', 'Pass', 'Next round'].includes(button.textContent.trim())));
      if (await firefox.run(hasButton, 'Next round')) break;
      if (await firefox.run(hasButton, 'Call')) await firefox.type(`${calls.shift() ?? 'brisk'}\uE007`);
      else await firefox.run(press, 'Pass');
      await new Promise((done) => setTimeout(done, 200));
    }
    expect(await firefox.run(() => document.querySelector('h1')?.textContent ?? '')).toMatch(/^Round 1: /);
    expect(await firefox.run(() => document.querySelectorAll('article').length)).toBe(3);
    expect(firefox.errors).toEqual([]);
  } finally {
    await firefox.close();
  }
});
