// Fiction in words. What is said by several of its screens; each screen keeps its own beside it.
import { dictionary, listed } from '../../words.svelte';
import type { Cell } from './cells';
import type { Mark } from './marks';

const markNames: Record<Mark, string> = { right: 'right', elsewhere: 'elsewhere', absent: 'absent', blank: 'without a clue' };

// One sentence a row, its letters grouped by mark.
function row(number: number, cells: readonly Cell[], doubting: (place: number) => readonly string[]): string {
  const word = cells.map((cell) => cell.letter.toUpperCase()).join('');
  if (cells.every((cell) => cell.mark === null)) return `Row ${number}, ${word}: not answered yet.`;
  const groups = (['right', 'elsewhere', 'absent', 'blank'] as const).flatMap((mark) => {
    const letters = cells.flatMap((cell, place) => (cell.mark === mark ? [`${cell.letter.toUpperCase()} in place ${place + 1}`] : []));
    return letters.length === 0 ? [] : [`${markNames[mark]}: ${listed(letters)}`];
  });
  const more = cells.flatMap((cell, place) => {
    const letter = cell.letter.toUpperCase();
    const doubters = doubting(place);
    return [
      ...(cell.token ? [`A token says that ${letter} is ${cell.token}.`] : []),
      ...(cell.lie ? [`The clue under ${letter} is a lie.`] : []),
      ...(doubters.length > 0 ? [`${listed(doubters)} ${doubters.length === 1 && doubters[0] !== 'You' ? 'doubts' : 'doubt'} ${letter}.`] : []),
    ];
  });
  return [`Row ${number}, ${word}. Said ${groups.join('; ')}.`, ...more].join(' ');
}

export const words = dictionary({
  en: {
    marks: markNames,
    row,
    halves: ['First half', 'Second half'],
    librarian: 'Lie-brarian',
    guesser: 'Guesser',
  },
});
