#include "cast/recast.h"

#include <gtest/gtest.h>

namespace cast {
namespace {

Character character(std::string_view key) {
  const auto found = find_character(standard_cards(), key);
  EXPECT_TRUE(found.has_value()) << key;
  return found.value_or(Character{});
}

// What these three make of a summary of our own.
std::string told(std::string_view summary, std::string_view first,
                 std::string_view second = "alice", std::string_view third = "macbeth") {
  Cards cards = standard_cards();
  cards.books[0].summary = summary;
  return recast(cards, Book{0}, {character(first), character(second), character(third)});
}

TEST(Recast, PutsNamesIntoBlanks) {
  EXPECT_EQ(told("So {1} married {2} and {3}.", "count_dracula", "cheshire_cat", "weird_sisters"),
            "So Count Dracula married the Cheshire Cat and the Weird Sisters.");
}

TEST(Recast, BeginsASentenceWithACapital) {
  EXPECT_EQ(told("{1} left. {1} came back! {1:They|They} saw; {2} won? ({2} did.)", "cheshire_cat",
                 "dartagnan"),
            "The Cheshire Cat left. The Cheshire Cat came back! They saw; d'Artagnan won? "
            "(D'Artagnan did.)");
  EXPECT_EQ(told("So it was. {1:they} slept. {1's} bed, {1:their} rules.", "queen_of_hearts"),
            "So it was. She slept. The Queen of Hearts' bed, her rules.");
}

TEST(Recast, TellsWhatBelongsToWhom) {
  EXPECT_EQ(told("It is {1's}.", "alice"), "It is Alice's.");
  EXPECT_EQ(told("It is {1's}.", "odysseus"), "It is Odysseus'.");
  EXPECT_EQ(told("It is {1's}.", "houyhnhnms"), "It is the Houyhnhnms'.");
}

TEST(Recast, CallsEachByItsPronoun) {
  constexpr auto text =
      "Then {1:they} hurt {1:themself} with {1:their} sword, or it hurt {1:them}.";
  EXPECT_EQ(told(text, "romeo"), "Then he hurt himself with his sword, or it hurt him.");
  EXPECT_EQ(told(text, "juliet"), "Then she hurt herself with her sword, or it hurt her.");
  EXPECT_EQ(told(text, "moby_dick"), "Then it hurt itself with its sword, or it hurt it.");
  EXPECT_EQ(told(text, "weird_sisters"),
            "Then they hurt themselves with their sword, or it hurt them.");
}

TEST(Recast, LetsWordsAgree) {
  constexpr auto text = "{1} {1:was|were} here, and {1:they has|have} {1:a hat|hats}.";
  EXPECT_EQ(told(text, "juliet"), "Juliet was here, and she has a hat.");
  EXPECT_EQ(told(text, "thenardiers"), "The Thénardiers were here, and they have hats.");
}

TEST(Recast, KnowsOneWhomWeCallThey) {
  Cards cards = standard_cards();
  cards.books[0].summary = "{1} {1:was|were} here, and {1:they was|were} by {1:themself}. {2} {3}";
  const auto puck = character("puck");
  cards.characters[index(puck)].pronoun = Pronoun::they;
  EXPECT_EQ(recast(cards, Book{0}, {puck, character("alice"), character("romeo")}),
            "Puck was here, and they were by themself. Alice Romeo");
}

TEST(Recast, ShowsBlanksWithTheirRoles) {
  Cards cards = standard_cards();
  cards.books[0].summary =
      "{1} {1:was|were} late. {1:their} dog knew {1}; {2's} did not. {3} left.";
  EXPECT_EQ(blank_summary(cards, Book{0}),
            "__1__ (Traveller, Trickster) was late. Their dog knew __1__; __2__'s (Love Interest, "
            "Royal) did not. __3__ (Monster) left.");
}

TEST(Recast, ShowsABookThatIsHalfCast) {
  Cards cards = standard_cards();
  cards.books[0].summary = "{1} met {2} and {3}.";
  EXPECT_EQ(summary(cards, Book{0}, {std::nullopt, character("roxane"), std::nullopt}),
            "__1__ (Traveller, Trickster) met Roxane and __3__ (Monster).");
}

// A Book of ours, as it is read aloud.
TEST(Recast, TellsPrideAndPrejudice) {
  const auto book = find_book(standard_cards(), "pride_and_prejudice");
  ASSERT_TRUE(book.has_value());
  EXPECT_EQ(
      recast(standard_cards(), *book,
             {character("robin_hood"), character("count_dracula"), character("snow_queen")}),
      "Count Dracula had ten thousand a year and looked at Robin Hood across the ballroom as "
      "one looks at cold soup. Some months later Count Dracula proposed, with remarks on "
      "Robin Hood's relations, and Robin Hood declined, with remarks on Count Dracula's "
      "everything. Then the Snow Queen drove fifty miles to forbid a marriage that nobody had "
      "thought of, and that settled it: Robin Hood and Count Dracula were engaged before the "
      "horses were dry.");
}

}  // namespace
}  // namespace cast
