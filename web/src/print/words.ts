import { dictionary } from '../words.svelte';

const sheets = (count: number): string => (count === 1 ? 'One sheet' : `${count} sheets`);

export const words = dictionary({
  en: {
    pageTitle: (title: string) => (title === '' ? 'Print and play · Liebrary' : `${title}: print and play · Liebrary`),
    heading: (title: string) => (title === '' ? 'Print and play' : `${title}: print and play`),
    lead: 'Everything that lies on the table, to print and to cut out. Paper of 200 g or more makes good cards, or put them in sleeves over playing cards.',
    games: 'Games to print',
    choices: 'What to print',
    paper: 'Paper',
    parts: 'On the sheets',
    backs: 'Backs of cards',
    backsSay: 'For printing on both sides, turned over the long edge. A back comes after every front.',
    print: 'Print',
    printSays: 'In the print dialog choose 100 % (no scaling) and no margins.',
    count: (count: number, pages: number, paper: string) =>
      pages === count ? `${sheets(count)} of ${paper}.` : `${sheets(count)} of ${paper}, ${pages} pages on both sides.`,
    nothing: 'Nothing is chosen.',
    preview: 'Preview',
    sheet: (number: number, of: number, face: 'front' | 'back', parts: readonly string[]) => `Sheet ${number} of ${of}${face === 'back' ? ', back' : ''}: ${parts.join(', ')}`,
    loading: 'Fetching the cards …',
    unread: 'The cards could not be fetched.',
    again: 'Try again',
    unknown: 'There is no such game to print.',
    all: 'All games to print',
    rules: 'Its rules',
    own: 'Cards of your own',
    ownText: 'The cards as text',
    ownFile: 'Open a file',
    ownStays: 'The text stays in this browser; nothing is sent.',
    useOwn: 'Print these cards',
    dropOwn: 'Back to the printed cards',
    ownCount: (count: number) => (count === 1 ? 'Your card is on the sheets.' : `Your ${count} cards are on the sheets.`),
    trouble: (line: number, sentence: string) => (line === 0 ? sentence : `Line ${line}: ${sentence}`),
  },
});
