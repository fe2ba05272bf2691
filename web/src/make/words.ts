import { dictionary } from '../words.svelte';

const roles: Record<string, string> = { librarian: 'Lie-brarian', guesser: 'Guesser' };

// A role or a bot as people read it: "Lie-brarian", "Player 2", "Liar".
function named(name: string): string {
  const spaced = name.replace(/_/g, ' ').replace(/(\D)(\d)/, '$1 $2');
  return roles[name] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

export const words = dictionary({
  en: {
    named,
    pageTitle: 'Make a table · Liebrary',
    heading: 'Make a table',
    intro: 'Choose a set-up and you are done; everything below it has a sensible value already.',
    loading: 'Asking the server what can be played …',
    again: 'Try again',
    game: 'Game',
    setUp: 'Set-up',
    ownSetUp: 'Your own',
    ownSetUpSays: 'What you have chosen below.',
    options: 'Options',
    finer: 'Finer points',
    finerOf: (count: number) => (count === 1 ? 'one more option' : `${count} more options`),
    from: (least: number, most: number) => `${least} to ${most}`,
    needs: (title: string, value: string) => `Only with ${title}: ${value}.`,
    seats: 'Who plays',
    howMany: 'Number of players',
    fewer: 'One player fewer',
    more: 'One player more',
    players: 'players',
    seat: (number: number) => `Seat ${number},`,
    me: 'Me',
    open: 'Open, for a friend',
    openSays: 'Whoever has the link or the code can sit down here.',
    bot: (name: string) => `Bot: ${named(name)}`,
    watching: 'You have chosen no seat: you will watch.',
    fill: 'Bots on all open seats',
    free: 'Open all bots’ seats',
    room: 'The table',
    listed: 'Listed in public',
    listedSays: 'On the front page, for everybody to join; otherwise only who has the link or the code finds it.',
    spectators: 'Spectators',
    spectatorsSays: 'Others may watch. They see what everybody at the table sees, and no secrets.',
    text: 'Talk in own words',
    textSays: 'Otherwise the table talks in ready-made phrases only: better among strangers.',
    team: 'Who commits for a team',
    teamRules: {
      any_member: ['Anyone', 'Every team mate may hand in; the first one counts.'],
      captain: ['The captain', 'One of the team hands in; the others propose.'],
      consent: ['Two together', 'A second team mate must have proposed the same.'],
    },
    absence: 'When somebody is away',
    absences: {
      wait: ['The table waits', 'Their seat is kept, and the others decide what happens.'],
      bot: ['A bot plays on', 'Until they are back; then the seat is theirs again.'],
    },
    grace: 'Seconds before somebody counts as away',
    graceSays: 'A phone that sleeps for a moment is no absence.',
    range: (min: number, max: number) => `${min} to ${max}.`,
    aids: 'Help at the table',
    aidsSays: 'Whoever sits may ask for it, as often as they like. It is made from what they see, and nothing else.',
    aidTitles: { hint: 'Hints', words: 'Words that are left', lies: 'What each lie leaves' } as Record<string, string>,
    commit: 'Make the table',
    commitSays: 'You get a link and a code for your friends. Nothing starts before you say so.',
    making: 'Making it …',
  },
});
