// The places of Books, in the order of the slots on the wire.
import type * as cast from '../../wire/types/cast';
import type * as impossible from '../../wire/types/impossible';

export const labels: readonly cast.Label[] = ['quill', 'typewriter', 'ballpoint'];

export const slotOf = ({ slots }: impossible.Open, label: cast.Label): impossible.Slot | undefined => slots[labels.indexOf(label)];

export const clothOfLabel: Readonly<Record<cast.Label, 'blue' | 'red' | 'green'>> = { quill: 'blue', typewriter: 'red', ballpoint: 'green' };
