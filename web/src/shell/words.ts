import { dictionary } from '../words.svelte';

// "7 minutes 42 seconds left".
function timeLeft(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const parts = [
    ...(minutes > 0 ? [`${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`] : []),
    ...(seconds % 60 > 0 || minutes === 0 ? [`${seconds % 60} ${seconds % 60 === 1 ? 'second' : 'seconds'}`] : []),
  ];
  return `${parts.join(' ')} left`;
}

export const words = dictionary({
  en: {
    home: 'Liebrary, home',
    skip: 'Skip to the table',
    skipTo: 'Skip to the content',
    shortcut: 'Shortcut',
    settings: 'Settings',
    connected: 'Connected',
    connecting: 'Connecting …',
    lost: (seconds: number) => (seconds > 0 ? `Connection lost, again in ${seconds} s` : 'Connection lost, trying again'),
    ended: 'Not connected',
    nothingHere: 'There is nothing at this address.',
    goHome: 'Go to the front page',
    close: 'Close',
    tip: 'Tip',
    notYet: 'Not yet',
    ruleInNewTab: (rule: string) => `Rule ${rule}, opens in a new tab`,
    noMoreTips: 'No more tips',
    help: 'Marks and rules',
    helpTitle: 'Help at this table',
    openCards: 'Cards on the table',
    rulesNow: 'Rules that matter now',
    allRules: 'All rules',
    notes: 'Your notes, only for you',
    notesHint: 'Kept in this tab alone.',
    reloaded: 'Liebrary was updated, so this page has loaded itself again. A word that you had begun has to be typed again.',
    outdated: 'Liebrary was updated, and this page is from before. Load it again to go on; a word that you have begun has to be typed again.',
    reload: 'Load again',
    noClock: 'No clock',
    paused: 'Paused',
    countIn: (seconds: number) => `Goes on in ${seconds}`,
    timeLeft,
    clock: (label: string, seconds: number, note: string) =>
      [label, timeLeft(seconds), note].filter((part) => part !== '').join(', '),
  },
});
