#include "games/wordles/text.h"

#include <fmt/format.h>

namespace wordles {
namespace {

Word word_in(const Action& action) {
  if (const auto* hide = std::get_if<Hide>(&action)) return hide->word;
  if (const auto* call = std::get_if<Call>(&action)) return call->word;
  if (const auto* attempt = std::get_if<Attempt>(&action)) return attempt->word;
  return {};
}

std::string quoted(const Action& action) {
  const Word word = word_in(action);
  return word.empty() ? "That word" : word.upper();
}

std::string_view number(const Rules& rules) { return rules.options.letters == 4 ? "four" : "five"; }

std::size_t owner_in(const Action& action) {
  const auto* attempt = std::get_if<Attempt>(&action);
  return attempt == nullptr ? 0 : index(attempt->owner) + 1;
}

}  // namespace

std::string explain(const Rules& rules, const View& seen, const Action& action, Refusal why) {
  switch (why) {
    case Refusal::game_over: return "The game is over.";
    case Refusal::only_watching: return "You are watching; sit down to play.";
    case Refusal::only_chance: return "Only chance draws cards.";
    case Refusal::only_the_clock: return "Only the table's clock does that.";
    case Refusal::nothing_is_owed: return "Nothing is to be drawn now.";
    case Refusal::draw_does_not_fit: return "That draw is not what the game asked for.";
    case Refusal::no_clock_runs: return "No clock is running that could run out.";
    case Refusal::nothing_to_choose: return "That seat has no choice pending.";
    case Refusal::wrong_length:
      return fmt::format("{} does not have {} letters.", quoted(action), number(rules));
    case Refusal::proper_noun:
      return fmt::format("{} is a proper noun; take a common word.", quoted(action));
    case Refusal::not_a_word:
      return fmt::format("{} is no English word that our lexicon knows.", quoted(action));
    case Refusal::cards_are_being_dealt: return "The cards are not dealt yet; wait a moment.";
    case Refusal::words_are_being_hidden:
      return seen.own && seen.own->secret.empty() ? "Hide your word first."
                                                  : "Not everybody has hidden a word yet; wait.";
    case Refusal::word_already_hidden:
      return "Your word is hidden already; it stays for the round.";
    case Refusal::hiding_is_over: return "All words of this round are hidden already.";
    case Refusal::not_your_turn:
      return fmt::format("It is player {}'s turn to call a word.", index(seen.open.active) + 1);
    case Refusal::word_already_called: return "You have called your word for this turn.";
    case Refusal::no_query_cards: return "This table plays without query cards.";
    case Refusal::already_exchanged: return "You have exchanged your card in this turn already.";
    case Refusal::not_the_top_card: return "That card is not on top of the pile; look again.";
    case Refusal::not_on_your_card:
      return fmt::format("{} is not on your query card; call one of its words.", quoted(action));
    case Refusal::called_before:
      return fmt::format("{} has been called in this round; call another word.", quoted(action));
    case Refusal::nothing_to_mark: return "There is no word to mark now.";
    case Refusal::program_marks: return "At this table the program marks all boards.";
    case Refusal::your_word_is_revealed: return "Your word is revealed; there is nothing to mark.";
    case Refusal::not_about_your_word: return "You called this word; your opponent marks it.";
    case Refusal::wrong_number_of_marks:
      return fmt::format("A row has {} marks, one a letter; write them all.", number(rules));
    case Refusal::mark_missing: return "Every letter needs a mark: right, elsewhere or absent.";
    case Refusal::sign_missing:
      return "Say whether your word comes before or after the query word in the alphabet.";
    case Refusal::no_signs_here:
      return "This table plays without sequence clues: only the letters are marked.";
    case Refusal::sign_beside_all_right:
      return "All letters right is the word itself: it stands neither before nor after.";
    case Refusal::window_is_closed: return "Attempts wait until the next word is marked.";
    case Refusal::marks_are_due: return "The boards are being marked; wait for the window.";
    case Refusal::no_such_player: return "There is no such player at this table.";
    case Refusal::your_own_word: return "That is your own word; try another player's.";
    case Refusal::word_is_revealed:
      return fmt::format("Player {}'s word is revealed already; try another's.", owner_in(action));
    case Refusal::only_the_caller: return "Only whoever called the word has an attempt now.";
    case Refusal::already_tried: return "You have had your attempt in this window.";
    case Refusal::no_word_left:
      return "No word is left that you could try; there is nothing to pass.";
    case Refusal::already_passed: return "You have passed; try a word after all, or wait.";
    case Refusal::not_passed: return "You have not passed, so there is nothing to take back.";
    case Refusal::round_is_over:
      return "The round is over; the next one begins when everybody is ready.";
    case Refusal::no_break_now: return "No break is on that you could end.";
    case Refusal::already_ready: return "You are ready already; wait for the others.";
  }
  return {};
}

std::string_view rule_of(Refusal why) {
  switch (why) {
    case Refusal::game_over: return "W-16";
    case Refusal::only_watching: return "W-01";
    case Refusal::only_chance:
    case Refusal::nothing_is_owed:
    case Refusal::draw_does_not_fit:
    case Refusal::cards_are_being_dealt: return "W-10";
    case Refusal::only_the_clock:
    case Refusal::no_clock_runs:
    case Refusal::nothing_to_choose: return "W-21";
    case Refusal::wrong_length:
    case Refusal::proper_noun:
    case Refusal::not_a_word: return "W-02";
    case Refusal::words_are_being_hidden:
    case Refusal::word_already_hidden:
    case Refusal::hiding_is_over: return "W-09";
    case Refusal::not_your_turn:
    case Refusal::word_already_called:
    case Refusal::already_exchanged:
    case Refusal::not_the_top_card:
    case Refusal::not_on_your_card:
    case Refusal::called_before: return "W-11";
    case Refusal::no_query_cards: return "W-30";
    case Refusal::nothing_to_mark:
    case Refusal::program_marks:
    case Refusal::your_word_is_revealed:
    case Refusal::wrong_number_of_marks:
    case Refusal::mark_missing: return "W-08";
    case Refusal::sign_missing:
    case Refusal::no_signs_here:
    case Refusal::sign_beside_all_right: return "W-06";
    case Refusal::not_about_your_word:
    case Refusal::only_the_caller: return "W-18";
    case Refusal::window_is_closed:
    case Refusal::marks_are_due:
    case Refusal::no_such_player:
    case Refusal::your_own_word:
    case Refusal::word_is_revealed:
    case Refusal::already_tried:
    case Refusal::no_word_left:
    case Refusal::already_passed:
    case Refusal::not_passed: return "W-13";
    case Refusal::round_is_over:
    case Refusal::no_break_now:
    case Refusal::already_ready: return "W-34";
  }
  return {};
}

}  // namespace wordles
