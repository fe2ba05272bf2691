// Written by tools/types.mjs from `liebrary schema`; not by hand.

export type Hint = { readonly action?: unknown; readonly why?: string };
export type MatchProblem = 'bad_options' | 'bad_cards' | 'other_game' | 'no_such_note' | 'no_such_aid' | 'no_such_player' | 'no_guess' | 'not_a_beginning' | 'nothing_hidden' | 'nothing_to_review';
export type TableProblem = 'game_over' | 'only_watching' | 'taken_back' | 'stale' | 'only_the_captain' | 'already_away' | 'not_away' | 'no_such_seat' | 'not_your_seat' | 'your_own_choice' | 'clock_runs' | 'not_away_long_enough' | 'only_the_host' | 'nothing_proposed';
