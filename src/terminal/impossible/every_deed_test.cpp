// What holds for every deed of random games: how it is typed, and how it is retold.
#include <gtest/gtest.h>

#include <sstream>

#include "codec/impossible_json.h"
#include "narration/impossible/consequences.h"
#include "terminal/impossible/answering.h"
#include "terminal/impossible/asking.h"
#include "terminal/impossible/board_text.h"
#include "terminal/impossible/scene_in_test.h"
#include "terminal/impossible/story.h"
#include "testing/impossible_tables.h"

namespace terminal_impossible {
namespace {

using impossible::Open;
using impossible::Seat;

// Random games at all kinds of tables; `see` gets every move with the table before and after it,
// whatever chance owed in between settled.
template <class See>
void watch(std::uint64_t seed, const See& see) {
  for (const auto& options : battery::impossible_options()) {
    const auto table = battery::impossible_table(options);
    battery::RandomPlay<impossible::Impossible> play{table, seed};
    for (std::size_t moves = 0; moves < table.most_moves; ++moves) {
      const auto before = play.state();
      const auto move = play.next();
      if (!move) break;
      play.play(*move);
      while (core::is_owed(impossible::owed(table.rules, play.state()))) play.play(*play.next());
      see(table, before, *move, play.state(), play.generator());
      if (::testing::Test::HasFailure()) return;
    }
  }
}

void expect_told(const Open& told, const Open& open) {
  EXPECT_EQ(told.containment, open.containment);
  EXPECT_EQ(told.left_out, open.left_out);
  EXPECT_EQ(told.removed, open.removed);
  EXPECT_EQ(told.cube, open.cube);
  EXPECT_EQ(told.threshold, open.threshold);
  EXPECT_TRUE(told.destroyed == open.destroyed);
  EXPECT_TRUE(told.saved == open.saved);
  EXPECT_EQ(told.is_over(), open.is_over() && open.outcome != impossible::Outcome::nothing_moves);
  for (std::size_t i = 0; i < open.slots.size(); ++i) {
    const auto &then = told.slots[i], &now = open.slots[i];
    if (!then.book) continue;  // a new one is laid
    EXPECT_TRUE(then.book == now.book && then.cast == now.cast);
    EXPECT_EQ(then.mold, now.mold);
  }
  for (std::size_t i = 0; i < open.players.size(); ++i) {
    EXPECT_TRUE(open.players[i].hand.has_all(told.players[i].hand)) << "cards only come to it";
  }
  ASSERT_LE(told.pool.size(), open.pool.size());
  EXPECT_TRUE(std::equal(told.pool.begin(), told.pool.end(), open.pool.begin()));
}

TEST(EveryDeed, is_retold_as_the_rules_did_it) {
  std::size_t falls = 0, attacks = 0, saved = 0;
  const auto see = [&](const auto& table, const auto& before, const auto& move, const auto& after,
                       auto&) {
    if (before.open.phase <= impossible::Phase::librarians || !move.actor.is_seat()) return;
    const Seat by = impossible::seat_at(move.actor.seat_index());
    const auto result = consequences(scene_of(table.rules, before, by),
                                     scene_of(table.rules, after, by), Deed{by, move.action});
    expect_told(result.open, after.open);
    if (result.fall) ++falls;
    if (result.attacked) ++attacks;
    saved += result.saved.size();
    if (::testing::Test::HasFailure()) {
      ADD_FAILURE() << table.name << ": " << codec::to_notation(move.action);
    }
  };
  for (std::uint64_t seed = 1; seed <= 5; ++seed) watch(seed, see);
  EXPECT_GT(falls, 100u);
  EXPECT_GT(attacks, 50u);
  EXPECT_GT(saved, 5u);
}

TEST(EveryDeed, of_the_clock_is_retold_too) {
  watch(11, [&](const auto& table, const auto& before, const auto& move, const auto& after, auto&) {
    const bool expired = std::holds_alternative<core::Expire>(move.action);
    if (before.open.phase <= impossible::Phase::librarians || !expired) return;
    const auto scene = scene_of(table.rules, before, impossible::seat_at(0));
    const auto then = scene_of(table.rules, after, impossible::seat_at(0));
    expect_told(consequences(scene, then, std::nullopt).open, after.open);
  });
}

// Whatever is offered can be typed in the words that a hint uses, and means just that.
TEST(EveryDeed, is_understood_as_a_hint_says_it) {
  std::size_t typed = 0;
  watch(7, [&](const auto& table, const auto& before, const auto&, const auto&, auto& generator) {
    for (const Seat seat : scene_of(table.rules, before, impossible::seat_at(0)).seats()) {
      const auto scene = scene_of(table.rules, before, seat);
      for (const auto& offer : scene.offers) {
        const auto action = impossible::sample(table.rules, scene.view, offer, generator);
        if (impossible::refusal(table.rules, scene.view, action)) continue;
        const auto line = as_typed(scene, action);
        terminal::Reply reply;
        std::optional<Making> making;
        const auto said =
            told({}, [&](auto& writer) { reply = answer_player(writer, scene, making, line); });
        const auto* act = std::get_if<terminal::Act>(&reply);
        ASSERT_NE(act, nullptr) << line << "\n" << said;
        EXPECT_EQ(act->action, codec::to_notation(action)) << line;
        ++typed;
      }
    }
  });
  EXPECT_GT(typed, 10'000u);
}

void expect_fits(const std::string& text, std::size_t width) {
  std::istringstream lines{text};
  for (std::string line; std::getline(lines, line);) {
    EXPECT_LE(terminal::columns(line), width) << line;
    for (const auto* slip : {" .", " ,", ".:", "::", "{", "you is"}) {
      EXPECT_EQ(line.find(slip), std::string::npos) << line;
    }
  }
}

TEST(EveryDeed, is_told_within_the_screen) {
  const auto see = [&](const auto& table, const auto& before, const auto& move, const auto& after,
                       auto&) {
    if (!move.actor.is_seat()) return;
    const Seat by = impossible::seat_at(move.actor.seat_index());
    const auto then = scene_of(table.rules, before, by), now = scene_of(table.rules, after, by);
    for (const std::size_t width : {80U, 40U}) {
      expect_fits(told({.width = width},
                       [&](auto& writer) {
                         tell_change(writer, then, now, Deed{by, move.action});
                         show_board(writer, now);
                         ask_player(writer, now);
                       }),
                  width);
    }
  };
  watch(3, see);
}

}  // namespace
}  // namespace terminal_impossible
