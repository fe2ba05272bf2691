// The chances of winning that the rules page states are those of play.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>

#include "bots/impossible/bot_game.h"
#include "rulebook/rulebook.h"
#include "testing/impossible_tables.h"
#include "testing/scale.h"

namespace impossible::bots::testing {
namespace {

struct Stated {
  Preset preset;
  const char* name;
  std::array<int, most_players> percent;
};
constexpr std::array<Stated, 5> page{{{Preset::gentle, "gentle", {81, 92, 96, 98}},
                                      {Preset::draft, "draft", {68, 84, 92, 96}},
                                      {Preset::grim, "grim", {47, 68, 79, 85}},
                                      {Preset::short_game, "short", {97, 99, 100, 100}},
                                      {Preset::long_game, "long", {67, 83, 92, 92}}}};

double share_won(Preset preset, std::uint8_t seats, std::uint64_t games) {
  Options options;
  options.seats = seats;
  options.preset = preset;
  const Rules rules = battery::impossible_rules(options);
  double wins = 0;
  for (std::uint64_t game = 0; game < games; ++game) {
    core::SeededGenerator generator{core::mixed_seed(34, game)};
    BotGame played{rules, all_seats(Bot::clerk), generator};
    while (played.step(choose)) {
    }
    EXPECT_TRUE(is_over(played.state()));
    wins += won(played.state().open) ? 1 : 0;
  }
  return wins / static_cast<double>(games);
}

// proves I-34
TEST(Setups, WinAsOftenAsThePageSays) {
  const auto* rule = rulebook::find("I-34");
  ASSERT_NE(rule, nullptr);
  constexpr std::uint64_t games = 240 / scale::thinned;
  for (const auto& [preset, name, percent] : page) {
    const auto line =
        fmt::format("{} {} {} {} {}:", name, percent[0], percent[1], percent[2], percent[3]);
    EXPECT_NE(rule->text.find(line), std::string::npos) << line;
    for (std::uint8_t seats = 1; seats <= most_players; ++seats) {
      const double said = percent[seats - 1U] / 100.0;
      // Four times the spread of so many games, and two of 100 for the page's own; the few games
      // under a sanitizer say little.
      const double own = scale::thinned > 1 ? 0.2 : 0.02;
      const double room = own + 4 * std::sqrt(said * (1 - said) / games);
      EXPECT_NEAR(share_won(preset, seats, games), said, room) << name << " with " << int{seats};
    }
  }
}

}  // namespace
}  // namespace impossible::bots::testing
