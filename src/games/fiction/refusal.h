// Why an action is refused. The enumerators are the wire names; the sentences are in text.h.
#pragma once

#include <cstdint>

namespace fiction {

enum class Refusal : std::uint8_t {
  // whoever acts
  game_over,
  only_watching,
  only_the_librarian,
  only_the_guessers,
  only_chance,
  only_the_clock,
  // chance and the clock
  nothing_is_owed,
  draw_does_not_fit,
  no_clock_runs,
  nothing_to_choose,
  // before the first guess
  cards_are_being_dealt,
  no_ability_cards,
  already_kept,
  not_dealt_to_you,
  keep_an_ability_first,
  word_already_chosen,
  not_on_the_card,
  red_words_are_off,
  choose_a_word_first,
  letter_already_named,
  letter_not_in_the_secret,
  not_started,
  // guesses
  clues_are_due,
  wrong_length,
  proper_noun,
  not_english,
  not_a_word,
  repeated_letter,
  banned_letter,
  // clues
  no_guess_to_answer,
  not_five_clues,
  honest_clues_missing,
  honest_clues_wrong,
  not_your_ability,
  ability_used_up,
  no_lie,
  more_than_one_lie,
  pinned_place_must_be_honest,
  blank_without_the_ability,
  not_two_lies,
  not_the_whole_truth,
  not_one_blank,
  not_an_exchange,
  clues_are_all_alike,
  too_little_time_to_hurry,
  last_board_of_the_half,
  no_time_passes,
  ban_of_the_named_letter,
  ban_too_late,
  ban_leaves_no_guess,
  no_word_fits,
  new_word_not_allowed,
  new_word_is_the_secret,
  new_word_was_guessed,
  new_word_lacks_the_letter,
  new_word_breaks_a_clue,
  new_word_breaks_a_token,
  new_word_breaks_an_answer,
  // tokens
  timer_is_paused,
  no_tokens_left,
  one_token_a_guess,
  no_clues_yet,
  no_such_row,
  not_the_latest_guess,
  only_vowels_of_older_guesses,
  tokens_are_barred,
  place_is_blank,
  place_has_a_token,
  no_neighbour_ability,
  neighbour_not_adjacent,
  // discards
  gibberish_in_force,
  already_answered,
  place_already_named,
  second_half_only,
  once_a_game,
};

}  // namespace fiction
