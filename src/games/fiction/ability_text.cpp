#include "core/enum_name.h"
#include "games/fiction/text.h"

namespace fiction {

std::string_view wire_name(Ability ability) { return core::enum_name(ability); }

std::string_view title(Ability ability) {
  switch (ability) {
    case Ability::gibberish: return "Gibberish";
    case Ability::vowel_hunt: return "Vowel hunt";
    case Ability::letter_query: return "Letter query";
    case Ability::more_time: return "More time";
    case Ability::honest_place: return "Honest place";
    case Ability::vowel_count: return "Vowel count";
    case Ability::neighbour: return "Neighbour";
    case Ability::extra_board: return "Extra board";
    case Ability::before_or_after: return "Before or after";
    case Ability::two_lies: return "Two lies";
    case Ability::whole_truth: return "Whole truth";
    case Ability::blank: return "Blank";
    case Ability::exchange: return "Exchange";
    case Ability::no_tokens: return "No tokens";
    case Ability::hurry: return "Hurry";
    case Ability::false_token: return "False token";
    case Ability::ban: return "Ban";
    case Ability::new_word: return "New word";
  }
  return {};
}

std::string_view describe(Ability ability) {
  switch (ability) {
    case Ability::gibberish:
      return "Discard a token: your next guess may be any five letters, word or not.";
    case Ability::vowel_hunt:
      return "A token may go on an A, E, I, O or U of any guess that has clues.";
    case Ability::letter_query:
      return "Discard a token and name a letter: you learn whether the secret has it.";
    case Ability::more_time: return "Discard a token: this half gets two more minutes.";
    case Ability::honest_place:
      return "Discard a token and name a place: its clue to your next guess will be honest.";
    case Ability::vowel_count:
      return "Discard a token: you learn how many different vowels the secret has.";
    case Ability::neighbour:
      return "With a token you may also have a letter right beside it answered.";
    case Ability::extra_board:
      return "Discard a token in the second half, once: you get one more board.";
    case Ability::before_or_after:
      return "Discard a token: you learn whether the secret comes before or after your latest "
             "guess in the alphabet.";
    case Ability::two_lies: return "Twice a game: lie about two letters of one guess.";
    case Ability::whole_truth: return "As often as you like: give a guess wholly honest clues.";
    case Ability::blank:
      return "Twice a game: leave one clue openly blank, and lie in one of the other four.";
    case Ability::exchange:
      return "Twice a game, in secret: instead of a lie, two differing clues swap places.";
    case Ability::no_tokens:
      return "Three times a game, announced: no token may ever be laid on this guess.";
    case Ability::hurry:
      return "Three times a game, openly: this half loses a minute, but keeps ten seconds.";
    case Ability::false_token:
      return "Once a game, in secret: the first token on this guess shows the opposite.";
    case Ability::ban:
      return "Three times a game, openly: the next guess may not contain a letter of your choice.";
    case Ability::new_word:
      return "Once a game, in secret: change the secret to another word of the card that fits all "
             "that the Guessers were told.";
  }
  return {};
}

std::string_view rule_of(Ability ability) {
  switch (ability) {
    case Ability::gibberish: return "B-05a";
    case Ability::vowel_hunt: return "B-05b";
    case Ability::letter_query: return "B-06a";
    case Ability::more_time: return "B-06b";
    case Ability::honest_place: return "B-06c";
    case Ability::vowel_count: return "B-06d";
    case Ability::neighbour: return "B-06e";
    case Ability::extra_board: return "B-06f";
    case Ability::before_or_after: return "B-06g";
    case Ability::two_lies: return "B-05c";
    case Ability::whole_truth: return "B-05d";
    case Ability::blank: return "B-07a";
    case Ability::exchange: return "B-07b";
    case Ability::no_tokens: return "B-07c";
    case Ability::hurry: return "B-07d";
    case Ability::false_token: return "B-07e";
    case Ability::ban: return "B-07f";
    case Ability::new_word: return "B-07g";
  }
  return {};
}

}  // namespace fiction
