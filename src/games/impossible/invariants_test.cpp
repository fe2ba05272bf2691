// What holds in every game, at every moment, whoever plays it and how.
#include <gtest/gtest.h>

#include "testing/impossible_tables.h"
#include "testing/scale.h"

namespace impossible {
namespace {

constexpr std::size_t games = scale::thinned > 1 ? 2 : 20;  // a table

// proves I-25
TEST(ImpossibleInvariants, CardsAndMoldAddUpAndNothingIsInTwoPlaces) {
  for (const Options& options : battery::impossible_options()) {
    const auto table = battery::impossible_table(options);
    for (std::uint64_t seed = 0; seed < games; ++seed) {
      battery::RandomPlay<Impossible> play{table, seed};
      std::uint8_t removed = 0;
      while (const auto move = play.next()) {
        play.play(*move);
        const auto wrong = battery::miscounted(table.rules, play.state());
        ASSERT_EQ(wrong, std::nullopt)
            << table.name << " seed " << seed << " move " << play.log().size();
        ASSERT_GE(play.state().open.removed, removed) << "removed Mold came back";
        removed = play.state().open.removed;
      }
      ASSERT_TRUE(is_over(play.state()));
    }
  }
}

// Every player sees the same, hands included, and of the decks what has been shown.
TEST(ImpossibleInvariants, AllSeeTheSame) {
  Options options;
  options.seats = 4;
  const auto table = battery::impossible_table(options);
  battery::RandomPlay<Impossible> play{table, 7};
  while (const auto move = play.next()) {
    play.play(*move);
    View first = view(table.rules, play.state(), core::Actor::seat(0));
    for (std::size_t i = 1; i < 4; ++i) {
      View other = view(table.rules, play.state(), core::Actor::seat(i));
      other.viewer = first.viewer;
      ASSERT_TRUE(first == other);
    }
    ASSERT_EQ(first.known_top.size(), play.state().open.known_top);
  }
}

// What a bot imagines is a truth that the view allows: it looks the same, and all adds up.
TEST(ImpossibleInvariants, WhatIsImaginedLooksTheSame) {
  Options options;
  options.seats = 3;
  const auto table = battery::impossible_table(options);
  core::SeededGenerator generator{5};
  std::size_t changed = 0;
  for (std::uint64_t seed = 0; seed < games; ++seed) {
    battery::RandomPlay<Impossible> play{table, seed};
    while (const auto move = play.next()) {
      play.play(*move);
      const View seen = view(table.rules, play.state(), core::Actor::seat(1));
      State other = imagined(table.rules, seen, generator);
      ASSERT_TRUE(view(table.rules, other, core::Actor::seat(1)) == seen);
      other.shuffles = play.state().shuffles;
      ASSERT_EQ(battery::miscounted(table.rules, other), std::nullopt);
      changed += other.deck == play.state().deck ? 0 : 1;
    }
  }
  EXPECT_GT(changed, 1000 / scale::thinned);
}

}  // namespace
}  // namespace impossible
