// What is said of rooms, seats and people, in the lobby and around every table.
import { roleTitle, spelt } from '../games/fronts';
import { dictionary, listed } from '../words.svelte';

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);
const seats = (count: number): string => (count === 1 ? '1 seat' : `${count} seats`);

export const words = dictionary({
  en: {
    role: roleTitle,
    bot: spelt,
    aBot: 'bot',
    you: 'You',
    youInside: 'you',
    story: 'Story',
    seat: (seat: number) => `Seat ${seat}`,
    namesake: (name: string, seat: number) => `${name} ${seat}`,
    host: 'host',
    captain: 'captain',
    former: 'Somebody',
    opening: 'Opening the table …',
    loading: (game: string) => `Laying out ${game} …`,
    retry: 'Try again',
    home: 'Go to the front page',

    // at the door
    invitation: (host: string, game: string) => (host === '' ? `You are invited to ${game}.` : `${host} invites you to ${game}.`),
    doorOpen: (open: number, all: number) => `${open} of ${seats(all)} ${open === 1 ? 'is' : 'are'} open.`,
    doorFull: 'All seats are taken; you can watch.',
    doorPlaying: 'A game is being played; you can watch.',
    doorNoBoard: 'Whoever sits down here needs the terminal for now.',
    name: 'Your name',
    nameHint: 'The others see it. You can change it later.',
    sitDown: 'Sit down',
    comeIn: 'Come in',

    // shut doors
    shut: {
      no_such_room: 'There is no such table',
      kicked: 'You were asked to leave',
      closed: 'This table is closed',
      no_spectators: 'Nobody may watch this table',
      full: 'This table is full',
      too_many: 'Too many tabs',
      erased: 'You are nobody here any more',
      outdated: 'This page is out of date',
    } as Record<string, string>,
    shutOtherwise: 'You cannot come in',
    shutHint: {
      no_such_room: 'The link may have been cut off when it was copied, or the table was closed some time ago.',
      too_many: 'Close another tab that shows this table, then try again.',
    } as Record<string, string>,
    makeOne: 'Make a table of your own',
    unreachable: 'The server cannot be reached',
    unreachableHint: 'Nothing is lost. This page goes on by itself as soon as the server answers.',
    noBoard: (game: string) => `${game} has no board in the page yet`,
    noBoardHint: 'You can play it at a terminal, at this same table:',

    // titles
    lobbyTitle: (game: string, open: number) => (open > 0 ? `${seats(open)} open · ${game}` : `All seated · ${game}`),
    yourTurn: 'Your turn · ',

    // spoken
    begun: 'The game begins.',
    over: 'The game is over.',
    came: (name: string) => `${name} is here.`,
    left: (name: string) => `${name} has gone.`,
    sat: (name: string, role: string) => `${name} sits down as ${role}.`,
    stood: (role: string) => `The seat of ${role} is open.`,
    said: (name: string, text: string, team: boolean) => (team ? `${name} to the team: ${text}` : `${name}: ${text}`),
    isBack: 'Connected again.',
    isLost: 'The connection is lost. Nothing else is.',

    // the strip above the table
    lostTitle: 'Connection lost.',
    lostHint: 'Nothing is lost: your seat is kept, and what you did meanwhile is sent when the line is back.',
    lostAgain: (seconds: number) => (seconds > 0 ? `Next try in ${seconds} s.` : 'Trying again …'),
    tryNow: 'Try now',
    offline: 'This device is offline.',
    botPlays: (bot: string) => `The bot ${bot} plays your seat.`,
    takeBack: 'Take my seat back',
    seatFree: (role: string) => `You are watching. The seat of ${role} is free.`,
    sitHere: 'Sit here',
    away: (names: readonly string[]) => `${listed(names)} ${names.length === 1 ? 'is' : 'are'} away.`,
    awayHelp: 'What can be done',
    tableClosed: 'The host has closed this table.',

    // people
    people: 'At the table',
    peopleCount: (count: number) => `${count} at the table`,
    watchers: 'Watching',
    watchersCount: (count: number) => (count === 0 ? 'Nobody watches.' : `${people(count)} watching.`),
    open: 'open seat',
    awayFor: (seconds: number) => `away ${clock(seconds)}`,
    isAway: 'away',
    muted: 'muted',
    slow: (ms: number) => `slow line, ${(ms / 1000).toFixed(1)} s`,
    playsFor: (bot: string) => `${spelt(bot)} plays for them`,
    actsOn: (name: string) => `${name}: more`,
    more: 'More',
    thisTable: 'This table',

    // what can be done about somebody
    acts: {
      mute: ['Mute', 'They can still say phrases.'],
      unmute: ['Let them talk again', ''],
      kick: ['Ask to leave', 'They cannot come back to this table.'],
      makeHost: ['Make host', 'They decide about the table from now on, and you do not.'],
      takeOver: ['Make this choice for them', 'The program chooses at random, once they have been away for two minutes.'],
      takeBack: ['Take my seat back', 'You play on from here.'],
      endGame: ['End the game', 'For everybody and without a result, once they have been away for two minutes.'],
      sit: ['Sit here', 'You play on from here.'],
      stand: ['Give up my seat', 'It is open then for whoever watches.'],
    } as Record<string, readonly [string, string]>,
    handTo: (bot: string) => `Let the bot ${spelt(bot)} play`,
    handed: {
      handMine: 'You can take it back at any time.',
      handTheirs: 'They can take it back when they return.',
      handOver: 'The seat is the bot’s then.',
    },
    nothingToDo: 'There is nothing to be done here.',

    // once more
    again: {
      rematch: (next: string) => (next === '' ? 'Rematch' : `Rematch, ${next} next`),
      asks: (names: readonly string[]) => `${listed(names)} ${names.length === 1 ? 'asks' : 'ask'} for a rematch.`,
      youAsk: (host: string) => `You have asked for a rematch. It begins when ${host} agrees, or when everybody at the table has asked.`,
      byHost: (host: string) => `It begins when ${host} agrees, or when everybody at the table has asked.`,
      watched: (host: string, next: string) => `${host} can begin a rematch${next === '' ? '' : `: ${next} next`}.`,
      withdraw: 'Not now after all',
      theHost: 'the host',
    },

    // a finished game as a text
    shareGame: {
      title: 'Share this game',
      text: 'Text to share',
      spoilers: 'With the words and the lies',
      emoji: 'With pictures (emoji)',
      send: 'Share …',
      copy: 'Copy',
      copied: 'Copied.',
      selected: 'This browser lets no page copy. The text is selected: copy it with Ctrl+C, or press on it.',
    },

    // the table as a whole
    showOnScreen: 'Show on a big screen',
    showOnScreenHint: 'In large letters, for friends in one room. It shows what everybody may see.',
    onScreens: (count: number) => (count === 1 ? 'One big screen shows this table.' : `${count} big screens show this table.`),
    invite: 'Invite somebody to watch',
    leaving: 'Leave',
    leavingHint: 'Your seat is kept. Come back by the same link or from the front page.',
    leavingWatcher: 'Come back by the same link at any time.',
    leave: 'Go to the front page',
    endGame: 'End the game',
    endGameHint: 'For everybody, without a result; the secrets are shown, and the table is closed.',
    endGameSure: 'End it for everybody',
    closeTable: 'Close the table',
    closeTableHint: 'For everybody. Its link and its code end.',
    closeTableSure: 'Close it for everybody',
    keepPlaying: 'No, go on',

    // talk
    talk: 'Talk',
    teamTalk: 'Team talk',
    cannotRead: (names: readonly string[]) => `${listed(names)} cannot read this.`,
    watchersCannotRead: 'Who watches cannot read this.',
    everybodyReads: 'Everybody here reads this.',
    talkTo: 'Say it to',
    toTeam: 'Team',
    toAll: 'Everybody',
    sayToTeam: 'Say something to your team',
    sayToAll: 'Say something to everybody',
    toTeamHint: 'To your team …',
    toAllHint: 'To everybody …',
    send: 'Send',
    phrases: 'Phrases',
    phrasesOnly: 'At this table people talk in phrases.',
    youAreMuted: 'The host has muted you. Phrases still work.',
    whatWasSaid: 'What was said',
    nobodySpoke: 'Nobody has said anything yet.',
    newSince: (count: number) => (count === 1 ? '1 new message' : `${count} new messages`),
    unread: (count: number) => (count === 0 ? '' : `${count} new`),
    left500: (count: number) => `${count} left`,
    audience: { team: 'team', all: 'everybody' },
    phrase: {
      hello: 'Hello!',
      good_luck: 'Good luck!',
      well_done: 'Well done!',
      thanks: 'Thank you.',
      sorry: 'Sorry.',
      one_moment: 'One moment, please.',
      my_turn: 'It is my turn.',
      your_turn: 'It is your turn.',
      i_doubt_it: 'I doubt it.',
      i_agree: 'I agree.',
      i_disagree: 'I disagree.',
      time: 'Mind the clock.',
      good_game: 'Good game.',
      again: 'Once more?',
    } as Record<string, string>,
  },
});
