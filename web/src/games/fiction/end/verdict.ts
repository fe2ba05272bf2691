// What stands above the end of a game.
import { clockText } from '../../../shell/time-left';
import type * as fiction from '../../../wire/types/fiction';
import type { Story } from './story';
import { words, type Side } from './words';

export interface Verdict {
  title: string;
  sentence: string;
  secret: string | null;
  secretSentence: string;
  change: string | null; // where the word was another one before
  stamp: string;
  stampBelow: string;
}

const results = ['word_found', 'boards_ran_out', 'time_ran_out'] as const;
type Decided = (typeof results)[number];
const decided = (result: string): Decided | 'closed' => results.find((each) => each === result) ?? 'closed';

export function verdictOf({ board, timed }: fiction.View, result: string, story: Story, side: Side): Verdict {
  const w = words();
  const kind = decided(result);
  const guesses = board.rows.length;
  const left = timed ? w.leftInHalf(clockText(board.timer.remaining), board.half) : '';
  return {
    title: w.verdicts[kind],
    sentence: kind === 'closed' ? w.closed(guesses) : w.sentences[kind][side](guesses, left),
    secret: story.secret,
    secretSentence: story.secret === null ? w.noSecret : `${w.theSecret(story.secret)}.`,
    change: story.change ? w.changedFrom(story.change.from, story.change.row) : null,
    stamp: w.stamps[kind],
    stampBelow: kind === 'word_found' ? w.stampRow(guesses) : w.stampRows(guesses),
  };
}
