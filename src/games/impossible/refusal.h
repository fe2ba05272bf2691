// Why an action is refused. The enumerators are the wire names; the sentences are in text.h.
#pragma once

#include <cstdint>

namespace impossible {

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
  // when
  cards_are_being_dealt,
  librarians_first,
  librarian_chosen,
  not_dealt_to_you,
  an_answer_is_pending,
  not_your_turn,
  drawing_is_over,
  draw_first,
  no_hand_to_discard,
  adding_is_over,
  nothing_to_decide,
  // adding
  not_in_your_hand,
  no_book_there,
  spot_is_taken,
  no_shared_role,
  nothing_to_spare,
  would_lose,

  // answers
  not_full,
  no_mold_to_rescue,
  not_shown,
  not_these_cards,
  // Powers and abilities
  not_this_power,
  not_your_librarian,
  ability_used,
  no_such_player,
  not_in_the_pool,
  not_first_in_the_pool,
  swaps_twice,
  swaps_nothing,
  no_mold_there,
  cannot_pay_with_that,
  wrong_number_to_pay,
  trades_with_itself,
  trades_nothing,
  not_in_their_hands,
  too_few_discards,
  too_many_to_trade,
  same_book,
  not_discarded,
  recalls_recall,
  nothing_to_replace,
  deck_is_empty,
  not_in_a_book,
  nothing_would_come,
  no_mold_left_out,
  understudy_waits,
  not_for_solitaire,
  // passing
  already_passed,
  not_passed,
};

}  // namespace impossible
