#include "decks/build.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "decks/deck_text.h"

namespace decks {
namespace {

using core::Trouble;
using lexicon::Word;

const Book about{.title = "The Crane of the Marsh", .author = "Nobody", .year = 1901};

// 24 yellow words, 8 red ones, all twice, and among them what must not come onto the card.
const std::string tale =
    "The crane stood in the marsh, where the brine met the river. At night a ghost with a torch "
    "and a cloak came down the beach; the waves beat the wharf, the storm shook the masts, and the "
    "pilot cried out. A hound, a whale and an eagle heard the bugle. The queen wore a jewel and a "
    "faded shawl, the witch a robe of amber. Her fiery horse drank from the creek, the wheel of "
    "the wagon broke, and a knife of steel fell on the grass. \"Sleep,\" said the nymph, \"till "
    "the "
    "sheep come.\" Then geese, and moths, and a tiger slept on the tower under an olive and a "
    "maple. "
    "The monks rang their bells; the happy puppy ate a peach, and a berry, and an apple. Which one "
    "was Texas? It's there, don\u2019t you know, which was quoth by a whore of Paris. Adieu!\n";

std::expected<BookCard, Trouble> build(std::string_view text) {
  return build_card(text, about, lexicon::five_letters(), general_english(lexicon::five_letters()));
}

bool has(const BookCard& card, std::string_view word) {
  return std::ranges::binary_search(card.yellow, Word{word}) ||
         std::ranges::binary_search(card.red, Word{word});
}

TEST(BuildCard, MakesACardThatADeckTakes) {
  const auto card = build(tale + tale);
  ASSERT_TRUE(card.has_value()) << card.error().sentence;
  EXPECT_EQ(card->title, about.title);
  EXPECT_EQ(card->yellow.size(), yellow_words);
  EXPECT_EQ(card->red.size(), red_words);
  const auto deck = parse_deck(text(*card), lexicon::five_letters(), "hash");
  ASSERT_TRUE(deck.has_value()) << deck.error().sentence;
  EXPECT_EQ(deck->cards.front(), *card);
}

// proves F-07
TEST(BuildCard, TakesNeitherNamesNorPoorNorOffensiveNorRareWords) {
  const auto card = build(tale + tale);
  ASSERT_TRUE(card.has_value());
  for (const auto* word : {"texas", "paris", "quoth", "whore", "adieu"}) {
    EXPECT_FALSE(has(*card, word)) << word;
  }
}

TEST(BuildCard, PrefersWhatSetsTheBookApart) {
  std::string cranes = tale + tale;
  for (int i = 0; i < 20; ++i) cranes += " a swamp";
  const auto card = build(cranes);
  ASSERT_TRUE(card.has_value());
  EXPECT_TRUE(has(*card, "swamp"));
  EXPECT_TRUE(has(*card, "brine"));
  EXPECT_FALSE(has(*card, "which")) << "any book is full of it";
}

TEST(BuildCard, MeasuresAgainstTheBackgroundItIsGiven) {
  WordCounts brine = general_english(lexicon::five_letters());
  ASSERT_TRUE(has(*build(tale + tale), "brine"));
  brine.of[Word{"brine"}] = 900'000;
  const auto card = build_card(tale + tale, about, lexicon::five_letters(), brine);
  ASSERT_TRUE(card.has_value()) << card.error().sentence;
  EXPECT_FALSE(has(*card, "brine"));
}

TEST(BuildCard, WantsAWordTwiceInLowerCase) {
  const auto card = build(tale + tale + " A zebra. Zebra ZEBRA! Zebra?");
  ASSERT_TRUE(card.has_value());
  EXPECT_FALSE(has(*card, "zebra"));
  const auto twice = build(tale + tale + " A zebra. zebra");
  ASSERT_TRUE(twice.has_value());
  EXPECT_TRUE(has(*twice, "zebra"));
}

TEST(BuildCard, SaysHowManyWordsItFound) {
  EXPECT_EQ(build("A crane met a crane. The queen met a queen and the whale.").error(),
            (Trouble{0,
                     "A card needs 24 yellow words (five different letters) and 8 red ones (a "
                     "letter twice); this text has 1 and 1 that are common English, in lower "
                     "case at least twice and typical of it. Give the whole book, or a longer "
                     "one."}));
  EXPECT_FALSE(build("").has_value());
}

TEST(BuildCard, WantsToKnowTheBook) {
  const auto error_for = [](const Book& book) {
    const auto card = build_card(tale + tale, book, lexicon::five_letters(), WordCounts{});
    return card ? "" : card.error().sentence;
  };
  const std::string sentence =
      "A card needs a title and an author, a line each, and a year (-700 for 700 BC).";
  EXPECT_EQ(error_for({"", "Nobody", 1901}), sentence);
  EXPECT_EQ(error_for({"Cranes", " ", 1901}), sentence);
  EXPECT_EQ(error_for({"Cranes", "No\nbody", 1901}), sentence);
  EXPECT_EQ(error_for({"Cranes", "Nobody", 0}), sentence);
  EXPECT_EQ(error_for({"Cranes", "Nobody", -700}), "");
}

}  // namespace
}  // namespace decks
