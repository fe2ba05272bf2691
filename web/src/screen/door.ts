// How a big screen comes in: as nobody, so that it asks for no name and does not show what a player sees whose
// browser it is.
import { prepare } from '../games';
import type { Door } from '../room/entry.svelte';
import * as api from '../wire/api';
import { browser, RoomStore } from '../wire/room.svelte';

const nobody = { name: '', has_password: false, rooms: [], games: [] };

export const screenDoor: Door = {
  me: () => Promise.resolve(nobody),
  become: () => Promise.resolve(nobody),
  look: async (id) => {
    const invitation = await api.room(id, 'screen');
    if (invitation) prepare(invitation);
    return invitation;
  },
  knock: () => Promise.reject(new Error('A big screen asks for nothing.')),
  open: (id) => new RoomStore(id, browser, 'screen'),
};
