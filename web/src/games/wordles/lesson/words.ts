import { dictionary } from '../../../words.svelte';
import type { Mark } from '../marks';
import type { Candidate, Score } from './example';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];
const upper = (text: string): string => text.toUpperCase();

// Why this letter of a called word has another mark.
function wrongMark(word: string, query: string, place: number, mark: Mark): string {
  const letter = upper(query[place] ?? '');
  const at = ordinals[place] ?? '';
  if (mark === 'right') return `${letter} is the ${at} letter of both words: same place.`;
  if (mark === 'elsewhere') return `${letter} is in ${upper(word)}, but not as its ${at} letter: elsewhere.`;
  if (!word.includes(letter.toLowerCase())) return `${letter} is not in ${upper(word)}.`;
  return `${upper(word)} has only one ${letter}, and the ${letter} in the same place has taken it. The ${at} letter, another ${letter}, is marked as not in it.`;
}

export const words = dictionary({
  en: {
    intro: 'You play with Nora and Theo. Everybody hides a word of five letters, and everybody looks for the words of the others. Your board and Nora’s are shown here.',
    boards: 'Boards',
    nora: 'Nora',
    legend: 'What the marks say',

    hideTitle: 'Hide a word',
    hide: 'In a game it is any English word of five letters, and a letter may come twice. Choose one of these for now.',
    own: 'Your word',
    hideIt: (word: string) => (word === '' ? 'Hide' : `Hide ${upper(word)}`),

    markTitle: 'Nora calls EAGLE',
    mark: 'A called word goes on every board, the caller’s too, and is held against the word that is hidden there. All marks are true, and all see them. The program gives them, unless a table marks by hand; here you do it once yourself.',
    check: 'Check the marks',
    wrongMark,

    tryTitle: 'Yes. Now read Nora’s board',
    try: 'It was your turn, you called STORM, and the program has marked it. Both rows tell the truth about Nora’s word. Which of these words fits both? You have one attempt in each row.',
    attempt: 'Your attempt',
    tryIt: (word: string) => (word === '' ? 'Try' : `Try ${upper(word)}`),
    misses: {
      medal: 'MEDAL has no T, and row 2 says that there is one. A wrong attempt takes no points away, but your chance in this row would be gone. Here you may try again.',
      tamed: 'TAMED has no L, and row 1 says that there is one. A wrong attempt takes no points away, but your chance in this row would be gone. Here you may try again.',
    } as Record<Candidate, string>,

    scoreTitle: 'METAL it is',
    score: 'Nora’s word is shown to all, and Nora plays on. You score what the newest row is worth; the number stands at its left. How much is it?',
    points: 'Your points',
    pointsOf: (count: string) => `${count} points`,
    scoreIt: (count: string) => (count === '' ? 'Write down' : `Write down ${count} points`),
    scoreMisses: {
      '6': 'Row 1 was worth 6. Row 2 is the newest, and every row is worth one less than the row before.',
      '2': 'It is row 2, but not worth 2: the number at its left counts.',
    } as Record<Score, string>,

    overTitle: 'Five points for you',
    over: [
      'Six rows are worth 6, 5, 4, 3, 2 and 1. After each of them everybody may try one word of somebody else, or pass. A word that nobody finds earns nobody anything.',
      'Words to call stand on cards. After five rounds the highest score wins. Two players call any word they like and play until somebody has more than 20 points.',
    ],

    notYet: { hide: 'Choose a word first.', mark: 'Mark all five letters first.', try: 'Choose a word first.', score: 'Choose a number first.' },
  },
});
