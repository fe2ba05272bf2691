#include "terminal/rules_text.h"

#include <gtest/gtest.h>

namespace terminal {
namespace {

std::string told(const RulesOf& game, std::string_view id) {
  std::string text;
  Writer writer{[&](std::string_view bytes) {
                  text += bytes;
                  return true;
                },
                Look{.utf8 = true, .width = 100}};
  tell_rules(writer, game, id);
  return text;
}

bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

TEST(RulesText, lists_the_rules_of_the_game_that_is_played) {
  const auto cards = told({.letters = "B", .remark = {}}, "");
  EXPECT_TRUE(has(cards, "  B-01   ")) << cards;
  EXPECT_FALSE(has(cards, "  F-01   ")) << cards;
  EXPECT_TRUE(cards.ends_with("Type rules and an id to read one: rules B-01.\n")) << cards;
  const auto both = told({.letters = "FB", .remark = "Rules is a word, too."}, "");
  EXPECT_TRUE(has(both, "  B-01   ") && has(both, "  F-01   ")) << both;
  EXPECT_TRUE(both.ends_with("rules F-01. Rules is a word, too.\n")) << both;
  EXPECT_TRUE(has(told({}, ""), "  F-01   ")) << "all of them, where no game is named";
  EXPECT_EQ(told({.letters = "X", .remark = {}}, ""),
            "There are no rules of this game to read here yet.\n");
}

TEST(RulesText, tells_any_rule_by_its_id) {
  EXPECT_TRUE(
      told({.letters = "B", .remark = {}}, "f-12").starts_with("F-12 Five boards a half\n"));
  EXPECT_EQ(told({}, "F-99"), "There is no rule “F-99”; type rules for the list.\n");
}

}  // namespace
}  // namespace terminal
