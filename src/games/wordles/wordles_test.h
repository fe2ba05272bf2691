// A table of Wordles for tests that are too long, or too particular, for a transcript.
#pragma once

#include <gtest/gtest.h>

#include "games/wordles/text.h"
#include "games/wordles/wordles.h"
#include "testing/wordles_tables.h"

namespace wordles {

using core::Actor;

struct Sitting {
  Rules rules;
  State state;
  core::TableTime now{};

  explicit Sitting(const Options& options) : Sitting{battery::wordles_rules(options)} {}
  explicit Sitting(const Rules& agreed) : rules{agreed}, state{start(rules)} {}

  const Open& open() const { return state.open; }
  const Board& board(std::size_t player) const { return open().boards[player]; }
  View seen_by(Actor actor) const { return view(rules, state, actor); }

  std::optional<Refusal> play(Actor actor, const Action& action) {
    return core::apply<Wordles>(rules, state, {actor, now, action});
  }
  // Players are counted from 0 here.
  void does(std::size_t player, const Action& action) {
    EXPECT_EQ(play(Actor::seat(player), action), std::nullopt)
        << "player " << player + 1 << ", action of kind " << action.index();
  }
  void draws(std::initializer_list<std::uint16_t> drawn) {
    EXPECT_EQ(play(Actor::chance(), core::Draw{drawn}), std::nullopt);
  }
  // A deck lies as it is listed, a pick takes the first.
  void draws_in_order() {
    const auto owing = owed(rules, state);
    ASSERT_TRUE(core::is_owed(owing));
    core::Draw draw;
    const auto* order = std::get_if<core::Order>(&owing);
    const std::uint16_t taken = order ? order->count : std::get<core::Pick>(owing).taken;
    for (std::uint16_t i = 0; i < taken; ++i) draw.drawn.push_back(i);
    EXPECT_EQ(play(Actor::chance(), draw), std::nullopt);
  }

  static Word secret_of(std::size_t player) {
    static const std::array<Word, most_players> words{Word{"house"}, Word{"newts"}, Word{"roast"},
                                                      Word{"crane"}, Word{"plane"}, Word{"brine"}};
    return words[player];
  }
  static Word query(std::size_t row) {
    static const std::array<Word, rows_a_board> words{Word{"shape"}, Word{"pecan"}, Word{"peals"},
                                                      Word{"slate"}, Word{"crawl"}, Word{"build"}};
    return words[row];
  }
  void hide_all() {
    for (std::size_t i = 0; i < rules.options.seats; ++i) does(i, Hide{secret_of(i)});
  }
  // Everybody who has still a choice in this window passes.
  void all_pass() {
    for (std::size_t i = 0; i < rules.options.seats && open().phase == Phase::window; ++i) {
      if (is_awaited(rules, open(), seat_at(i))) does(i, Pass{});
    }
  }
  // The active player calls a word of their own.
  void call(std::size_t row) { does(index(open().active), Call{query(row)}); }
};

}  // namespace wordles
