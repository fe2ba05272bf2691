#include "decks/query_build.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "decks/query_text.h"
#include "lexicon/lexicon_text.h"

namespace decks {
namespace {

using lexicon::Word;

std::vector<QueryCard> built(const lexicon::Lexicon& lexicon, std::size_t count, std::uint64_t seed,
                             std::span<const QueryCard> given = {}) {
  core::SeededGenerator generator{seed};
  auto cards = build_queries(lexicon, given, count, generator);
  EXPECT_TRUE(cards.has_value()) << cards.error().sentence;
  return cards ? std::move(*cards) : std::vector<QueryCard>{};
}

std::size_t shared(const QueryCard& a, const QueryCard& b) {
  return static_cast<std::size_t>(std::ranges::count_if(
      a.words, [&b](Word word) { return std::ranges::find(b.words, word) != b.words.end(); }));
}

class QueryBuild : public testing::TestWithParam<const lexicon::Lexicon* (*)()> {
 protected:
  const lexicon::Lexicon& lexicon() const { return *GetParam()(); }
};
INSTANTIATE_TEST_SUITE_P(Both, QueryBuild,
                         testing::Values([] { return &lexicon::five_letters(); },
                                         [] { return &lexicon::four_letters(); }),
                         [](const auto& words) { return words.index == 0 ? "Five" : "Four"; });

// proves W-10, W-31
TEST_P(QueryBuild, MakesAsManyCardsAsADeckMayHaveAndTheParserTakesThem) {
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    const auto cards = built(lexicon(), most_query_cards, seed);
    ASSERT_EQ(cards.size(), most_query_cards);
    const auto printed = text(QueryDeck{.name = {}, .cards = cards, .hash = {}});
    const auto deck = parse_queries(printed, lexicon(), "");
    ASSERT_TRUE(deck.has_value()) << deck.error().line << ": " << deck.error().sentence;
    EXPECT_EQ(deck->cards, cards);
    for (const QueryCard& card : cards) {
      for (const QueryCard& other : cards) {
        if (&card == &other) continue;
        EXPECT_LE(shared(card, other), 2U) << text(card) << text(other);
      }
    }
  }
}

TEST_P(QueryBuild, GivesTheSameCardsForTheSameSeed) {
  EXPECT_EQ(built(lexicon(), 20, 7), built(lexicon(), 20, 7));
  EXPECT_NE(built(lexicon(), 20, 7), built(lexicon(), 20, 8));
}

TEST_P(QueryBuild, SortsTheWordsOfACard) {
  for (const QueryCard& card : built(lexicon(), 20, 7)) {
    EXPECT_TRUE(std::ranges::is_sorted(card.words)) << text(card);
  }
}

TEST_P(QueryBuild, ChoosesAmongCommonWordsWithoutARepeatedLetter) {
  const auto words = query_words(lexicon());
  EXPECT_GT(words.size(), 1000U);
  for (const auto& entry : words) {
    EXPECT_EQ(lexicon().verdict(entry.word), lexicon::Verdict::common) << entry.word.text();
    EXPECT_FALSE(entry.word.repeats_a_letter()) << entry.word.text();
  }
}

TEST(QueryBuild, AvoidsWhatWouldEmbarrass) {
  const auto is_used = [](Word word) {
    const auto& lexicon = word.size() == 4 ? lexicon::four_letters() : lexicon::five_letters();
    EXPECT_EQ(lexicon.verdict(word), lexicon::Verdict::common) << word.text();
    const auto words = query_words(lexicon);
    return std::ranges::find(words, word, &lexicon::Entry::word) != words.end();
  };
  EXPECT_FALSE(is_used(Word{"naked"}));
  EXPECT_FALSE(is_used(Word{"drugs"}));
  EXPECT_FALSE(is_used(Word{"loin"}));
  EXPECT_TRUE(is_used(Word{"crane"}));
  EXPECT_TRUE(is_used(Word{"quiz"}));
}

TEST(QueryBuild, GoesOnAfterTheCardsItIsGiven) {
  const auto& given = rulebook_queries();
  const auto cards = built(lexicon::five_letters(), 40, 3, given);
  ASSERT_EQ(cards.size(), 40U);
  EXPECT_TRUE(std::ranges::equal(given, std::span{cards}.first(given.size())));
  EXPECT_EQ(built(lexicon::five_letters(), 2, 3, given),
            std::vector(given.begin(), given.begin() + 2));
  // These are on two of the given cards, and of 40 cards no more than two may have them: even for
  // Z there are enough other words.
  const auto with = [&cards](Word word) {
    return std::ranges::count_if(cards, [word](const QueryCard& card) {
      return std::ranges::find(card.words, word) != card.words.end();
    });
  };
  EXPECT_EQ(with(Word{"knife"}), 2);
  EXPECT_EQ(with(Word{"waltz"}), 2);
}

TEST(QueryBuild, SaysWhenThereAreNoMore) {
  const auto few = lexicon::parse_lexicon(
      {.words = "box\t10\ncat\t10\n", .unsuitable = {}, .poor_secrets = {}, .proper_nouns = {}}, 3,
      "");
  ASSERT_TRUE(few.has_value()) << few.error().sentence;
  core::SeededGenerator generator{1};
  EXPECT_EQ(build_queries(*few, {}, 3, generator).error(),
            (core::Trouble{0,
                           "After 0 cards no other was found that is different enough; ask for "
                           "fewer, or with another seed."}));
}

}  // namespace
}  // namespace decks
