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

// What nobody with eyes would do.
void expect_sense(const View& seen, const Action& action) {
  if (const auto* add = std::get_if<Add>(&action)) {
    EXPECT_TRUE(std::holds_alternative<Plainly>(add->how)) << "throws the game away";
  }
  if (std::holds_alternative<Pass>(action)) {
    EXPECT_EQ(seen.open.phase, Phase::window) << "nothing is to be passed yet";
  }
}

// Every agreement of the battery: nothing refused, nobody waited for in vain, a reason for each.
TEST_P(Bots, PlayEveryTableToItsEnd) {
  std::size_t played = 0;
  for (const Options& options : battery::impossible_options()) {
    ++played;
    if (scale::thinned > 1 && played % 4 != 0) continue;
    const Rules rules = battery::impossible_rules(options);
    core::SeededGenerator generator{core::mixed_seed(9, played)};
    BotGame game{rules, all_seats(GetParam().bot), generator};
    const auto asked = [](Bot bot, const Rules& agreed, const View& seen, core::Generator& luck) {
      auto choice = choose(bot, agreed, seen, luck);
      const bool awaited = is_awaited(seen.open, seat_at(seen.viewer.seat_index()));
      EXPECT_EQ(choice.has_value(), awaited) << "whoever is awaited answers, nobody else does";
      if (!choice) return choice;
      EXPECT_TRUE(choice->why.ends_with('.')) << choice->why;
      const auto end = runs_out(agreed, seen.open);
      EXPECT_EQ(choice->thinks.count() > 0, end.has_value()) << "time is taken where a clock runs";
      if (bot != Bot::random) expect_sense(seen, choice->action);
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

}  // namespace
}  // namespace impossible::bots
