// Moves out of a view's own JSON, as somebody at another program's table makes them.
#include <gtest/gtest.h>

#include "catalogue/catalogue.h"

namespace catalogue {
namespace {

using core::Actor;

// Chance first, then whoever finds a move in what they see; whether anything happened.
bool step(Match& match, core::Generator& luck, TableTime at) {
  if (core::is_owed(match.owed())) {
    EXPECT_FALSE(match.play(Actor::chance(), at, match.draw(luck)));
    return true;
  }
  const auto first = luck.below(match.seats());
  for (std::size_t i = 0; i < match.seats(); ++i) {
    const Actor seat = Actor::seat((first + i) % match.seats());
    const auto chosen = match.tools().random_action(match.tools().view_json(seat), luck);
    EXPECT_EQ(chosen.has_value(), match.may_act(seat));
    if (!chosen) continue;
    const auto wrong = match.play(seat, at, *chosen);
    EXPECT_FALSE(wrong) << chosen->notation() << ": " << wrong->sentence;
    return !wrong;
  }
  return false;
}

TEST(RandomAction, PlaysEveryGameToItsEnd) {
  const std::vector<Option> two{{"seats", "2"}};
  for (const auto& game : games()) {
    core::SeededGenerator luck{7};
    const auto match = game.start(game.options(two).value()).value();
    int moves = 0;
    TableTime now{};
    while (!match->is_over() && moves < 20'000 && step(*match, luck, now)) {
      ++moves;
      now += core::Millis{1};
    }
    EXPECT_TRUE(match->is_over()) << game.name << " after " << moves << " moves";
    EXPECT_GT(moves, 5) << game.name;
  }
}

TEST(RandomAction, IsNothingWhereThereIsNoView) {
  core::SeededGenerator luck{1};
  for (const auto& game : games()) {
    const auto match = game.start(game.options({}).value()).value();
    for (const auto* text : {"", "{", "{}", "[]", "null", R"({"viewer":"seat1"})"}) {
      EXPECT_FALSE(match->tools().random_action(text, luck)) << game.name << " " << text;
    }
  }
}

}  // namespace
}  // namespace catalogue
