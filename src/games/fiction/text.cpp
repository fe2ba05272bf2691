#include "games/fiction/text.h"

#include <fmt/format.h>

#include "games/fiction/clue.h"
#include "games/fiction/deception.h"

namespace fiction {
namespace {

const Word* word_in(const Action& action) {
  if (const auto* guess = std::get_if<Guess>(&action)) return &guess->word;
  if (const auto* choose = std::get_if<Choose>(&action)) return &choose->word;
  if (const auto* share = std::get_if<Share>(&action)) {
    if (const auto* change = std::get_if<NewWord>(&share->use)) return &change->word;
  }
  return nullptr;
}

std::string quoted(const Action& action) {
  const Word* word = word_in(action);
  return word == nullptr || word->empty() ? "That word" : word->upper();
}

char named(const View& seen) { return lexicon::to_upper(*seen.board.named); }

std::string places_text(PlaceSet places) {
  std::string text;
  for (std::size_t i = 0; i < word_length; ++i) {
    if (!places.has(place_at(i))) continue;
    text += fmt::format("{}{}", text.empty() ? "" : ", ", i + 1);
  }
  return text;
}

// "first", "first and third".
std::string ordinals_text(PlaceSet places) {
  static constexpr std::array<std::string_view, word_length> ordinals{"first", "second", "third",
                                                                      "fourth", "fifth"};
  std::string text;
  int left = places.size();
  for (std::size_t i = 0; i < word_length; ++i) {
    if (!places.has(place_at(i))) continue;
    text += ordinals[i];
    if (--left > 0) text += left == 1 ? " and " : ", ";
  }
  return text;
}

// F-18: the program points at the mistakes.
std::string wrong_honest_clues(const Rules& rules, const View& seen, const Action& action) {
  const auto* share = std::get_if<Share>(&action);
  if (share == nullptr || !share->honest || !seen.desk) return "The honest clues are not right.";
  const Marks honest = Deception{rules, seen}.honest(share->use);
  return fmt::format("The honest clues are not right at place {}; look again before you share.",
                     places_text(lies(honest, *share->honest)));
}

}  // namespace

std::string explain(const Rules& rules, const View& seen, const Action& action, Refusal why) {
  switch (why) {
    case Refusal::game_over: return "The game is over.";
    case Refusal::only_watching: return "You are watching; sit down to play.";
    case Refusal::only_the_librarian: return "Only the Lie-brarian does that.";
    case Refusal::only_the_guessers: return "Only the Guessers do that.";
    case Refusal::only_chance: return "Only chance draws cards.";
    case Refusal::only_the_clock: return "Only the table's clock does that.";
    case Refusal::nothing_is_owed: return "Nothing is to be drawn now.";
    case Refusal::draw_does_not_fit: return "That draw is not what the game asked for.";
    case Refusal::no_clock_runs: return "No clock is running that could run out.";
    case Refusal::nothing_to_choose: return "That seat has no choice pending.";
    case Refusal::cards_are_being_dealt: return "The cards are not dealt yet; wait a moment.";
    case Refusal::no_ability_cards: return "This table plays without ability cards.";
    case Refusal::already_kept: return "Your side has kept its ability card already.";
    case Refusal::not_dealt_to_you: return "That card was not dealt to you; keep one of your two.";
    case Refusal::keep_an_ability_first: return "Both sides keep an ability card first.";
    case Refusal::word_already_chosen: return "The secret is chosen already.";
    case Refusal::not_on_the_card:
      return fmt::format("{} is not on the book card; choose one of its words.", quoted(action));
    case Refusal::red_words_are_off:
      return fmt::format("{} is a red word; this table plays with yellow words.", quoted(action));
    case Refusal::choose_a_word_first: return "Choose the secret first.";
    case Refusal::letter_already_named: return "A letter is named already.";
    case Refusal::letter_not_in_the_secret:
      return "That letter is not in your secret; name one that is.";
    case Refusal::not_started: return "The game has not started; the Lie-brarian is choosing.";
    case Refusal::clues_are_due: return "Your last guess has no clues yet; wait for them.";
    case Refusal::wrong_length:
      return fmt::format("{} does not have five letters.", quoted(action));
    case Refusal::proper_noun:
      return fmt::format("{} is a proper noun; guess a common word.", quoted(action));
    case Refusal::not_a_word:
      return fmt::format("{} is no English word that our lexicon knows.", quoted(action));
    case Refusal::repeated_letter:
      return fmt::format("{} repeats a letter; a guess needs five different ones.", quoted(action));
    case Refusal::banned_letter:
      return fmt::format("{} has the banned letter {}; this guess must do without.", quoted(action),
                         lexicon::to_upper(*seen.board.next.banned));
    case Refusal::no_guess_to_answer: return "There is no guess to answer; wait for one.";
    case Refusal::not_five_clues: return "A guess has five clues, one a letter; write them all.";
    case Refusal::honest_clues_missing:
      return "This table writes clues by hand: add the honest ones, as in “share v~xxx honest "
             "v~xxv”.";
    case Refusal::honest_clues_wrong: return wrong_honest_clues(rules, seen, action);
    case Refusal::not_your_ability: return "That is not the ability card in front of you.";
    case Refusal::ability_used_up: return "Your ability is used up; share the clues plainly.";
    case Refusal::no_lie: return "There is no lie in these clues; change exactly one.";
    case Refusal::more_than_one_lie: return "These clues hold more than one lie; change only one.";
    case Refusal::pinned_place_must_be_honest:
      return fmt::format("Promised honest: place {}; lie elsewhere.",
                         places_text(seen.board.rows.back().pinned));
    case Refusal::blank_without_the_ability:
      return "Every letter needs a clue; only the card Blank leaves one out.";
    case Refusal::not_two_lies: return "Two lies needs exactly two changed clues.";
    case Refusal::not_the_whole_truth: return "The whole truth has no lie in it; change nothing.";
    case Refusal::not_one_blank: return "Blank leaves out exactly one clue; write it as _.";
    case Refusal::not_an_exchange:
      return "An exchange swaps the honest clues of two places and changes nothing else.";
    case Refusal::clues_are_all_alike:
      return "No two clues that you may change differ, so there is nothing to exchange.";
    case Refusal::too_little_time_to_hurry:
      return "Ten seconds or less remain; there is nothing left to take.";
    case Refusal::last_board_of_the_half:
      return "That was the half's last board; hurrying would change nothing.";
    case Refusal::no_time_passes:
      return "This table plays without a clock; there is no time to add or to take.";
    case Refusal::ban_of_the_named_letter:
      return fmt::format("You named {} yourself; ban another letter.", named(seen));
    case Refusal::ban_too_late: return "Only one board is left in the game; a ban comes too late.";
    case Refusal::ban_leaves_no_guess: return "That ban would leave no legal guess; ban another.";
    case Refusal::no_word_fits:
      return "No other word of the card fits what the Guessers were told; keep the secret.";
    case Refusal::new_word_not_allowed:
      return fmt::format("{} is not a word of the card that may be the secret.", quoted(action));
    case Refusal::new_word_is_the_secret:
      return fmt::format("{} is the secret already; choose another.", quoted(action));
    case Refusal::new_word_was_guessed:
      return fmt::format("{} was guessed; choose a word that was not.", quoted(action));
    case Refusal::new_word_lacks_the_letter:
      return fmt::format("{} has no {}, the letter that you named.", quoted(action), named(seen));
    case Refusal::new_word_breaks_a_clue:
      return fmt::format("An earlier guess would not hold exactly one lie about {}.",
                         quoted(action));
    case Refusal::new_word_breaks_a_token:
      return fmt::format("A token would have told a lie about {}.", quoted(action));
    case Refusal::new_word_breaks_an_answer:
      return fmt::format("An answer that the Guessers got would be untrue of {}.", quoted(action));
    case Refusal::timer_is_paused:
      return "The timer is paused; tokens wait until the clues are shared.";
    case Refusal::no_tokens_left: return "You have no token left for this.";
    case Refusal::one_token_a_guess:
      return "One token between two guesses; make another guess first.";
    case Refusal::no_clues_yet: return "No guess has clues yet; make one first.";
    case Refusal::no_such_row: return "There is no such guess yet.";
    case Refusal::not_the_latest_guess: return "A token goes on your latest guess only.";
    case Refusal::only_vowels_of_older_guesses:
      return "On an older guess, Vowel hunt reaches A, E, I, O and U only.";
    case Refusal::tokens_are_barred: return "The Lie-brarian has barred tokens from this guess.";
    case Refusal::place_is_blank: return "That place has no clue, so a token has nothing to judge.";
    case Refusal::place_has_a_token: return "That letter has a token already; choose another.";
    case Refusal::no_neighbour_ability: return "Only the card Neighbour answers a second letter.";
    case Refusal::neighbour_not_adjacent:
      return "The second letter must stand right beside the first.";
    case Refusal::gibberish_in_force: return "Your next guess may be any letters already.";
    case Refusal::already_answered: return "You know the answer to that already; keep the token.";
    case Refusal::place_already_named: return "That place is promised already; name another.";
    case Refusal::second_half_only: return "An extra board is for the second half; keep the token.";
    case Refusal::once_a_game: return "You have had your extra board; there is one a game.";
  }
  return {};
}

std::string seen_through(PlaceSet certain, PlaceSet possible) {
  const auto places = ordinals_text(certain);
  if (certain.size() > 1) {
    return fmt::format("The {} clues can only be lies: the Guessers will see through them.",
                       places);
  }
  if (certain == possible) {
    return fmt::format("Only the {} clue can be the lie: the Guessers will see through it.",
                       places);
  }
  return fmt::format("The {} clue can only be a lie: the Guessers will see through it.", places);
}

std::string_view rule_of(Refusal why) {
  switch (why) {
    case Refusal::game_over: return "F-28";
    case Refusal::only_watching:
    case Refusal::only_the_librarian:
    case Refusal::only_the_guessers: return "F-01";
    case Refusal::only_chance:
    case Refusal::nothing_is_owed:
    case Refusal::draw_does_not_fit: return "F-02";
    case Refusal::only_the_clock:
    case Refusal::no_clock_runs: return "F-19";
    case Refusal::nothing_to_choose: return "F-35";
    case Refusal::cards_are_being_dealt:
    case Refusal::no_ability_cards:
    case Refusal::already_kept:
    case Refusal::not_dealt_to_you:
    case Refusal::keep_an_ability_first: return "B-01";
    case Refusal::word_already_chosen:
    case Refusal::not_on_the_card: return "F-03";
    case Refusal::red_words_are_off: return "F-04";
    case Refusal::choose_a_word_first:
    case Refusal::letter_already_named:
    case Refusal::letter_not_in_the_secret: return "F-05";
    case Refusal::not_started: return "F-06";
    case Refusal::clues_are_due: return "F-11";
    case Refusal::wrong_length:
    case Refusal::proper_noun:
    case Refusal::not_a_word: return "F-08";
    case Refusal::repeated_letter: return "F-09";
    case Refusal::banned_letter:
    case Refusal::ban_of_the_named_letter:
    case Refusal::ban_too_late:
    case Refusal::ban_leaves_no_guess: return "B-07f";
    case Refusal::no_guess_to_answer: return "F-11";
    case Refusal::not_five_clues: return "F-15";
    case Refusal::honest_clues_missing:
    case Refusal::honest_clues_wrong: return "F-18";
    case Refusal::not_your_ability:
    case Refusal::ability_used_up: return "B-04";
    case Refusal::no_lie:
    case Refusal::more_than_one_lie: return "F-16";
    case Refusal::pinned_place_must_be_honest:
    case Refusal::place_already_named: return "B-06c";
    case Refusal::blank_without_the_ability:
    case Refusal::not_one_blank:
    case Refusal::place_is_blank: return "B-07a";
    case Refusal::not_two_lies: return "B-05c";
    case Refusal::not_the_whole_truth: return "B-05d";
    case Refusal::not_an_exchange:
    case Refusal::clues_are_all_alike: return "B-07b";
    case Refusal::too_little_time_to_hurry:
    case Refusal::last_board_of_the_half: return "B-07d";
    case Refusal::no_time_passes: return "F-39";
    case Refusal::no_word_fits:
    case Refusal::new_word_not_allowed:
    case Refusal::new_word_is_the_secret:
    case Refusal::new_word_was_guessed:
    case Refusal::new_word_lacks_the_letter:
    case Refusal::new_word_breaks_a_clue:
    case Refusal::new_word_breaks_a_token:
    case Refusal::new_word_breaks_an_answer: return "B-07g";
    case Refusal::timer_is_paused:
    case Refusal::no_clues_yet: return "F-23";
    case Refusal::no_tokens_left: return "F-20";
    case Refusal::one_token_a_guess: return "F-22";
    case Refusal::no_such_row:
    case Refusal::not_the_latest_guess: return "F-21";
    case Refusal::only_vowels_of_older_guesses: return "B-05b";
    case Refusal::tokens_are_barred: return "B-07c";
    case Refusal::place_has_a_token: return "F-24";
    case Refusal::no_neighbour_ability:
    case Refusal::neighbour_not_adjacent: return "B-06e";
    case Refusal::gibberish_in_force: return "B-05a";
    case Refusal::already_answered: return "B-06";
    case Refusal::second_half_only:
    case Refusal::once_a_game: return "B-06f";
  }
  return {};
}

}  // namespace fiction
