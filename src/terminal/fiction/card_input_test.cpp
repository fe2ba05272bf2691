#include "terminal/fiction/card_input.h"

#include <gtest/gtest.h>

#include "codec/fiction_described.h"

namespace terminal_fiction {
namespace {

using fiction::Ability;

TEST(CardInput, an_example_follows_from_what_the_card_needs) {
  EXPECT_EQ(typed_for(Ability::vowel_count), "discard");
  EXPECT_EQ(typed_for(Ability::letter_query), "discard q");
  EXPECT_EQ(typed_for(Ability::honest_place), "discard 3");
  EXPECT_EQ(typed_for(Ability::vowel_hunt), "token 2 3 (guess 2, place 3)");
  EXPECT_EQ(typed_for(Ability::neighbour), "token 3 and 4");
  EXPECT_EQ(typed_for(Ability::two_lies), "lie 1 v 3 x");
  EXPECT_EQ(typed_for(Ability::whole_truth), "truth");
  EXPECT_EQ(typed_for(Ability::blank), "lie 2 _ 4 x (a blank at 2, a lie at 4)");
  EXPECT_EQ(typed_for(Ability::exchange), "swap 2 4");
  EXPECT_EQ(typed_for(Ability::false_token), "lie 3 x use false token");
  EXPECT_EQ(typed_for(Ability::ban), "lie 3 x use ban q");
  EXPECT_EQ(typed_for(Ability::new_word), "lie 3 x use new word crane");
}

std::string discarded(Ability card, const std::string& argument) {
  const auto favour = read_favour(card, argument);
  if (!favour) return favour.error().sentence;
  return codec::to_notation(fiction::Action{fiction::Discard{*favour}});
}

TEST(CardInput, a_discard_asks_for_what_is_missing) {
  EXPECT_EQ(discarded(Ability::gibberish, ""), "discard gibberish");
  EXPECT_EQ(discarded(Ability::letter_query, "q"), "discard letter_query q");
  EXPECT_EQ(discarded(Ability::letter_query, ""), "Ask for a letter, as in: discard q");
  EXPECT_EQ(discarded(Ability::honest_place, "3"), "discard honest_place 3");
  EXPECT_EQ(discarded(Ability::honest_place, "6"), "Name a place, as in: discard 3");
  EXPECT_EQ(discarded(Ability::vowel_hunt, ""),
            "Vowel hunt comes with a token: token 2 3 goes on the second guess.");
  EXPECT_EQ(discarded(Ability::neighbour, ""),
            "Neighbour comes with a token, as in: token 3 and 4");
  EXPECT_EQ(discarded(Ability::ban, "q"), "Your card buys nothing for a token.");
}

TEST(CardInput, a_use_asks_for_what_is_missing_and_names_its_rule) {
  const auto missing = read_use({"new", "word"});
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().sentence, "Name the word too, as in: use new word crane");
  EXPECT_EQ(missing.error().rule, "B-07g");
  EXPECT_EQ(read_use({"gibberish"}).error().sentence, "That card is one of the Guessers'.");
  EXPECT_EQ(read_use({"new", "word", "crane"}),
            fiction::Use{fiction::NewWord{lexicon::Word{"crane"}}});
}

}  // namespace
}  // namespace terminal_fiction
