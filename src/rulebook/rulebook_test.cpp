#include "rulebook/rulebook.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <regex>
#include <set>

namespace rulebook {
namespace {

TEST(Rulebook, HasEveryRuleOfFiction) {
  std::set<std::string> wanted;
  for (int i = 1; i <= 36; ++i) wanted.insert(fmt::format("F-{:02}", i));
  for (int i = 1; i <= 8; ++i) wanted.insert(fmt::format("B-{:02}", i));
  for (const char c : {'a', 'b', 'c', 'd'}) wanted.insert(fmt::format("B-05{}", c));
  for (const char c : {'a', 'b', 'c', 'd', 'e', 'f', 'g'}) {
    wanted.insert(fmt::format("B-06{}", c));
    wanted.insert(fmt::format("B-07{}", c));
  }
  std::set<std::string> found;
  for (const Rule& rule : rules()) {
    EXPECT_TRUE(found.insert(rule.id).second) << rule.id << " is in the rulebook twice";
  }
  for (const auto& id : wanted) EXPECT_TRUE(found.contains(id)) << id;
}

TEST(Rulebook, HasEveryRuleOfFictionImpossible) {
  const auto has = [](const std::string& id) { return find(id) != nullptr; };
  for (int i = 1; i <= 43; ++i) EXPECT_TRUE(has(fmt::format("I-{:02}", i))) << i;
  for (char c = 'a'; c <= 'm'; ++c) EXPECT_TRUE(has(fmt::format("I-31{}", c))) << c;
  for (char c = 'a'; c <= 'i'; ++c) EXPECT_TRUE(has(fmt::format("I-32{}", c))) << c;
}

TEST(Rulebook, FindsARuleInEitherCase) {
  ASSERT_NE(find("F-12"), nullptr);
  EXPECT_EQ(find("F-12")->title, "Five boards a half");
  EXPECT_EQ(find("f-12"), find("F-12"));
  ASSERT_NE(find("b-06C"), nullptr);
  EXPECT_EQ(find("b-06C")->title, "Honest place");
  EXPECT_EQ(find("F-99"), nullptr);
  EXPECT_EQ(find(""), nullptr);
  EXPECT_EQ(find("F-1"), nullptr);
}

TEST(Rulebook, SaysWhichRulesAreOurs) {
  EXPECT_FALSE(find("F-16")->ruling);
  EXPECT_TRUE(find("F-33")->ruling);
  for (const Rule& rule : rules()) {
    const bool ours = rule.id.starts_with("B-06") || rule.id.starts_with("B-07") ||
                      rule.id.starts_with("I-31") || rule.id.starts_with("I-32");
    EXPECT_TRUE(rule.ruling || !ours) << rule.id;
  }
}

TEST(Rulebook, WarnsOfTheWebGamesRule) {
  EXPECT_NE(find("F-33")->text.find("web game"), std::string::npos);
}

// Nearly all cards are lost, and nobody should take ours for the designer's.
TEST(Rulebook, SaysWhichCardsOfFictionImpossibleAreOurs) {
  const auto says = [](std::string_view id, std::string_view words) {
    const Rule* rule = find(id);
    return rule != nullptr && rule->text.find(words) != std::string::npos;
  };
  EXPECT_TRUE(says("I-30", "Whatever else is printed on a card is ours"));
  EXPECT_TRUE(says("I-31", "The other twelve are our invention"));
  EXPECT_TRUE(says("I-31a", "The Power is the rulebook's."));
  EXPECT_TRUE(says("I-32", "The nine that follow are our invention."));
  for (char c = 'b'; c <= 'm'; ++c) {
    EXPECT_TRUE(says(fmt::format("I-31{}", c), "A Power of ours")) << c;
  }
  for (char c = 'a'; c <= 'i'; ++c) {
    EXPECT_TRUE(says(fmt::format("I-32{}", c), "A Librarian of ours.")) << c;
  }
}

// The rulebook's own example has it the other way round.
TEST(Rulebook, PutsScroogesMoldOnTheBookOfHisLabel) {
  EXPECT_TRUE(find("I-15")->ruling);
  EXPECT_NE(find("I-15")->text.find("the Book at Typewriter gets a Mold"), std::string::npos);
}

TEST(Rulebook, RefersToRulesThatExist) {
  static const std::regex id{"[A-Z]-[0-9]+[a-z]?"};
  for (const Rule& rule : rules()) {
    for (std::sregex_iterator at{rule.text.begin(), rule.text.end(), id}, end; at != end; ++at) {
      EXPECT_NE(find(at->str()), nullptr) << rule.id << " speaks of " << at->str();
    }
  }
}

// The same text is shown in a terminal.
TEST(Rulebook, HasNoMarkdownInItsText) {
  for (const Rule& rule : rules()) {
    EXPECT_EQ(rule.text.find_first_of("*_`[]|"), std::string::npos) << rule.id << ": " << rule.text;
    EXPECT_EQ(rule.text.find("  "), std::string::npos) << rule.id;
    EXPECT_EQ(rule.text.find("\n- "), std::string::npos) << rule.id;
  }
}

}  // namespace
}  // namespace rulebook
