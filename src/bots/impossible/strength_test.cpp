// Seeded games of bots with the draft's set-up: the order of their strength, with room for changes
// of style.
#include <fmt/core.h>
#include <gtest/gtest.h>

#include <cmath>
#include <cstdio>

#include "bots/impossible/bot_game.h"
#include "cast/cards.h"
#include "testing/scale.h"

namespace impossible::bots::testing {
namespace {

constexpr std::size_t most_moves = 5000;

// Of so many games of a table of the same bots.
std::uint64_t wins(Bot bot, std::uint8_t seats, std::uint64_t games) {
  Options options;
  options.seats = seats;
  const Rules rules{options, cast::standard_cards()};
  std::uint64_t won_games = 0;
  for (std::uint64_t game = 0; game < games; ++game) {
    core::SeededGenerator generator{core::mixed_seed(seats, game)};
    BotGame played{rules, all_seats(bot), generator};
    while (played.moves() < most_moves && played.step(choose)) {
    }
    EXPECT_TRUE(is_over(played.state()));
    won_games += won(played.state().open) ? 1 : 0;
  }
  return won_games;
}

TEST(Strength, ClerkBeatsChanceAndArchivistBeatsClerk) {
  constexpr std::uint64_t games = 40 / scale::thinned;
  for (std::uint8_t seats = 1; seats <= most_players; ++seats) {
    const auto random = wins(Bot::random, seats, games), clerk = wins(Bot::clerk, seats, games),
               archivist = wins(Bot::archivist, seats, games);
    if (scale::thinned > 1) continue;  // so few games say nothing about strength
    EXPECT_EQ(random, 0U) << int{seats};
    EXPECT_GE(clerk, games / 3) << int{seats};
    EXPECT_GE(archivist, games - 1) << int{seats};
    EXPECT_TRUE(seats > 2 || archivist > clerk + 2) << int{seats};
  }
}

// The figures behind that, for whoever asks: --gtest_also_run_disabled_tests. It takes minutes.
TEST(Strength, DISABLED_Measured) {
  constexpr std::uint64_t games = 2000;
  constexpr double z = 1.96;  // Wilson's interval of 95 in a hundred
  for (std::uint8_t seats = 1; seats <= most_players; ++seats) {
    for (const Introduction& bot : introductions()) {
      const auto n = static_cast<double>(games);
      const double share = static_cast<double>(wins(bot.bot, seats, games)) / n;
      const double middle = (share + z * z / (2 * n)) / (1 + z * z / n);
      const double half =
          z * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n);
      fmt::print("{} players, {:<9} {:.4f} [{:.4f}, {:.4f}]\n", seats, bot.name, share,
                 middle - half, middle + half);
      std::fflush(stdout);
    }
  }
}

}  // namespace
}  // namespace impossible::bots::testing
