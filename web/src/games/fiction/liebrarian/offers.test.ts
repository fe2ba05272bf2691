import { expect, it } from 'vitest';
import type { RoomStore } from '../../../wire/room.svelte';
import type * as fiction from '../../../wire/types/fiction';
import later from './fixtures/later.json';
import { choiceTime, rowsOfFirstHalf } from './offers';

const view = later.update.view as unknown as fiction.View;

it('knows how many rows the first half had', () => {
  const rows = [...view.board.rows, ...view.board.rows].slice(0, 4);
  expect(rowsOfFirstHalf({ ...view.board, rows, half: 1, boards_left: 1 })).toBe(4);
  expect(rowsOfFirstHalf({ ...view.board, rows, half: 2, boards_left: 4, extra_board_used: false })).toBe(3);
  expect(rowsOfFirstHalf({ ...view.board, rows, half: 2, boards_left: 4, extra_board_used: true })).toBe(2);
});

it('knows how long a choice may take, where the table has set a clock for it', () => {
  const at = (options: Record<string, string>) => choiceTime({ option: (name: string) => options[name] ?? '' } as unknown as RoomStore);
  expect(at({})).toBeNull();
  expect(at({ choice_seconds: '60' })).toBe(60_000);
  expect(at({ choice_seconds: '60', clock: 'half_more' })).toBe(90_000);
  expect(at({ choice_seconds: '60', clock: 'double' })).toBe(120_000);
  expect(at({ choice_seconds: '60', clock: 'off' })).toBeNull();
});
