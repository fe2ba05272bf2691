import { dictionary } from '../words.svelte';

export const words = dictionary({
  en: {
    home: 'Liebrary, home',
    skip: 'Skip to the table',
    settings: 'Settings',
    connected: 'Connected',
    connecting: 'Connecting …',
    lost: (seconds: number) => (seconds > 0 ? `Connection lost, again in ${seconds} s` : 'Connection lost, trying again'),
    ended: 'Not connected',
    nothingHere: 'There is nothing at this address.',
    goHome: 'Go to the front page',
    close: 'Close',
  },
});
