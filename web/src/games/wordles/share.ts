// A game as lines for a text: who won with how many points, round by round; the words only if wanted.
import type { ShareLines } from '../../room/share';
import type { RoomStore } from '../../wire/room.svelte';
import type * as wordles from '../../wire/types/wordles';
import { seatedFrom } from './seats';
import { gameVerdict } from './verdict';
import { words } from './words';

export function share(room: RoomStore): ShareLines {
  const w = words();
  const view = room.update?.view as wordles.View;
  const { past, boards } = view.open;
  const players = seatedFrom(room.lastGame?.players ?? room.players).map((player) => ({ ...player, mine: false }));
  const score = (seat: number): number => boards[seat - 1]?.score ?? 0;
  const medals = ['🥇', '🥈', '🥉'];
  const inOrder = [...players].sort((one, other) => score(other.seat) - score(one.seat));
  const { title } = gameVerdict(view, players, room.update?.result ?? '');
  return ({ spoilers, emoji }) => [
    `${w.sharedHead(past.length)}: ${title}`,
    ...inOrder.map(({ seat, name }, place) => {
      const rounds = past.map(({ points }) => points[seat - 1] ?? 0).join(' + ');
      const medal = emoji && medals[place] !== undefined ? `${medals[place]} ` : '';
      return `${medal}${name}: ${w.points(score(seat))}${past.length > 1 ? ` (${rounds})` : ''}`;
    }),
    ...(spoilers
      ? past.map(({ words: hidden }, index) => `${w.wordsOf(index + 1)}: ${players.map(({ seat }) => (hidden[seat - 1] ?? '').toUpperCase()).join(', ')}`)
      : []),
  ];
}
