// The replay of any game in words.
import { dictionary, listed } from '../words.svelte';

export const words = dictionary({
  en: {
    title: (game: string) => `Replay of ${game}`,
    loading: 'Fetching the game …',
    again: 'Try again',
    played: (players: readonly string[], date: string) => (players.length > 0 ? `${listed(players)}, ${date}` : date),
    nothing: 'No move was made in this game.',
    controls: 'Step through the game',
    first: 'First',
    back: 'Back',
    next: 'Next',
    last: 'Last',
    play: 'Play',
    pause: 'Pause',
    step: 'Step',
    stepOf: (number: number, count: number, told: string) => `Step ${number} of ${count}. ${told}`,
    counter: (number: number, count: number) => `${number} of ${count}`,
    seenBy: 'Seen by',
    watchers: 'those who watch',
    seat: (name: string, seat: number) => (name === '' ? `seat ${seat}` : `${name}, seat ${seat}`),
    moves: 'All moves',
    record: 'Download the record',
    backToTable: 'Back to the table',
    home: 'Home',
    actor: (name: string, move: string) => `${name}: ${move}`,
    chance: 'Chance',
    clock: 'The clock',
    keys: 'The arrow keys step too.',
    noBoard: 'The page has no board for this game yet; these are its moves, as its record has them.',
  },
});
