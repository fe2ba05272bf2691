#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "decks/deck.h"
#include "decks/deck_text.h"
#include "lexicon/lexicon.h"

namespace decks {
namespace {

using lexicon::Word;

class BuiltInDeck : public testing::TestWithParam<const Deck* (*)()> {
 protected:
  const Deck& deck() const { return *GetParam()(); }
};
INSTANTIATE_TEST_SUITE_P(Both, BuiltInDeck,
                         testing::Values([] { return &classics(); }, [] { return &banned(); }),
                         [](const auto& deck) { return deck.index == 0 ? "Classics" : "Banned"; });

// proves F-02
TEST_P(BuiltInDeck, HasFiftySixBooksEachWithTitleAuthorAndYear) {
  EXPECT_EQ(deck().cards.size(), 56U);
  std::set<std::string> titles;
  for (const BookCard& card : deck().cards) {
    EXPECT_FALSE(card.title.empty());
    EXPECT_FALSE(card.author.empty()) << card.title;
    EXPECT_NE(card.year, 0) << card.title;
    EXPECT_LT(card.year, 1930) << card.title;
    EXPECT_TRUE(titles.insert(card.title).second) << card.title;
  }
}

// proves F-02: yellow words have five different letters, red words repeat one.
// proves F-03: there are yellow words to pick a secret from, on every card.
TEST_P(BuiltInDeck, HasTwentyFourYellowAndEightRedWordsACard) {
  for (const BookCard& card : deck().cards) {
    EXPECT_EQ(card.yellow.size(), 24U) << card.title;
    EXPECT_EQ(card.red.size(), 8U) << card.title;
    for (const Word word : card.yellow) {
      EXPECT_EQ(word.size(), 5U) << word.text();
      EXPECT_EQ(word.letters().size(), 5) << word.text();
    }
    for (const Word word : card.red) {
      EXPECT_EQ(word.size(), 5U) << word.text();
      EXPECT_LT(word.letters().size(), 5) << word.text();
    }
    std::set<Word> different(card.yellow.begin(), card.yellow.end());
    different.insert(card.red.begin(), card.red.end());
    EXPECT_EQ(different.size(), 32U) << card.title;
  }
}

// proves F-07: nothing rare, archaic, name-like or unsuitable is on a card.
TEST_P(BuiltInDeck, HasOnlyCommonWords) {
  for (const BookCard& card : deck().cards) {
    for (const auto* words : {&card.yellow, &card.red}) {
      for (const Word word : *words) {
        const auto* entry = lexicon::five_letters().find(word);
        ASSERT_NE(entry, nullptr) << word.text();
        EXPECT_LE(entry->size, 40) << word.text();
        EXPECT_EQ(entry->verdict, lexicon::Verdict::common) << word.text();
      }
    }
  }
}

// proves F-07: plurals may be on cards.
TEST_P(BuiltInDeck, HasPlurals) {
  const auto has = [this](Word word) {
    return std::ranges::any_of(deck().cards, [word](const BookCard& card) {
      return std::ranges::binary_search(card.yellow, word);
    });
  };
  EXPECT_TRUE(has(Word{"monks"}) || has(Word{"ships"}) || has(Word{"cords"}));
}

TEST_P(BuiltInDeck, HasAWordOnAtMostThreeCards) {
  std::map<Word, int> cards;
  for (const BookCard& card : deck().cards) {
    for (const Word word : card.yellow) ++cards[word];
    for (const Word word : card.red) ++cards[word];
  }
  for (const auto& [word, count] : cards) EXPECT_LE(count, 3) << word.text();
}

TEST_P(BuiltInDeck, PrintsToTheFileItCameFrom) {
  const std::string file = &deck() == &classics() ? "deck_classics" : "deck_banned";
  std::ifstream in{LIEBRARY_SOURCE_DIR "/data/" + file + ".txt"};
  std::stringstream content;
  content << in.rdbuf();
  EXPECT_EQ(text(deck()), content.str());
}

TEST(BuiltInDecks, ShareNoTitleAndHaveNamesAndHashes) {
  for (const BookCard& card : banned().cards) {
    EXPECT_EQ(std::ranges::find(classics().cards, card.title, &BookCard::title),
              classics().cards.end())
        << card.title;
  }
  EXPECT_EQ(classics().name, "Fiction");
  EXPECT_EQ(banned().name, "Banned Books");
  EXPECT_EQ(classics().hash.size(), 64U);
  EXPECT_EQ(banned().hash.size(), 64U);
  EXPECT_NE(classics().hash, banned().hash);
}

}  // namespace
}  // namespace decks
