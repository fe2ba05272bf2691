// A bot's move in words.
import type * as fiction from '../../../wire/types/fiction';
import { differing, marksOf, type Mark } from '../marks';
import { words } from './words';

export function shareInWords(
  move: string,
  guess: string,
  honest: readonly Mark[],
  title: (ability: fiction.Ability) => string,
): string {
  const [, clues = '', card = 'honest', about = ''] = move.split(' ');
  const shown = marksOf(clues);
  const isUsed = card !== 'honest';
  // With a new word other clues are honest: then all of them are said.
  const places = card === 'new_word' ? shown.map((_, place) => place) : differing(honest, shown);
  const said = (places.length > 0 ? places : shown.map((_, place) => place)).map((place) =>
    words().hintClue((guess[place] ?? '').toUpperCase(), shown[place] ?? 'blank'),
  );
  const used = isUsed ? [title(card as fiction.Ability), ...(about === '' || about === 'honest' ? [] : [about.toUpperCase()])].join(' ') : '';
  return words().hintShare(said, used);
}
