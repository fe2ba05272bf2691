// Seeded games of bots with the draft's set-up: the order of their strength, with room for changes
// of style.
#include <gtest/gtest.h>

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
    // Of 2,000 games the clerk won 33 to 39 of 100, of 600 the archivist 75 to 80.
    EXPECT_GE(clerk, games / 5) << int{seats};
    EXPECT_LE(clerk, games * 3 / 5) << int{seats};
    EXPECT_GE(archivist, games * 3 / 5) << int{seats};
    EXPECT_GE(archivist, clerk + games / 5) << int{seats};
  }
}

}  // namespace
}  // namespace impossible::bots::testing
