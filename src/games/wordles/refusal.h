// Why an action is refused. The enumerators are the wire names; the sentences are in text.h.
#pragma once

#include <cstdint>

namespace wordles {

enum class Refusal : std::uint8_t {
  // whoever acts
  game_over,
  only_watching,
  only_chance,
  only_the_clock,
  // chance and the clock
  nothing_is_owed,
  draw_does_not_fit,
  no_clock_runs,
  nothing_to_choose,
  // words
  wrong_length,
  proper_noun,
  not_a_word,
  // hiding
  cards_are_being_dealt,
  words_are_being_hidden,
  word_already_hidden,
  hiding_is_over,
  // calling
  not_your_turn,
  word_already_called,
  no_query_cards,
  already_exchanged,
  not_the_top_card,
  not_on_your_card,
  called_before,
  // marking
  nothing_to_mark,
  program_marks,
  your_word_is_revealed,
  not_about_your_word,
  wrong_number_of_marks,
  mark_missing,
  sign_missing,
  no_signs_here,
  sign_beside_all_right,
  // attempts
  window_is_closed,
  marks_are_due,
  no_such_player,
  your_own_word,
  word_is_revealed,
  only_the_caller,
  already_tried,
  no_word_left,
  already_passed,
  not_passed,
  // the break
  round_is_over,
  no_break_now,
  already_ready,
};

}  // namespace wordles
