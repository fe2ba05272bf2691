// A log that was kept is the table that was played, and one that was changed is not played on.
#include <fmt/format.h>

#include "tables/table_test.h"

namespace tables {
namespace {

// A whole game with something of everything, by random bots.
Driven played_game() {
  Reading reading{AnyMember{}, {{"seats", "4"}, {"edition", "banned"}, {"red_words", "yes"}}};
  EXPECT_EQ(reading.submit(seat2, TakeNote{"e", "in"}), "");
  EXPECT_EQ(reading.submit(seat3, Propose{reading.action("guess slate")}), "");
  EXPECT_EQ(reading.submit(seat4, Leave{}), "");
  while (!reading.table.is_finished()) {
    reading.now += 20s;
    const Actor seat = reading.table.match().may_act(seat1) ? seat1 : seat2;
    EXPECT_EQ(reading.act(seat, reading.wish(seat)), "");
    if (reading.log.size() == 12) {
      EXPECT_EQ(reading.submit(seat4, Return{}), "");
    }
  }
  return reading;
}

std::vector<Entry> through_text(const Table& table, const std::vector<Entry>& log) {
  std::vector<Entry> again;
  for (const Entry& entry : log) {
    const auto read = parse_journal_text(table.match(), journal_text(table.match(), entry));
    EXPECT_TRUE(read) << read.error().sentence;
    EXPECT_EQ(*read, entry);
    again.push_back(*read);
  }
  return again;
}

TEST(ReplayedTable, IsTheOneThatWasPlayed) {
  const auto driven = played_game();
  const auto kept = through_text(driven.table, driven.log);
  ASSERT_GT(kept.size(), 16U);
  const auto again = Table::replay(driven.games, driven.table.setup(), kept);
  ASSERT_TRUE(again) << again.error().sentence;
  EXPECT_EQ(again->match().state_text(), driven.table.match().state_text());
  EXPECT_EQ(again->result(), driven.table.result());
  EXPECT_EQ(again->seals(), driven.table.seals());
  for (const Actor viewer : {seat1, seat2, seat3, seat4, watching}) {
    const auto live = driven.table.snapshot(viewer), replayed = again->snapshot(viewer);
    EXPECT_TRUE(live.shows_the_same(replayed));
    EXPECT_EQ(live.number, replayed.number);
  }
}

// Clients may have missed any number of its entries, so there is nothing to send a difference to.
TEST(ReplayedTable, KnowsNoLastChange) {
  const auto driven = played_game();
  EXPECT_TRUE(driven.table.knows_last_change());
  const auto again = Table::replay(driven.games, driven.table.setup(), driven.log);
  ASSERT_TRUE(again) << again.error().sentence;
  EXPECT_FALSE(again->knows_last_change());
}

TEST(ReplayedTable, HasAStateHashAtEvery64thEntryAndTheLast) {
  const auto driven = played_game();
  for (std::size_t i = 0; i < driven.log.size(); ++i) {
    EXPECT_EQ(driven.log[i].state_hash.has_value(),
              (i + 1) % 64 == 0 || i + 1 == driven.log.size());
  }
}

class TamperedLog : public testing::Test {
 protected:
  // That the changed log is frozen at this entry, with a sentence that names it.
  void expect_frozen(std::size_t number, const std::vector<Entry>& changed) {
    const auto table = Table::replay(driven.games, driven.table.setup(), changed);
    ASSERT_FALSE(table) << "entry " << number;
    EXPECT_TRUE(table.error().sentence.starts_with(
        fmt::format("Entry {} of this game (rules version {}) does not follow", number,
                    driven.table.setup().rules_version)))
        << table.error().sentence;
  }

  const Driven driven = played_game();
  const std::vector<Entry>& log = driven.log;
};

TEST_F(TamperedLog, IsFrozenAtAChangedSeal) {
  for (std::size_t i = 0; i < log.size(); ++i) {
    if (log[i].seals.empty()) continue;
    auto value = log, ordinal = log, missing = log;
    value[i].seals[0].value += "x";
    expect_frozen(i + 1, value);
    ++ordinal[i].seals[0].ordinal;
    expect_frozen(i + 1, ordinal);
    missing[i].seals.clear();
    expect_frozen(i + 1, missing);
  }
}

TEST_F(TamperedLog, IsFrozenAtAChangedStateHash) {
  auto changed = log, missing = log, extra = log;
  changed.back().state_hash->front() ^= 1;
  expect_frozen(log.size(), changed);
  missing.back().state_hash.reset();
  expect_frozen(log.size(), missing);
  extra[3].state_hash = sha256("");  // one that need not be there is checked all the same
  expect_frozen(4, extra);
}

TEST_F(TamperedLog, IsFrozenWhereTimeRunsBack) {
  auto changed = log;
  changed[10].at = TableTime{};
  expect_frozen(11, changed);
}

TEST_F(TamperedLog, IsFrozenAtAMoveThatTheRulesRefuse) {
  const Driven letterbox{"letterbox", {}};
  for (std::size_t i = 0; i < log.size(); ++i) {
    const auto* move = std::get_if<Played>(&log[i].what);
    if (move == nullptr) continue;
    auto changed = log;
    std::get<Played>(changed[i].what).action = letterbox.action("ask m");
    expect_frozen(i + 1, changed);
    changed[i].what = Played{watching, move->action};
    expect_frozen(i + 1, changed);
  }
}

TEST_F(TamperedLog, IsFrozenAtSomebodyWhoHasNoSeat) {
  auto changed = log;
  for (const What& what : std::vector<What>{
           Seated{Actor::chance(), Person{}}, WentAway{Actor::clock()}, CameBack{watching},
           Noted{Actor::seat(7), "", ""}, Proposed{watching, std::nullopt}, Closed{Actor::chance()},
           TookOver{seat1, Actor::seat(9)}, TookOver{Actor::seat(9), seat1}}) {
    changed[4].what = what;
    expect_frozen(5, changed);
  }
}

TEST_F(TamperedLog, IsFrozenWhereSomethingFollowsTheEnd) {
  auto changed = log;
  changed.push_back({log.back().at, WentAway{seat2}, {}, {}});
  expect_frozen(log.size() + 1, changed);
}

}  // namespace
}  // namespace tables
