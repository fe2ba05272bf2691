// Whole games against bots, in each role, by role and name alone, at every size and in every light.
import { expect, expectSound, test } from './frame';
import { guessToTheEnd, lieToTheEnd, over, playNow, type Table } from './frame/play';
import type { Look } from './frame';

interface Case {
  called: string;
  look: Look;
  table: Table;
}

const cases: readonly Case[] = [
  { called: 'a Guesser, wide', look: { size: 'wide' }, table: { role: 'Guesser' } },
  { called: 'a Guesser on a phone at night', look: { size: 'phone', scheme: 'dark' }, table: { role: 'Guesser', setUp: 'First game' } },
  { called: 'a Guesser with forced colours', look: { size: 'small', forcedColors: true }, table: { role: 'Guesser', setUp: 'Hard' } },
  { called: 'a Lie-brarian, wide', look: { size: 'wide', scheme: 'dark' }, table: { role: 'Lie-brarian' } },
  { called: 'a Lie-brarian on a phone', look: { size: 'phone' }, table: { role: 'Lie-brarian', setUp: 'First game' } },
  { called: 'a Lie-brarian with red words, forced colours', look: { size: 'small', forcedColors: true }, table: { role: 'Lie-brarian', setUp: 'Hard' } },
  { called: 'a Guesser with text of twice the size', look: { size: 'phone', textSize: 2 }, table: { role: 'Guesser' } },
  { called: 'a Lie-brarian with text of twice the size', look: { size: 'wide', textSize: 2 }, table: { role: 'Lie-brarian' } },
  { called: 'a Guesser of Banned Books', look: { size: 'phone', scheme: 'dark' }, table: { role: 'Guesser', edition: 'Banned Books' } },
  { called: 'a Lie-brarian of Banned Books', look: { size: 'wide' }, table: { role: 'Lie-brarian', edition: 'Banned Books' } },
];

for (const { called, look, table } of cases) {
  test(`a whole game as ${called}`, async ({ house, person }) => {
    const ada = await person('Ada', { ...look, reducedMotion: true });
    await playNow(house, ada, table);
    const seen = new Set<string>();
    const see = async (phase: string) => {
      if (seen.has(phase)) return;
      seen.add(phase);
      await expectSound(ada.page);
    };
    const rows = await (table.role === 'Guesser' ? guessToTheEnd(ada.page, undefined, see) : lieToTheEnd(ada.page, see));
    await over(ada.page).waitFor();
    await ada.page.getByText('Seals verified').waitFor();
    await expectSound(ada.page);
    expect(rows).toBeGreaterThan(0);
    expect(seen.size).toBeGreaterThanOrEqual(table.role === 'Guesser' ? 1 : 3);
  });
}
