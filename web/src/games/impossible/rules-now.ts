// The rules that matter at this moment of a table with these options, the most important first.
import type * as impossible from '../../wire/types/impossible';

const byPhase: Record<impossible.Phase, readonly string[]> = {
  set_up: ['I-04', 'I-05', 'I-06', 'I-10', 'I-11'],
  librarians: ['I-07', 'I-32', 'I-29', 'I-08', 'I-09'],
  draw: ['I-12', 'I-13', 'I-26'],
  add: ['I-14', 'I-15', 'I-16', 'I-38', 'I-26'],
  resolve: ['I-17', 'I-24'],
  window: ['I-18', 'I-26', 'I-39', 'I-22', 'I-21'],
  upkeep: ['I-18', 'I-19', 'I-20'],
  over: ['I-24', 'I-21', 'I-23'],
};

// By what the game waits for, before all else.
const byQuestion: Readonly<Record<string, readonly string[]>> = {
  consent: ['I-27'],
  renewal: ['I-31a'],
  arranging: ['I-31h', 'I-40'],
  omen: ['I-32e', 'I-40'],
  next_book: ['I-17'],
  rescuing: ['I-32c'],
};

export function rulesNow({ open }: impossible.View, option: (name: string) => string): string[] {
  const all = [
    ...(byQuestion[Object.keys(open.pending)[0] ?? ''] ?? []),
    ...byPhase[open.phase],
    ...(open.understudy ? ['I-31m'] : []),
    ...(open.slots.some(({ shelters }) => shelters > 0) ? ['I-31j'] : []),
    ...(open.known_top + open.known_bottom > 0 ? ['I-40'] : []),
    ...(open.phase === 'over' ? [] : ['I-31', 'I-27', 'I-28']),
    ...(open.containment <= 2 ? ['I-21'] : []),
    ...(open.deck <= 5 ? ['I-23'] : []),
    ...(option('phase_seconds') === '' ? [] : ['I-35']),
    'I-22',
    'I-36',
  ];
  return [...new Set(all)];
}
