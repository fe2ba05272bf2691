#include "games/impossible/text.h"

#include <fmt/format.h>

#include "games/impossible/speaking.h"

namespace impossible {
std::string explain(const Rules& rules, const View& seen, const Action& action, Refusal why) {
  const Speaking say{rules, seen, action};
  switch (why) {
    case Refusal::game_over: return "The game is over.";
    case Refusal::only_watching: return "You are watching; sit down to play.";
    case Refusal::only_chance: return "Only chance draws and shuffles.";
    case Refusal::only_the_clock: return "Only the table's clock does that.";
    case Refusal::nothing_is_owed: return "Nothing is to be drawn now.";
    case Refusal::draw_does_not_fit: return "That draw is not what the game asked for.";
    case Refusal::no_clock_runs: return "No clock is running that could run out.";
    case Refusal::nothing_to_choose: return "That seat has no choice pending.";
    case Refusal::cards_are_being_dealt: return "The cards are being dealt; wait a moment.";
    case Refusal::librarians_first:
      return "Everybody chooses a Librarian first; play begins when all have.";
    case Refusal::librarian_chosen: return "You have chosen your Librarian; it stays.";
    case Refusal::not_dealt_to_you:
      return "That Librarian was not dealt to you; choose one of your two.";
    case Refusal::an_answer_is_pending:
      return fmt::format("Wait: {} has a question to answer first.", say.asked());
    case Refusal::not_your_turn: return say.not_your_turn();
    case Refusal::drawing_is_over: return "You have decided about your hand for this turn.";
    case Refusal::draw_first: return "Say first whether you keep your hand or refresh it.";
    case Refusal::no_hand_to_discard:
      return "You hold no card to discard, so no two are drawn for it; say “keep”.";
    case Refusal::adding_is_over: return "Adding Characters is over for this turn.";
    case Refusal::nothing_to_decide: return "Nobody asks you that now.";
    case Refusal::not_in_your_hand: return say.not_in_hand();
    case Refusal::no_book_there: return "No Book lies in that slot; name another.";
    case Refusal::spot_is_taken: return "That spot is filled; name an empty one.";
    case Refusal::no_shared_role: return say.misfit();
    case Refusal::nothing_to_spare: return "No discard keeps the Mold away; add it without one.";
    case Refusal::would_lose:
      return "That would lose the game at once; say it with “anyway” if you mean it.";
    case Refusal::not_full: return "That Book is not full; name one that is.";
    case Refusal::no_mold_to_rescue: return "That Book has no Mold to take; name another.";
    case Refusal::not_shown:
      return say.being(say.target()) + " not among the cards shown; name one of them, or decline.";
    case Refusal::not_these_cards: return say.which_cards();
    case Refusal::not_this_power: return say.another_power();
    case Refusal::not_your_librarian: return "Your Librarian cannot do that.";
    case Refusal::ability_used: return "Your Librarian has helped in this turn already.";
    case Refusal::no_such_player: return "There is no such player at this table.";
    case Refusal::not_in_the_pool: return say.not_pooled();
    case Refusal::not_first_in_the_pool: return say.not_first_pooled();
    case Refusal::swaps_twice: return "A card can be exchanged once only.";
    case Refusal::swaps_nothing:
      return "Name one or two cards of yours, each with one of the Pool.";
    case Refusal::no_mold_there: return "That Book has no Mold; name one that has.";
    case Refusal::cannot_pay_with_that:
      return "The cost is paid with another Character from a hand or from a Book on the table.";
    case Refusal::wrong_number_to_pay: return "That is not as many Characters as it costs.";
    case Refusal::trades_with_itself: return "A card changes hands between two players.";
    case Refusal::trades_nothing: return "Name at least one card to trade.";
    case Refusal::not_in_their_hands: return "Those cards are not all in those hands.";
    case Refusal::too_few_discards: return "The discard pile has not so many cards.";
    case Refusal::too_many_to_trade:
      return "You can trade up to three cards with the discard pile.";
    case Refusal::same_book: return "Name two different Books.";
    case Refusal::not_discarded: return say.being(say.target()) + " not in the discard pile.";
    case Refusal::recalls_recall: return "RECALL cannot take another RECALL back.";
    case Refusal::nothing_to_replace: return "That player holds no card to replace.";
    case Refusal::deck_is_empty: return "The Character deck is empty; there is nothing to foresee.";
    case Refusal::not_in_a_book: return say.being(say.target()) + " in no Book on the table.";
    case Refusal::nothing_would_come: return "No Character is left to draw.";
    case Refusal::no_mold_left_out: return "No Mold is left that was kept out at the start.";
    case Refusal::understudy_waits:
      return "An understudy is waiting already; add a Character first.";
    case Refusal::not_for_solitaire: return "That takes another player.";
    case Refusal::already_passed: return "You have passed so already; say “heed” to take it back.";
    case Refusal::not_passed: return "You have not passed, so there is nothing to take back.";
  }
  return "That is not possible.";
}

std::string_view rule_of(Refusal why) {
  switch (why) {
    case Refusal::game_over: return "I-24";
    case Refusal::only_watching: return "I-01";
    case Refusal::only_chance:
    case Refusal::nothing_is_owed:
    case Refusal::draw_does_not_fit:
    case Refusal::cards_are_being_dealt: return "I-08";
    case Refusal::only_the_clock:
    case Refusal::no_clock_runs:
    case Refusal::nothing_to_choose: return "I-35";
    case Refusal::librarians_first:
    case Refusal::librarian_chosen:
    case Refusal::not_dealt_to_you: return "I-07";
    case Refusal::an_answer_is_pending: return "I-26";
    case Refusal::not_your_turn: return "I-36";
    case Refusal::drawing_is_over:
    case Refusal::draw_first:
    case Refusal::no_hand_to_discard: return "I-12";
    case Refusal::adding_is_over:
    case Refusal::not_in_your_hand:
    case Refusal::no_book_there:
    case Refusal::spot_is_taken:
    case Refusal::no_shared_role: return "I-14";
    case Refusal::nothing_to_decide: return "I-26";
    case Refusal::nothing_to_spare: return "I-32b";
    case Refusal::would_lose: return "I-18";
    case Refusal::not_full: return "I-17";
    case Refusal::no_mold_to_rescue: return "I-32c";
    case Refusal::not_shown: return "I-32e";
    case Refusal::not_these_cards: return "I-31a";
    case Refusal::not_this_power: return "I-26";
    case Refusal::not_your_librarian:
    case Refusal::ability_used: return "I-29";
    case Refusal::no_such_player: return "I-31";
    case Refusal::not_in_the_pool: return "I-28";
    case Refusal::not_first_in_the_pool: return "I-32f";
    case Refusal::swaps_twice:
    case Refusal::swaps_nothing: return "I-31b";
    case Refusal::no_mold_there: return "I-31d";
    case Refusal::cannot_pay_with_that:
    case Refusal::wrong_number_to_pay: return "I-27";
    case Refusal::trades_with_itself:
    case Refusal::trades_nothing:
    case Refusal::not_in_their_hands:
    case Refusal::too_few_discards:
    case Refusal::too_many_to_trade: return "I-31e";
    case Refusal::same_book: return "I-31f";
    case Refusal::not_discarded:
    case Refusal::recalls_recall: return "I-31g";
    case Refusal::nothing_to_replace: return "I-31a";
    case Refusal::deck_is_empty: return "I-31h";
    case Refusal::not_in_a_book: return "I-31i";
    case Refusal::nothing_would_come: return "I-31k";
    case Refusal::no_mold_left_out: return "I-31l";
    case Refusal::understudy_waits: return "I-31m";
    case Refusal::not_for_solitaire: return "I-32g";
    case Refusal::already_passed:
    case Refusal::not_passed: return "I-39";
  }
  return "I-01";
}

std::string rule_of(Power power) {
  return fmt::format("I-31{}", static_cast<char>('a' + static_cast<int>(power)));
}

std::string rule_of(Librarian librarian) {
  if (librarian == Librarian::octavius) return "I-30";
  return fmt::format("I-32{}", static_cast<char>('a' + static_cast<int>(librarian) - 1));
}

}  // namespace impossible
