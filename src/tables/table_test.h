// A table in a test's hands: time stands still until the test lets it pass, chance is seeded.
#pragma once

#include <gtest/gtest.h>

#include <chrono>

#include "catalogue/catalogue.h"
#include "tables/entry_text.h"
#include "tables/table.h"
#include "testing/letterbox/letterbox_entry.h"
#include "testing/snap/snap_entry.h"

namespace tables {

using catalogue::Option;
using namespace std::chrono_literals;

inline constexpr Actor seat1 = Actor::seat(0), seat2 = Actor::seat(1), seat3 = Actor::seat(2),
                       seat4 = Actor::seat(3), watching = Actor::spectator();

inline std::vector<catalogue::GameInfo> test_games() {
  auto games = catalogue::games();
  games.push_back(letterbox::letterbox_entry());
  games.push_back(snap::snap_entry());
  return games;
}

inline Setup test_setup(Games games, std::string_view game, std::vector<Option> options) {
  journal::TableId id;
  for (std::size_t i = 0; i < id.bytes.size(); ++i) id.bytes[i] = static_cast<std::uint8_t>(i);
  auto setup = make_setup(games, game, options, {}, id);
  EXPECT_TRUE(setup) << setup.error().sentence;
  for (auto& holder : setup->holders) holder = Person{};
  return *setup;
}

// An action that must be well formed.
inline catalogue::Action parsed(const catalogue::Match& match, std::string_view notation) {
  auto action = match.parse_action(notation);
  EXPECT_TRUE(action) << notation << ": " << action.error().sentence;
  return action.value();
}

class Driven {
 public:
  Driven(std::string_view game, std::vector<Option> options, const TeamPolicy& team = AnyMember{})
      : games{test_games()}, table{made(games, game, std::move(options), team)} {
    settle();
  }

  void settle() {
    while (auto entry = table.due(now, chance)) take(*entry);
  }
  void take(const Entry& entry) {
    const auto wrong = table.commit(entry);
    ASSERT_FALSE(wrong) << wrong->sentence;
    log.push_back(entry);
  }

  // The code of what was wrong; empty if it was done.
  template <class What>
  std::string submit(Actor seat, What what) {
    settle();
    const auto entry = table.consider({seat, std::move(what)}, now, chance);
    if (!entry) return std::string{entry.error().code.name()};
    take(*entry);
    settle();
    return "";
  }
  catalogue::Action action(std::string_view notation) const {
    return parsed(table.match(), notation);
  }
  std::string act(Actor seat, std::string_view notation) {
    return submit(seat, PlayMove{action(notation)});
  }
  // What a random bot would do in this seat. Requires that it can do something.
  std::string wish(Actor seat) {
    return table.match().bot_move("random", seat, chance).value().action.notation();
  }

  std::uint32_t number(Actor viewer) const { return table.snapshot(viewer).number; }
  std::string last_line() const { return entry_line(table.match(), log.back(), true); }
  // The value of the fact that begins so, in somebody's eyes.
  std::string fact(Actor viewer, std::string_view begin) const {
    for (const auto& fact : table.match().tools().view_lines(viewer)) {
      if (fact.starts_with(begin)) return fact.substr(begin.size());
    }
    return "";
  }

  std::vector<catalogue::GameInfo> games;
  Table table;
  core::SeededGenerator chance{11};
  TableTime now{};
  std::vector<Entry> log;

 private:
  static Table made(Games games, std::string_view game, std::vector<Option> options,
                    const TeamPolicy& team) {
    auto setup = test_setup(games, game, std::move(options));
    setup.team = team;
    auto table = Table::make(games, std::move(setup));
    EXPECT_TRUE(table) << table.error().sentence;
    return std::move(*table);
  }
};

// Fiction up to its first guess: seat 1 is the Lie-brarian, three Guessers.
class Reading : public Driven {
 public:
  explicit Reading(const TeamPolicy& team = AnyMember{},
                   std::vector<Option> options = {{"seats", "4"}})
      : Driven{"fiction", std::move(options), team} {
    EXPECT_EQ(act(seat1, wish(seat1)), "");
    EXPECT_EQ(act(seat1, wish(seat1)), "");
  }
};

}  // namespace tables
