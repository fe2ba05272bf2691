import { dictionary } from '../words.svelte';

export const words = dictionary({
  en: {
    pageTitle: 'Liebrary: word games with one lie in every row',
    // The one word that is ringed stands by itself.
    headline: ['Five clues a row, and one of them ', 'lies', '.'] as const,
    lead: 'Four literary word games to play together. No account, no adverts, nothing to install.',
    signIn: 'Sign in',
    rules: 'Rules',
    print: 'Print and play',
    links: 'Pages',

    learn: 'Learn in a minute',

    start: 'Start',
    playNow: 'Play now',
    starting: 'Dealing …',
    quickWaits: 'A game with bots, at once.',
    changeQuick: 'Another game, role or strength',
    game: 'Game',
    role: 'Your role',
    others: 'How many bots',
    setUp: 'Set-up',
    strength: 'How strong a bot',
    make: 'Make a table',

    join: 'Join by code or link',
    joinSays: 'Three words, or the link that you were sent.',
    joinEmpty: 'Type the code of a table here, or paste its link.',
    joinGo: 'Join',

    resume: {
      playing: (title: string) => `${title}: your game goes on`,
      waiting: (title: string) => `${title}: your table waits`,
      over: (title: string) => `${title}: finished, the table is still there`,
    },
    resumeSays: (host: string, open: number) => (open === 0 ? `Host: ${host}` : `Host: ${host}, ${openSeats(open)}`),
    resumeGo: 'Resume',
    resumeMore: (count: number) => (count === 1 ? 'One more table' : `${count} more tables`),

    taste: 'One row to try',

    tables: 'Public tables',
    noTables: 'Nobody waits in public just now. Make a table and list it here, or send its link to a friend.',
    waiting: (count: number) => (count === 1 ? 'one waits for players' : `${count} wait for players`),
    noBoard: 'Played at the terminal for now',
    registered: (name: string) => `${name} (registered)`,
    tableSays: (host: string, open: number, seats: number, watching: number) =>
      [`Host: ${host}`, open === 0 ? `${seats} seats, all taken` : `${open} of ${seats} seats open`, ...(watching > 0 ? [`${watching} watching`] : [])].join(', '),
    sit: 'Sit down',
    watch: 'Watch',
    at: (verb: string, host: string) => `${verb} at ${host}’s table`,

    played: 'Your last games',
    licences: 'Licences',
    allPlayed: 'All your games',

    covers: 'The games',
    terminal: 'No board in the browser yet: for now it is played at the terminal.',
    again: 'Try again',
    noGame: (title: string) => `This server does not offer ${title}.`,
  },
});

function openSeats(open: number): string {
  return open === 1 ? 'one seat open' : `${open} seats open`;
}
