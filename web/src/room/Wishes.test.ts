import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type * as protocol from '../wire/types/protocol';
import EntryChoice from './EntryChoice.svelte';
import { House, someRoom } from './testing';
import Wishes from './Wishes.svelte';

afterEach(cleanup);
const settled = () => new Promise((done) => setTimeout(done));

function wishes(id: number, more: Partial<protocol.Room>): House {
  const house = new House(id, { room: someRoom({ phase: 'playing', ...more }) });
  render(Wishes, { props: { room: house.store } });
  return house;
}
const press = async (name: string) => {
  await fireEvent.click(screen.getByRole('button', { name }));
  await settled();
};

describe('what is asked of those who are here', () => {
  it('is for the host to answer at the door', async () => {
    const house = wishes(1, { asks: [{ ask: 7, name: 'Eve', agreed: [] }] });
    expect(screen.getByText('Eve asks to come in.')).toBeTruthy();
    await press('No to Eve');
    await press('Yes to Eve');
    expect(house.asked).toEqual([{ admit: { ask: 7, yes: false } }, { admit: { ask: 7, yes: true } }]);
    cleanup();
    wishes(2, { asks: [{ ask: 7, name: 'Eve', agreed: [] }] });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is for all who play to answer where a seat is asked for, once each', () => {
    const asks = [{ ask: 8, name: 'Eve', member: 3, seat: 3, agreed: [1] }];
    wishes(2, { asks });
    expect(screen.getByText(/Eve asks for the seat of/)).toBeTruthy();
    cleanup();
    wishes(1, { asks });
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    wishes(3, { asks });
    expect(screen.getByText(/You have asked for the seat of/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is the end of the game, which the other side agrees to and the host takes back', async () => {
    const house = wishes(2, { ending: [1] });
    expect(screen.getByText('Ada would like to end the game without a result.')).toBeTruthy();
    await press('End it');
    expect(house.asked).toEqual([{ close: { wants: true } }]);
    cleanup();
    const host = wishes(1, { ending: [1] });
    await press('Play on after all');
    expect(host.asked).toEqual([{ close: { wants: false } }]);
    cleanup();
    wishes(3, { ending: [1] });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('the host says who comes in', async () => {
  const house = new House(1, { room: someRoom({ settings: { entry: 'ask' } }) });
  render(EntryChoice, { props: { room: house.store } });
  expect((screen.getByRole('radio', { name: 'Whom I let in' }) as HTMLInputElement).checked).toBe(true);
  await fireEvent.click(screen.getByRole('radio', { name: 'Nobody new' }));
  await settled();
  expect(house.asked).toEqual([{ set_entry: { entry: 'locked' } }]);
});
