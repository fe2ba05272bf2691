// A game as a text to send to friends: who won with how many points, round by round; the words only if wanted.
import type * as wordles from '../../wire/types/wordles';
import type { Seated } from './seats';
import { words } from './words';

export function shareText(view: wordles.View, players: readonly Seated[], title: string, withWords: boolean, link: string): string {
  const w = words();
  const { past, boards } = view.open;
  const inOrder = [...players].sort((one, other) => (boards[other.seat - 1]?.score ?? 0) - (boards[one.seat - 1]?.score ?? 0));
  const lines = inOrder.map(({ seat, name }) => {
    const rounds = past.map(({ points }) => points[seat - 1] ?? 0).join(' + ');
    return `${name}: ${w.points(boards[seat - 1]?.score ?? 0)}${past.length > 1 ? ` (${rounds})` : ''}`;
  });
  const secrets = past.map(({ words: hidden }, index) =>
    `${w.wordsOf(index + 1)}: ${players.map(({ seat }) => (hidden[seat - 1] ?? '').toUpperCase()).join(', ')}`,
  );
  return [`${w.sharedHead(past.length)}: ${title}`, ...lines, ...(withWords ? secrets : []), ...(link === '' ? [] : [link])].join('\n');
}
