#include "rulebook/rulebook.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

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
    const bool ours = rule.id.starts_with("B-06") || rule.id.starts_with("B-07");
    EXPECT_TRUE(rule.ruling || !ours) << rule.id;
  }
}

TEST(Rulebook, WarnsOfTheWebGamesRule) {
  EXPECT_NE(find("F-33")->text.find("web game"), std::string::npos);
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
