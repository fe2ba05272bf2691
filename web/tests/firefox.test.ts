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

// With hints, to a Library that is saved or lost: cards, spots, what they lead to, a saved Book, the end.
test('Fiction Impossible in Firefox', async ({ house }) => {
  const firefox = await Firefox.open();
  try {
    await firefox.goto(house.at());
    const room = await firefox.run(async () => {
      const post = async (path: string, data: object): Promise<{ id: string }> =>
        (await (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) })).json()) as { id: string };
      await post('api/guest', { name: 'Ada' });
      const values = { seats: 1, mold: 12, bookend: 2, plus_card: 0, plus_threshold: 0, threshold: 5, reshuffle_mold: 0 };
      const options = Object.entries(values).map(([name, value]) => ({ name, value: String(value) }));
      const settings = { aids: ['hint', 'powers'] };
      return (await post('api/rooms', { game: 'impossible', options, seats: ['me'], settings, start: true })).id;
    });
    await firefox.goto(house.at(`r/${String(room)}`));
    await firefox.until('two Librarians', () => document.querySelectorAll('main [type=radio]').length === 2);
    await firefox.run(() => document.querySelector<HTMLInputElement>('main [type=radio]')!.focus());
    await firefox.type(' ');
    await firefox.until('one of them chosen', () => document.querySelector('main [type=radio]:checked') !== null);

    // Presses the first of these that is there, and tells which.
    const press = (names: readonly string[]): string => {
      const enabled = [...document.querySelectorAll<HTMLButtonElement>('main button:enabled')];
      const said = (button: HTMLElement) => button.textContent.trim();
      for (const name of names) {
        const found = enabled.find((button) => (name === 'Keep' ? /^Keep (?!your)/.test(said(button)) : said(button) === name));
        found?.click();
        if (found) return name;
      }
      return '';
    };
    const steps = ['Keep', 'Back to the table', 'Do it', 'Hint', 'Keep your hand', 'Done adding', 'Pass'];
    const isOver = () => /^(Everyone wins|The Mold wins)/.test(document.querySelector('h1')?.textContent ?? '');
    const pressed = new Set<string>();
    // Where no hint comes (there are so many a minute), the game goes on without one.
    const unaided = [...steps.filter((name) => name !== 'Hint'), 'Hint'];
    let latest = '';
    for (let moves = 0; moves < 1500 && !(await firefox.run(isOver)); ++moves) {
      latest = await firefox.run(press, latest === 'Hint' ? unaided : steps);
      pressed.add(latest);
      await new Promise((done) => setTimeout(done, latest === 'Hint' ? 150 : 50));
    }
    await firefox.until('the end', isOver);
    expect([...pressed]).toEqual(expect.arrayContaining(['Keep', 'Hint', 'Do it']));
    await firefox.until('the turns', () => document.querySelector('main svg[role=img]') !== null);
    expect(firefox.errors).toEqual([]);
  } finally {
    await firefox.close();
  }
});
