// What a big screen says, whatever is played on it.
import { dictionary } from '../words.svelte';

export const words = dictionary({
  en: {
    title: (game: string) => `${game} on the big screen · Liebrary`,
    mayNotWatch: 'Its host has switched watching off. It can be allowed between two games, under “How this table plays”.',
    over: 'This table has ended',
    captions: 'What was said to everybody',
    nobodySpoke: 'What is said to everybody stands here.',
    lost: 'Connection lost. It goes on by itself.',
    by: (name: string, role: string) => (role === '' ? name : `${name}, ${role}`),

    join: 'Join on your phone',
    watch: 'Watch on your phone',
    qr: 'QR code of this table’s link',
    lobby: (host: string, game: string) => (host === '' ? game : `${host}’s table of ${game}`),
    waits: (open: number) => (open === 0 ? 'All are seated. It begins when the host starts it.' : open === 1 ? 'One seat is open.' : `${open} seats are open.`),
    howTo: 'Point a phone’s camera here, or open',
    code: 'and type these words',
    open: 'open',
    ready: 'ready',
    seats: 'Seats',
  },
});
