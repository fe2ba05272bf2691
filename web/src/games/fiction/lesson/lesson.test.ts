import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { lessons } from '../..';
import Learn from '../../../pages/Learn.svelte';
import { candidates, cellsOf, rows, secret } from './example';

vi.stubGlobal('fetch', () => Promise.reject(new Error('no server here')));

beforeAll(() => lessons['fiction']!()); // once loaded, it is there at once

// Written out by hand, against the script: secret CLOUD.
const truths = ['x~xx~', 'x~~xv'];

describe('the example', () => {
  it('lies exactly once a row, where it says', () => {
    rows.forEach(({ said, lie }, index) => {
      const differing = [...said].flatMap((sign, place) => (sign === truths[index]![place] ? [] : [place]));
      expect(differing).toEqual([lie]);
    });
    expect(candidates).toContain(secret);
  });

  it('turns solid what a token has shown, and rings a lie only at the end', () => {
    const during = cellsOf(rows[0], { doubted: null, tokens: [0, 2], open: false });
    expect(during.map(({ proven }) => proven)).toEqual([true, false, false, false, false]);
    expect(during.map(({ token }) => token)).toEqual(['fact', null, 'fiction', null, null]);
    expect(during.some(({ lie }) => lie)).toBe(false);
    const after = cellsOf(rows[0], { doubted: null, tokens: [], open: true });
    expect(after.map(({ proven }) => proven)).toEqual([true, true, false, true, true]);
    expect(after[2]!.lie).toBe(true);
  });
});

describe('learning in a minute', () => {
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

  it('leads from a doubt to a found word', async () => {
    render(Learn);
    await screen.findByText('Step 1 of 3');
    await press('Lay a token'); // nothing is chosen yet, so nothing happens
    expect(screen.getByText('Step 1 of 3')).toBeTruthy();

    await press('O, said to be elsewhere: doubt it');
    await press('Lay a token on O');
    expect(screen.getByText(/^Fact: the clue under O is true/)).toBeTruthy();

    await press('V, said to be right: doubt it');
    await press('Lay a token on V');
    expect(screen.getByText('Step 2 of 3')).toBeTruthy();

    await press('D, said to be right: doubt it');
    await press('D is the lie');
    expect(screen.getByText(/D is in the word/)).toBeTruthy();
    await press('L, said to be absent: doubt it');
    await press('L is the lie');
    expect(screen.getByText('Step 3 of 3')).toBeTruthy();

    await fireEvent.click(screen.getByRole('radio', { name: 'BLOND' }));
    await press('Hand in BLOND');
    expect(screen.getByText(/BLOND has an N/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('radio', { name: 'CLOUD' }));
    await press('Hand in CLOUD');
    expect(await screen.findByRole('heading', { name: /You have won/ })).toBe(document.activeElement);
    expect(screen.getByText(/The clue under V is a lie/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Play now' })).toBeTruthy();

    await press('Once more');
    expect(screen.getByText('Step 1 of 3')).toBeTruthy();
  });
});
