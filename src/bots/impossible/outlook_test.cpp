#include "bots/impossible/outlook.h"

#include <gtest/gtest.h>

#include "bots/impossible/bot_game.h"
#include "testing/scale.h"

namespace impossible::bots::testing {
namespace {

// What the rules make of a turn in which nobody does anything more.
Open by_the_rules(const Rules& rules, State state, core::Generator& generator) {
  const Seat active = state.open.active;
  const auto moves = [&](const Action& action, core::Actor by) {
    advance(rules, state, {by, {}, action});
  };
  while (!is_over(state) && (state.open.active == active || state.open.phase != Phase::draw)) {
    if (const auto due = owed(rules, state); core::is_owed(due)) {
      moves(core::draw(due, generator), core::Actor::chance());
    } else if (state.open.phase == Phase::add) {
      moves(Done{}, actor(active));
    } else {
      moves(core::Expire{}, core::Actor::clock());
    }
    if (rules.is_solitaire() && state.open.phase == Phase::draw) break;
  }
  return state.open;
}

TEST(Outlook, IsWhatTheRulesBring) {
  std::size_t compared = 0, attacks = 0, saved = 0, ends = 0;
  for (std::uint64_t seed = 0; seed < 240 / scale::thinned && !HasFailure(); ++seed) {
    SCOPED_TRACE(seed);
    core::SeededGenerator generator{core::mixed_seed(3, seed)};
    Options options;
    options.seats = static_cast<std::uint8_t>(1 + seed % 4);
    options.mold = static_cast<std::uint8_t>(2 + generator.below(8));
    options.bookend = static_cast<std::uint8_t>(3 + generator.below(9));
    options.reshuffle_mold = 0;  // no card is drawn in an outlook
    const Rules rules{options, cast::standard_cards()};
    BotGame game{rules, all_seats(seed % 8 < 4 ? Bot::clerk : Bot::random), generator};
    while (game.step(choose)) {
      const State& state = game.state();
      if (state.open.phase != Phase::add || state.open.waits_for_an_answer()) continue;
      // Marguerite's rescues are her own affair.
      if (state.open.player(state.open.active).librarian == Librarian::marguerite) continue;
      Open foreseen = state.open;
      end_turn(rules, foreseen);
      const Open real = by_the_rules(rules, state, generator);
      EXPECT_EQ(foreseen.outcome, real.outcome);
      EXPECT_EQ(foreseen.saved.size(), real.saved.size());
      EXPECT_EQ(foreseen.containment, real.containment);
      EXPECT_EQ(foreseen.removed, real.removed);
      EXPECT_EQ(foreseen.cube, real.cube);
      EXPECT_EQ(foreseen.threshold, real.threshold);
      if (!real.is_over()) {
        EXPECT_EQ(foreseen.pool, real.pool);
      }
      ++compared;
      attacks += foreseen.pool.size() < state.open.pool.size() ? 1U : 0U;
      saved += foreseen.saved.size() - state.open.saved.size();
      ends += real.is_over() ? 1U : 0U;
    }
  }
  if (scale::thinned == 1) {
    EXPECT_GT(compared, 5000U);
    EXPECT_GT(attacks, 500U);
    EXPECT_GT(saved, 200U);
    EXPECT_GT(ends, 50U);
  }
}

}  // namespace
}  // namespace impossible::bots::testing
