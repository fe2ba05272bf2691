// The built-in query cards.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "decks/query_build.h"
#include "decks/query_file.h"
#include "decks/query_text.h"

namespace decks {
namespace {

using lexicon::Word;

std::string data(const std::string& file) {
  std::stringstream content;
  content << std::ifstream{LIEBRARY_SOURCE_DIR "/data/" + file}.rdbuf();
  return content.str();
}

class BuiltInQueries : public testing::TestWithParam<std::size_t> {
 protected:
  std::size_t letters() const { return GetParam(); }
  const QueryDeck& deck() const {
    return letters() == 5 ? five_letter_queries() : four_letter_queries();
  }
  const lexicon::Lexicon& lexicon() const {
    return letters() == 5 ? lexicon::five_letters() : lexicon::four_letters();
  }
  // Those that the rulebook does not show.
  std::span<const QueryCard> generated() const {
    return std::span{deck().cards}.subspan(letters() == 5 ? 5 : 0);
  }
  std::string file() const {
    return data(letters() == 5 ? "query_cards5.txt" : "query_cards4.txt");
  }
};
INSTANTIATE_TEST_SUITE_P(Both, BuiltInQueries, testing::Values(5, 4),
                         [](const auto& n) { return n.param == 5 ? "Five" : "Four"; });

// proves W-10: a card has 12 words that together use every letter.
// proves W-31: of four letters too.
TEST_P(BuiltInQueries, HaveTwelveWordsWithEveryLetter) {
  EXPECT_EQ(deck().cards.size(), 72U);
  for (const QueryCard& card : deck().cards) {
    std::set<char> used;
    for (const Word word : card.words) {
      EXPECT_EQ(word.size(), letters()) << word.text();
      for (const char c : word.text()) used.insert(c);
    }
    EXPECT_EQ(used.size(), 26U) << text(card);
    EXPECT_EQ(std::set(card.words.begin(), card.words.end()).size(), 12U) << text(card);
  }
}

// proves W-10: the rulebook's five are in the set.
TEST(BuiltInQueries, BeginWithTheRulebooksFive) {
  const std::string shown =
      "crawl fixer count pitch foamy zings saver badge axing spade joker quack\n"
      "break phone foamy tower prize bored axing china jails slope civet equip\n"
      "exits quips rivet woman black glaze hyena tiger beard enjoy after march\n"
      "power knife waltz jowls kings candy mouth black glade exist raves quake\n"
      "caves print stain waltz knife beard amber honey kilns axles query judge\n";
  EXPECT_TRUE(text(five_letter_queries()).starts_with(shown));
  EXPECT_EQ(text(QueryDeck{.name = {}, .cards = rulebook_queries(), .hash = {}}), shown);
}

TEST_P(BuiltInQueries, AreOfCommonWordsThatOffendNobodyAndRepeatNoLetter) {
  const auto allowed = query_words(lexicon());
  for (const QueryCard& card : generated()) {
    for (const Word word : card.words) {
      EXPECT_EQ(lexicon().verdict(word), lexicon::Verdict::common) << word.text();
      const auto spelled = word.text();
      EXPECT_EQ(std::set(spelled.begin(), spelled.end()).size(), letters()) << spelled;
      EXPECT_NE(std::ranges::find(allowed, word, &lexicon::Entry::word), allowed.end())
          << word.text();
    }
  }
  for (const QueryCard& card : deck().cards) {
    for (const Word word : card.words) {
      EXPECT_TRUE(lexicon().has(word)) << word.text();
      EXPECT_NE(lexicon().verdict(word), lexicon::Verdict::unsuitable) << word.text();
    }
  }
}

// At most 5 words with a letter, 2 with an initial, 2 with an ending of two letters, 2 in -s; two
// words share at most 3 letters of five, 2 of four.
TEST_P(BuiltInQueries, AreVariedWithinACard) {
  for (const QueryCard& card : generated()) {
    std::map<char, int> with, initials;
    std::map<std::string, int> endings;
    int in_s = 0;
    for (const Word word : card.words) {
      const auto spelled = word.text();
      for (const char c : spelled) ++with[c];
      ++initials[spelled.front()];
      ++endings[spelled.substr(letters() - 2)];
      in_s += spelled.ends_with('s') ? 1 : 0;
      for (const Word other : card.words) {
        if (other == word) continue;
        EXPECT_LE((word.letters() & other.letters()).size(), letters() == 5 ? 3 : 2)
            << word.text() << ' ' << other.text();
      }
    }
    for (const auto& [letter, count] : with) EXPECT_LE(count, 5) << letter << " in " << text(card);
    for (const auto& [letter, count] : initials) EXPECT_LE(count, 2) << letter << text(card);
    for (const auto& [ending, count] : endings) EXPECT_LE(count, 2) << ending << text(card);
    EXPECT_LE(in_s, 2) << text(card);
  }
}

// A word is on at most two cards. One with J, Q, X or Z, which every card needs and few words have,
// is on four, of four letters five; and as there are but six such words with Q, these on 15:
// 72 cards / 6 words = 12, and a quarter more.
TEST_P(BuiltInQueries, AreVariedThroughoutTheDeck) {
  const auto most = [this](Word word) {
    const auto has = [word](char c) { return word.has(lexicon::letter(c)); };
    if (letters() == 4 && has('q')) return 15;
    if (has('j') || has('q') || has('x') || has('z')) return letters() == 4 ? 5 : 4;
    return 2;
  };
  std::map<Word, int> cards;
  for (const QueryCard& card : deck().cards) {
    for (const Word word : card.words) ++cards[word];
  }
  for (const auto& [word, count] : cards) EXPECT_LE(count, most(word)) << word.text();
  EXPECT_GT(cards.size(), 500U) << "different words";

  for (const QueryCard& card : deck().cards) {
    for (const QueryCard& other : generated()) {
      if (&card == &other) continue;
      const auto shared = std::ranges::count_if(card.words, [&other](Word word) {
        return std::ranges::find(other.words, word) != other.words.end();
      });
      EXPECT_LE(shared, 2) << text(card) << text(other);
    }
  }
}

// The number after `option` in the file's opening.
std::uint64_t number_after(const std::string& option, const std::string& text) {
  const auto place = text.find(option);
  EXPECT_NE(place, std::string::npos) << option;
  return place == std::string::npos ? 0 : std::stoull(text.substr(place + option.size()));
}

TEST_P(BuiltInQueries, AreWhatTheCommandInTheirFileMakes) {
  const QueryOrder order{.letters = number_after("--letters ", file()),
                         .cards = number_after("--cards ", file()),
                         .seed = number_after("--seed ", file())};
  EXPECT_EQ(order.letters, letters());
  EXPECT_EQ(query_file(order), file());
  EXPECT_NE(query_file({order.letters, order.cards, order.seed + 1}), file());
}

TEST_P(BuiltInQueries, PrintToTheFileTheyCameFrom) {
  const auto content = file();
  std::string cards;
  for (const auto& line : core::data_lines(content)) cards += std::string{line.text} + "\n";
  EXPECT_EQ(text(deck()), cards);
  EXPECT_EQ(deck().hash.size(), 64U);
}

TEST(QueryFile, BeginsWithAsManyOfTheRulebooksAsItHasCards) {
  EXPECT_EQ(query_file({.letters = 5, .cards = 1, .seed = 4}),
            "# Query cards of Wordles: 12 words of 5 letters a card, a card a line. Made with\n"
            "#   liebrary deck queries --letters 5 --cards 1 --seed 4\n"
            "# From the rulebook: the first 1.\n"
            "crawl fixer count pitch foamy zings saver badge axing spade joker quack\n");
}

TEST(BuiltInQueries, HaveNamesAndHashes) {
  EXPECT_EQ(five_letter_queries().name, "Wordles");
  EXPECT_EQ(four_letter_queries().name, "Wordles, four letters");
  EXPECT_NE(five_letter_queries().hash, four_letter_queries().hash);
}

TEST(QueryAvoid, IsSortedAndEveryWordOfItMatters) {
  const auto text = data("query_avoid.txt");
  const auto lines = core::data_lines(text);
  EXPECT_TRUE(std::ranges::is_sorted(lines, std::ranges::less_equal{}, &core::Line::text));
  for (const auto& line : lines) {
    const auto word = Word::parse(line.text, 0);
    ASSERT_TRUE(word.has_value()) << line.text;
    const auto& lexicon = word->size() == 4 ? lexicon::four_letters() : lexicon::five_letters();
    EXPECT_EQ(lexicon.verdict(*word), lexicon::Verdict::common) << line.text;
    EXPECT_FALSE(word->repeats_a_letter()) << line.text;
  }
}

}  // namespace
}  // namespace decks
