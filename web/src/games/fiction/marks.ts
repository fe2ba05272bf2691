// Clues as the wire writes them ("v~x_x"), and as people call them.
export type Mark = 'right' | 'elsewhere' | 'absent' | 'blank';

const named: Record<string, Mark> = { v: 'right', '~': 'elsewhere', x: 'absent', _: 'blank' };
export const signs: Record<Mark, string> = { right: 'v', elsewhere: '~', absent: 'x', blank: '_' };

export const marksOf = (text: string): Mark[] => Array.from(text, (sign) => named[sign] ?? 'blank');
export const textOf = (marks: readonly Mark[]): string => marks.map((mark) => signs[mark]).join('');

// Where two sets of clues differ, counted from 0.
export const differing = (one: readonly Mark[], other: readonly Mark[]): number[] =>
  one.flatMap((mark, place) => (mark === other[place] ? [] : [place]));
