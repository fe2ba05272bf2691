// The chances of winning that a table is offered are those of play, and the page states them.
#include <gtest/gtest.h>

#include <cmath>

#include "bots/impossible/bot_game.h"
#include "games/impossible/recommended.h"
#include "rulebook/rulebook.h"
#include "testing/impossible_tables.h"
#include "testing/scale.h"

namespace impossible::bots::testing {
namespace {

double share_won(Preset preset, std::uint8_t seats, Bot bot, std::uint64_t games) {
  Options options;
  options.seats = seats;
  options.preset = preset;
  const Rules rules = battery::impossible_rules(options);
  double wins = 0;
  for (std::uint64_t game = 0; game < games; ++game) {
    core::SeededGenerator generator{core::mixed_seed(34, game)};
    BotGame played{rules, all_seats(bot), generator};
    while (played.step(choose)) {
    }
    EXPECT_TRUE(is_over(played.state()));
    wins += won(played.state().open) ? 1 : 0;
  }
  return wins / static_cast<double>(games);
}

void expect_as_stated(Preset preset, std::uint8_t seats, Bot bot, std::uint64_t games) {
  const Recommended& stated = recommended(preset, seats);
  const Chance& chance = bot == Bot::clerk ? stated.clerk : stated.archivist;
  const double said = chance.won / 100;
  // Four times the spread of so many games, and what the figure itself may be wrong by.
  const double own = (chance.high - chance.low) / 100;
  const double room = own + 4 * std::sqrt(said * (1 - said) / static_cast<double>(games));
  EXPECT_NEAR(share_won(preset, seats, bot, games), said, room)
      << title(preset) << " with " << int{seats};
}

std::vector<Preset> all_presets() {
  std::vector<Preset> all;
  for (std::size_t i = 0; i < core::enum_size<Preset>; ++i) all.push_back(static_cast<Preset>(i));
  return all;
}

// proves I-34
TEST(Setups, AreWonAsOftenAsATableIsTold) {
  for (const auto preset : all_presets()) {
    for (std::uint8_t seats = 1; seats <= most_players; ++seats) {
      expect_as_stated(preset, seats, Bot::clerk, 120 / scale::thinned);
    }
  }
  expect_as_stated(Preset::draft, 1, Bot::archivist, 32 / scale::thinned);
  expect_as_stated(Preset::short_impossible, 1, Bot::archivist, 32 / scale::thinned);
}

// proves I-34
TEST(Setups, GetHarderFromLevelToLevel) {
  for (std::uint8_t seats = 1; seats <= most_players; ++seats) {
    for (const auto gentle : {Preset::short_gentle, Preset::long_gentle}) {
      for (std::uint8_t level = 0; level < 3; ++level) {
        const auto at = static_cast<std::uint8_t>(static_cast<std::uint8_t>(gentle) + level);
        const auto next = static_cast<Preset>(at + 1);
        const auto easier = recommended(static_cast<Preset>(at), seats).clerk;
        EXPECT_GT(easier.low, recommended(next, seats).clerk.high) << title(next);
      }
    }
  }
}

// proves I-34
TEST(Setups, StandOnTheRulesPage) {
  const auto* rule = rulebook::find("I-34");
  ASSERT_NE(rule, nullptr);
  for (const auto preset : all_presets()) {
    EXPECT_NE(rule->text.find(paragraph(preset)), std::string::npos) << paragraph(preset);
  }
}

}  // namespace
}  // namespace impossible::bots::testing
