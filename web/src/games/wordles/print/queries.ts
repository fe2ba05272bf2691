// Query cards as text, in the format of data/README.md, as `liebrary deck queries` prints them: twelve words in a
// line. For printing alone; `liebrary deck check` says whether the words are fit for play.
import type { Trouble } from '../../../print/parts';
import type * as wordles from '../../../wire/types/wordles';
import { words } from './words';

const wordsOfCard = 12;

export function readQueries(text: string, letters: number): wordles.PrintedQueries[] | Trouble {
  const { trouble } = words();
  const cards: wordles.PrintedQueries[] = [];
  for (const [index, whole] of text.split(/\r?\n/).entries()) {
    const line = index + 1;
    const said = whole.trim();
    if (said === '' || said.startsWith('#')) continue;
    const card = said.split(/\s+/);
    const odd = card.find((word) => !/^[a-z]+$/.test(word) || word.length !== letters);
    if (odd !== undefined) return { line, sentence: trouble.word(odd, letters) };
    if (card.length !== wordsOfCard || new Set(card).size !== wordsOfCard) return { line, sentence: trouble.count(wordsOfCard) };
    cards.push({ words: card });
  }
  return cards.length === 0 ? { line: 0, sentence: trouble.none } : cards;
}
