import { expect, test } from 'vitest';
import { facts, happenings } from './events';
import { kept } from './fixtures/table';

const alone = kept('alone').update.whole.view;
const deceive = kept('deceive').update.whole.view;
const halftime = kept('halftime').update.whole.view;
const texts = (...views: Parameters<typeof happenings>) => happenings(...views).map(({ text }) => text);

test('who comes late is told all that has happened, each token behind its row', () => {
  expect(texts(null, alone)).toEqual([
    'A is in the word. The clock runs.',
    'Row 1 answered. One of D A T U M is a lie.',
    'Row 2 answered. One of N O B L E is a lie.',
    'Token on B in row 2: Fact.',
  ]);
});

test('a guess is handed in, and answered', () => {
  expect(texts(alone, deceive)).toEqual(['Row 3: CRIME is handed in. The clock waits.']);
  const answered = { ...deceive, board: { ...halftime.board, half: 1, rows: halftime.board.rows.slice(0, 3) } };
  const [row] = happenings(deceive, answered);
  expect(row?.text).toBe('Row 3 answered. One of C R I M E is a lie.');
  expect(row?.spoken).toMatch(/^Row 3, CRIME\. Said elsewhere: C in place 1 and R in place 2; absent:/);
});

test('where a card lies open nobody is told how many lies there are', () => {
  const team = kept('team').update.whole.view;
  expect(texts(null, team)).toContain('Row 1 answered.');
});

test('halftime by the boards and by the clock', () => {
  const last = { ...halftime, board: { ...halftime.board, half: 1, boards_left: 0, phase: 'deceive' as const } };
  expect(texts(last, halftime)).toContain('Halftime. New boards, a full clock, and it runs.');
  const late = { ...alone, board: { ...alone.board, half: 2, boards_left: 5 } };
  expect(texts(alone, late)).toEqual(['Time is up: 3 boards are lost. Halftime: new boards, a full clock, and it runs.']);
});

test('what cards have told stands as facts, and is news once', () => {
  const board = {
    ...alone.board,
    answers: { asked: 'qs', present: 's', vowel_count: 2, comparisons: [{ guess: 'noble', secret_is_before: true }] },
    next: { gibberish: true, pinned: '2', banned: 'e' },
  };
  expect(facts(board)).toEqual([
    'The secret has S.',
    'The secret has no Q.',
    'The secret has 2 different vowels.',
    'The secret comes before NOBLE in the alphabet.',
    'The next guess may be any five letters.',
    'The next guess must do without E.',
    'The clue at place 2 of the next guess will be honest.',
  ]);
  expect(texts(alone, { ...alone, board })).toEqual(facts(board));
  expect(texts({ ...alone, board }, { ...alone, board })).toEqual([]);
});

test('time that goes and comes', () => {
  const { timer } = alone.board;
  const hurried = { ...deceive, board: { ...deceive.board, phase: 'guess' as const, timer: { ...timer, remaining: deceive.board.timer.remaining - 60_000 } } };
  expect(texts(deceive, hurried)).toContain('The Lie-brarian hurries: time is off the clock.');
  const more = { ...alone, board: { ...alone.board, timer: { ...timer, remaining: timer.remaining + 120_000 } } };
  expect(texts(alone, more)).toEqual(['This half has more time.']);
});
