// Which clock runs at a table, if any, as the rules have it (I-26, I-27, I-31a, I-31h, I-35).
import type * as impossible from '../../wire/types/impossible';

export interface TableClock {
  kind: 'reaction' | 'window' | 'phase';
  since: number; // by the table's time
  ms: number; // from then on
}

const reactionSeconds = 20;
const arrangingSeconds = 30;

export function clockOf({ phase, owing, pending, since, asked }: impossible.Open, option: (name: string) => string): TableClock | null {
  if (phase === 'over' || owing !== 'nothing') return null;
  const reaction = 1000 * Number(option('reaction_seconds') || reactionSeconds);
  if ('consent' in pending || 'renewal' in pending) return { kind: 'reaction', since: asked, ms: reaction };
  if ('arranging' in pending) return { kind: 'reaction', since: asked, ms: 1000 * arrangingSeconds };
  if (phase === 'window') return { kind: 'window', since, ms: reaction };
  const seconds = Number(option('phase_seconds'));
  return seconds > 0 ? { kind: 'phase', since, ms: 1000 * seconds } : null;
}
