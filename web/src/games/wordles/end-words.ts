// The end of a round and of the game, in words.
import { dictionary } from '../../words.svelte';
import { capital, number } from './words';

export const endWords = dictionary({
  en: {
    notFound: 'nobody found it',
    moreMistakes: (rows: number) => (rows === 1 ? 'One more row was wrong.' : `${capital(number(rows))} more rows were wrong.`),
    allRight: (name: string) => (name === 'You' ? 'All your marks were right.' : `All of ${name}’s marks were right.`),
    nothingThisRound: (name: string) => `${name} ${name === 'You' ? 'score' : 'scores'} nothing this round.`,
    foundIn: (name: string, row: number, value: number) => `${name} found it in row ${row}: +${value}`,
    pointsTable: 'Points by round',
    player: 'Player',
    sum: 'Points',
    lost: (points_: number) => `${points_} lost`,
    toGo: (left: number) => (left === 1 ? 'The next round is the last' : left > 1 ? `${capital(number(left))} rounds to go` : 'An extra round'),
    nextDuel: (round: number) => `Round ${round} is next`,
    next: 'Next round',
    readyNow: 'You are ready.',
    starts: (clock: boolean) => (clock ? 'It starts when all are ready, or when the clock runs out.' : 'It starts when everybody who is here is ready.'),

    // the end of the game
    gameOver: 'game over',
    actions: 'What now',
    seats: 'Change seats or rules',
    replay: 'Replay',
    share: 'Share',
    spoils: 'With the hidden words',
    home: 'Front page',
    room: 'The table',
    roundsPlayed: 'Rounds',
  },
});
