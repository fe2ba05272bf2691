// The rules that matter at this moment of a table with these options, the most important first.
import type * as wordles from '../../wire/types/wordles';

const byPhase: Record<wordles.Phase, readonly string[]> = {
  deal: ['W-09', 'W-10'],
  hide: ['W-02', 'W-09'],
  call: ['W-11', 'W-12'],
  mark: ['W-08', 'W-04', 'W-05'],
  window: ['W-13', 'W-14', 'W-15'],
  over: ['W-16'],
  round_over: ['W-34', 'W-15', 'W-16'],
};
const inDuel = ['W-18', 'W-19', 'W-20'];

export function rulesNow({ open, cards }: wordles.View, option: (name: string) => string): string[] {
  const isDuel = open.boards.length === 2;
  const all = [
    ...byPhase[open.phase].filter((id) => !isDuel || !['W-10', 'W-11', 'W-13', 'W-16'].includes(id)),
    ...(isDuel ? inDuel : []),
    ...(option('by_hand') === 'yes' ? ['W-08'] : []),
    ...(option('sequence') === 'yes' ? ['W-06'] : []),
    ...(cards.length > 0 ? ['W-10', 'W-33'] : []),
    ...(option('own_words') === 'yes' ? ['W-30'] : []),
    ...(option('letters') === '4' ? ['W-31'] : []),
    ...(option('clocks') === 'no' ? ['W-32'] : ['W-21']),
    'W-04',
    'W-05',
    'W-07',
    'W-22',
  ];
  return [...new Set(all)];
}
