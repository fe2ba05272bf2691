import { dictionary } from '../words.svelte';

const players = (least: number, most: number, minutes: number) => `${least} to ${most} players, ${minutes} minutes`;

export const words = dictionary({
  en: {
    pageTitle: 'Liebrary: word games with one lie in every row',
    // The one word that is ringed stands by itself.
    headline: ['Five clues a row, and one of them ', 'lies', '.'] as const,
    lead: 'Four literary word games to play together, in the browser or at a terminal. No account, no adverts, nothing to install.',
    signIn: 'Sign in',
    rules: 'Rules',
    links: 'Pages',

    which: 'Which would you doubt?',
    tap: 'Tap a clue, and a token tells whether it is true.',
    tapFact: (letter: string) => `${letter} is a fact: what was hatched is solid now. Look for the lie elsewhere.`,
    tapFiction: (letter: string) => `Fiction! The clue under ${letter} is the lie of this row.`,
    clue: (letter: string, mark: string) => `${letter}, said to be ${mark}: lay a token`,
    learn: 'Learn in a minute',

    start: 'Start',
    playNow: 'Play now',
    starting: 'Dealing …',
    quick: (edition: string, role: string, bot: string, setUp: string) => `${edition}, as ${role} against the bot ${bot}. ${setUp}`,
    quickWaits: 'A game against a bot, at once.',
    changeQuick: 'Another role, edition or strength',
    edition: 'Edition',
    role: 'Your role',
    roleSays: {
      guesser: 'Find the word in ten guesses.',
      librarian: 'Hide a word, and lie once a row.',
    } as Record<string, string>,
    setUp: 'Set-up',
    strength: 'The bot',
    make: 'Make a table',

    join: 'Join by code or link',
    joinSays: 'Five letters, or the link that you were sent.',
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

    tables: 'Public tables',
    noTables: 'Nobody waits in public just now. Make a table and list it, or send the link to a friend.',
    tableSays: (host: string, open: number, seats: number, watching: number) =>
      [`Host: ${host}`, open === 0 ? `${seats} seats, all taken` : `${open} of ${seats} seats open`, ...(watching > 0 ? [`${watching} watching`] : [])].join(', '),
    sit: 'Sit down',
    watch: 'Watch',
    at: (verb: string, host: string) => `${verb} at ${host}’s table`,

    played: 'Your last games',
    licences: 'Licences',
    allPlayed: 'All your games',

    covers: 'The games',
    coverMake: 'Make a table',
    coverRules: 'Rules',
    terminal: 'At a terminal for now:',
    books: [
      { game: 'fiction', edition: 'classic', cloth: 'blue', title: 'Fiction', says: 'Find the secret word together. One clue in every row is a lie.', size: players(2, 12, 20) },
      { game: 'fiction', edition: 'banned', cloth: 'red', title: 'Fiction: Banned Books', says: 'The same lies about forbidden books, with ability cards.', size: players(2, 12, 20) },
      { game: 'wordles', edition: '', cloth: 'ochre', title: 'Wordles', says: 'Everyone hides a word, everyone hunts. Here the clues are honest.', size: players(2, 6, 30) },
      { game: 'impossible', edition: '', cloth: 'green', title: 'Fiction Impossible', says: 'Recast the classics together before the mold takes them.', size: players(1, 4, 45) },
    ] as const,
    again: 'Try again',
    noGame: 'This server does not offer Fiction.',
  },
});

function openSeats(open: number): string {
  return open === 1 ? 'one seat open' : `${open} seats open`;
}
