// A bot's move in words.
import type * as fiction from '../../../wire/types/fiction';
import { differing, marksOf, type Mark } from '../marks';
import { usedCard } from './draft';
import { words } from './words';

export function shareInWords(
  { shown: clues, use }: fiction.Share,
  guess: string,
  honest: readonly Mark[],
  title: (ability: fiction.Ability) => string,
): string {
  const shown = marksOf(clues);
  const card = usedCard(use);
  // With a new word other clues are honest: then all of them are said.
  const places = card === 'new_word' ? shown.map((_, place) => place) : differing(honest, shown);
  const said = (places.length > 0 ? places : shown.map((_, place) => place)).map((place) =>
    words().hintClue((guess[place] ?? '').toUpperCase(), shown[place] ?? 'blank'),
  );
  const about = 'ban' in use ? [use.ban.letter] : 'new_word' in use ? [use.new_word.word] : [];
  const used = card === null ? '' : [title(card), ...about.map((each) => each.toUpperCase())].join(' ');
  return words().hintShare(said, used);
}
