import { dictionary, listed } from '../words.svelte';

const seats = (count: number): string => (count === 1 ? '1 seat is open' : `${count} seats are open`);

export const words = dictionary({
  en: {
    mine: 'Your table',
    theirs: (host: string) => (host === '' ? 'A table' : `${host}’s table`),
    waits: (game: string) => `${game}. The game has not begun yet.`,
    table: (code: string) => `Table ${code}`,

    seats: 'Seats',
    open: 'Open',
    openHint: 'for whoever comes',
    ready: 'ready',
    notReady: 'not ready yet',
    sitHere: 'Sit here',
    sitHereLabel: (role: string) => `Sit here, as ${role}`,
    standUp: 'Stand up',
    giveToBot: 'Give to a bot',
    giveToBotLabel: (role: string) => `Give to a bot: ${role}`,
    whichBot: (role: string) => `A bot as ${role}`,
    noBots: 'No bot can play this seat.',
    strongest: 'the strongest',
    takeOff: 'Take off',
    takeOffLabel: (bot: string, role: string) => `Take off: the bot ${bot}, ${role}`,
    fill: (count: number) => (count === 1 ? 'Give it to a bot' : `Give all ${count} to bots`),
    addSeat: 'Add a seat',
    removeSeat: 'Take the last seat away',

    watching: 'Watching',

    invite: 'Invite',
    inviteHint: 'Whoever has the link or the code may come in.',
    code: 'Code, to be said aloud',
    link: 'Link',
    copy: 'Copy',
    copied: 'Copied.',
    copyByHand: 'It is selected: press Ctrl and C to copy it, on a Mac ⌘ and C; on a phone hold it and choose Copy.',
    share: 'Share …',
    shareTitle: (game: string) => `A table of ${game} at Liebrary`,
    localLink: 'This link works on this machine only. For others in your network start the server with --lan, or say with --public-url how it is reached.',
    qr: 'The link as a QR code: hold a phone’s camera over it.',
    qrTitle: 'QR code of the link',

    terms: 'How this table plays',
    allTerms: (count: number) => `All ${count} options`,
    change: 'Change',
    asTheRules: 'as the rules say',
    yes: 'yes',
    no: 'no',
    save: 'Play like this',
    saved: 'Changed. Everybody says again whether they are ready.',
    aidsAllowed: 'Aids',
    noAids: 'Nobody may ask the program for help.',
    // so, and not so
    settingNames: {
      listed: ['Anybody finds this table on the front page.', 'Only who has the link or the code finds this table.'],
      spectators: ['Others may watch.', 'Nobody may watch.'],
      text: ['People talk in their own words.', 'People talk in phrases only.'],
    } as Record<'listed' | 'spectators' | 'text', readonly [string, string]>,
    teamRules: {
      any_member: 'Anybody of a team acts for it.',
      captain: 'The first of a team acts for it; the others propose.',
      consent: 'A second of a team has to agree before it acts.',
    },
    absences: { wait: 'The seat of somebody who is away waits.', bot: 'A bot plays for somebody who is away.' },

    begin: 'Start',
    start: 'Start the game',
    isOpen: (count: number) => `${seats(count)}. Send the link, or give ${count === 1 ? 'it' : 'them'} to bots.`,
    isUnready: (names: readonly string[]) =>
      `${listed(names)} ${names.length === 1 ? 'is' : 'are'} not ready yet. You can start all the same.`,
    alone: 'All seats are taken. You can start.',
    iAmReady: 'I am ready',
    notYet: 'Not ready after all',
    hostStarts: (host: string) => `${host} starts the game.`,
    hostIsGone: (host: string) => `${host}, who starts the game, is not here just now.`,
    waitsFor: (count: number) => `${seats(count)}.`,
    sitDown: 'Sit down',
    sitDownHint: (role: string) => `As ${role}, or choose a seat above.`,
    allTaken: 'All seats are taken. You are watching.',
  },
});
