#include "bots/impossible/bots.h"

#include <gtest/gtest.h>

#include "bots/impossible/bot_game.h"
#include "cast/cards.h"
#include "testing/impossible_tables.h"
#include "testing/scale.h"

namespace impossible::bots {
namespace {

using testing::all_seats;
using testing::BotGame;

constexpr std::size_t most_moves = 5000;

struct Bots : ::testing::TestWithParam<Introduction> {};

// Every agreement of the battery: nothing refused, nobody waited for in vain, a reason for each.
TEST_P(Bots, PlayEveryTableToItsEnd) {
  std::size_t played = 0;
  for (const Options& options : battery::impossible_options()) {
    if (scale::thinned > 1 && ++played % 4 != 0) continue;
    const Rules rules = battery::impossible_rules(options);
    core::SeededGenerator generator{core::mixed_seed(9, played)};
    BotGame game{rules, all_seats(GetParam().bot), generator};
    const auto asked = [](Bot bot, const Rules& agreed, const View& seen, core::Generator& luck) {
      auto choice = choose(bot, agreed, seen, luck);
      const bool awaited = is_awaited(seen.open, seat_at(seen.viewer.seat_index()));
      EXPECT_EQ(choice.has_value(), awaited) << "whoever is awaited answers, nobody else does";
      EXPECT_TRUE(!choice || !choice->why.empty());
      return choice;
    };
    while (game.moves() < most_moves && game.step(asked)) {
    }
    ASSERT_TRUE(is_over(game.state()))
        << "seats " << int{options.seats} << ", after " << game.moves() << " moves, refused "
        << (game.refused() ? static_cast<int>(*game.refused()) : -1);
  }
}

TEST_P(Bots, ChooseTheSameWithTheSameLuck) {
  Options options;
  options.seats = 3;
  const Rules rules = battery::impossible_rules(options);
  core::SeededGenerator generator{4};
  BotGame game{rules, all_seats(GetParam().bot), generator};
  const auto twice = [](Bot bot, const Rules& agreed, const View& seen, core::Generator& luck) {
    const std::uint64_t seed = luck.next();
    core::SeededGenerator one{seed}, other{seed};
    auto choice = choose(bot, agreed, seen, one);
    const auto again = choose(bot, agreed, seen, other);
    EXPECT_EQ(choice.has_value(), again.has_value());
    EXPECT_TRUE(!choice || (choice->action == again->action && choice->why == again->why));
    return choice;
  };
  while (game.moves() < 200 && game.step(twice)) {
  }
  EXPECT_GT(game.moves(), 30U);
}

INSTANTIATE_TEST_SUITE_P(Impossible, Bots,
                         ::testing::ValuesIn(introductions().begin(), introductions().end()),
                         [](const auto& bot) { return std::string{bot.param.name}; });

TEST(Strength, ClerkBeatsChanceAndArchivistBeatsClerk) {
  constexpr std::uint64_t games = 40 / scale::thinned;
  for (std::uint8_t seats = 1; seats <= most_players; ++seats) {
    Options options;
    options.seats = seats;
    const Rules rules = battery::impossible_rules(options);
    const auto wins = [&](Bot bot) {
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
    };
    const auto random = wins(Bot::random), clerk = wins(Bot::clerk),
               archivist = wins(Bot::archivist);
    if (scale::thinned > 1) continue;  // ten games say nothing about strength
    EXPECT_EQ(random, 0U) << int{seats};
    EXPECT_GE(clerk, games / 3) << int{seats};
    EXPECT_GE(archivist, games - 1) << int{seats};
    EXPECT_TRUE(seats > 2 || archivist > clerk + 2) << int{seats};
  }
}

}  // namespace
}  // namespace impossible::bots
