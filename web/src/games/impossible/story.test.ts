import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as protocol from '../../wire/types/protocol';
import type { RoomStore } from '../../wire/room.svelte';
import { Events } from './story.svelte';

let visibility: DocumentVisibilityState = 'visible';
beforeEach(() => {
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => vi.restoreAllMocks());

function table(): { events: Events; tell: (...story: string[]) => void; look: (isSeen: boolean) => void } {
  const room = { update: null as Partial<protocol.Update> | null, serverNow: () => 0 };
  const events = new Events(room as unknown as RoomStore, () => [], () => Promise.reject(new Error('none')));
  let number = 0;
  return {
    events,
    tell: (...story) => {
      room.update = { round: 1, number: ++number, story } as Partial<protocol.Update>;
      events.take();
    },
    look: (isSeen) => {
      visibility = isSeen ? 'visible' : 'hidden';
      events.look(isSeen);
    },
  };
}

test('what happened while the page was hidden is shown to whoever looks again, until they say so', () => {
  const { events, tell, look } = table();
  tell('The game begins.');
  expect(events.missed).toEqual([]);
  look(false);
  tell('Ben draws a card.', 'One Mold joins Dracula.');
  tell('The Mold attacks.');
  expect(events.missed).toEqual([]);
  look(true);
  expect(events.missed).toEqual(['Ben draws a card.', 'One Mold joins Dracula.', 'The Mold attacks.']);
  expect(events.lines.map(({ text }) => text)).toHaveLength(4);
  events.dismiss();
  expect(events.missed).toEqual([]);
});

test('what was seen is not shown again', () => {
  const { events, tell, look } = table();
  tell('The game begins.');
  look(false);
  look(true);
  tell('Ben draws a card.');
  expect(events.missed).toEqual([]);
  look(false);
  tell('The Mold attacks.');
  look(true);
  expect(events.missed).toEqual(['The Mold attacks.']);
});
