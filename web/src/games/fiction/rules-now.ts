// The rules that matter at this moment of a table with these options, the most important first.
import type * as fiction from '../../wire/types/fiction';

const always = ['F-16', 'F-13', 'F-27'];
const byPhase: Record<fiction.Phase, readonly string[]> = {
  deal: ['F-02'],
  keep: ['F-02'],
  draw_card: ['F-02'],
  choose_word: ['F-03'],
  name_letter: ['F-05'],
  guess: ['F-08', 'F-09', 'F-12', 'F-21', 'F-22', 'F-23'],
  deceive: ['F-11', 'F-15', 'F-18'],
  over: ['F-28'],
};

export function rulesNow(
  { board, timed }: Pick<fiction.View, 'board' | 'timed'>,
  option: (name: string) => string,
  abilities: readonly (fiction.Ability | undefined)[],
  cards: fiction.Cards | null,
): string[] {
  const played = abilities.flatMap((name) => cards?.abilities.find((each) => each.name === name)?.rule ?? []);
  const all = [
    ...byPhase[board.phase],
    ...(board.half === 1 && board.boards_left <= 1 ? ['F-25'] : []),
    ...(board.half === 2 ? ['F-26'] : []),
    ...(option('red_words') === 'yes' ? ['F-31', 'F-32', 'F-33'] : []),
    ...(timed ? [] : ['F-39']),
    ...played,
    ...always,
  ];
  return [...new Set(all)];
}
