#include "tables/table_test.h"

namespace tables {
namespace {

Driven letterbox(std::vector<Option> options = {}) { return {"letterbox", std::move(options)}; }

TEST(Table, ChanceAnswersBeforeAnybodyElse) {
  const auto games = test_games();
  auto table = Table::make(games, test_setup(games, "letterbox", {}));
  ASSERT_TRUE(table);
  core::SeededGenerator chance{1};
  const auto too_soon =
      table->commit({TableTime{}, Played{seat1, parsed(table->match(), "ask m")}, {}, {}});
  ASSERT_TRUE(too_soon);
  EXPECT_EQ(too_soon->code.name(), "chance_first");

  const auto first = table->due(TableTime{5s}, chance);
  ASSERT_TRUE(first);
  EXPECT_EQ(first->at, TableTime{}) << "chance answers at the time of what made it owe";
  EXPECT_EQ(std::get<Played>(first->what).actor, Actor::chance());
  Entry late = *first;
  late.at += 1ms;
  EXPECT_EQ(table->commit(late)->code.name(), "chance_too_late");
  EXPECT_FALSE(table->commit(*first));
  const auto second = table->due(TableTime{5s}, chance);
  ASSERT_TRUE(second);
  EXPECT_EQ(second->seals.size(), 1U) << "the deal is sealed once it is whole";
  EXPECT_FALSE(table->commit(*second));
  EXPECT_FALSE(table->due(TableTime{5s}, chance));
}

TEST(Table, NothingHappensBeforeItIsCommitted) {
  auto driven = letterbox();
  const auto before = driven.table.snapshot(seat1);
  const auto entry = driven.table.consider({seat1, PlayMove{driven.action("ask m")}}, TableTime{3s},
                                           driven.chance);
  ASSERT_TRUE(entry);
  EXPECT_TRUE(driven.table.snapshot(seat1).shows_the_same(before));
  EXPECT_EQ(driven.table.last_at(), TableTime{});
  EXPECT_FALSE(driven.table.commit(*entry));
  EXPECT_EQ(driven.table.snapshot(seat1).number, before.number + 1);
  EXPECT_EQ(driven.table.last_at(), TableTime{3s});
}

TEST(Table, TheClockMovesFirstAtItsDeadline) {
  auto driven = letterbox({{"seconds", "30"}});
  driven.now = TableTime{29'999ms};
  EXPECT_EQ(driven.act(seat1, "ask m"), "") << "just in time";
  driven.now = TableTime{59'998ms};
  EXPECT_FALSE(driven.table.due(driven.now, driven.chance));
  driven.now = TableTime{70s};
  const auto expired = driven.table.due(driven.now, driven.chance);
  ASSERT_TRUE(expired);
  EXPECT_EQ(expired->at, TableTime{59'999ms}) << "stamped with the deadline, not with the hour";

  Entry early = *expired, late = *expired, other = *expired;
  early.at -= 1ms;
  late.at += 1ms;
  std::get<Played>(other.what).action = driven.action("substitute seat2");
  EXPECT_EQ(driven.table.commit(early)->code.name(), "clock_too_early");
  EXPECT_EQ(driven.table.commit(late)->code.name(), "not_the_deadline");
  EXPECT_EQ(driven.table.commit(other)->code.name(), "not_the_deadline");
  const Entry move{TableTime{60s}, Played{seat2, driven.action("ask m")}, {}, {}};
  EXPECT_EQ(driven.table.commit(move)->code.name(), "clock_first");
  EXPECT_EQ(driven.act(seat2, "ask m"), "game_over") << "who lets the clock run out loses";
  EXPECT_EQ(driven.table.result(), "first_wins");
}

TEST(Table, TimeNeverRunsBack) {
  auto driven = letterbox();
  driven.now = TableTime{10s};
  EXPECT_EQ(driven.act(seat1, "ask m"), "");
  EXPECT_EQ(driven.table.commit({TableTime{9s}, Played{seat2, driven.action("ask m")}, {}, {}})
                ->code.name(),
            "time_runs_back");
  driven.now = TableTime{4s};  // a driver whose clock jumped
  EXPECT_EQ(driven.act(seat2, "ask m"), "");
  EXPECT_EQ(driven.table.last_at(), TableTime{10s});
}

// proves F-34
TEST(Table, WhatWasMeantForAnOlderPositionIsStale) {
  auto driven = letterbox();
  const auto position = driven.table.match().revision();
  EXPECT_EQ(driven.submit(seat1, PlayMove{driven.action("ask m"), position}), "");
  EXPECT_EQ(driven.submit(seat2, PlayMove{driven.action("ask m"), position}), "stale");
  EXPECT_EQ(driven.submit(seat1, PlayMove{driven.action("expire"), position}), "stale")
      << "late before wrong";
  EXPECT_EQ(driven.submit(seat2, PlayMove{driven.action("ask m"), position + 1}), "");
  EXPECT_EQ(
      driven.submit(
          seat1,
          PlayMove{driven.table.match().parse_action_json(R"({"ask":{"before":"c"}})").value(),
                   position}),
      "stale");
  EXPECT_EQ(
      driven.submit(
          seat1,
          PlayMove{driven.table.match().parse_action_json(R"({"ask":{"before":"c"}})").value(),
                   position + 2}),
      "");
  EXPECT_EQ(driven.last_line(), "0:00.000 first ask c") << "JSON becomes notation in the log";
}

TEST(Table, SomebodyWhoWatchesDoesNothing) {
  auto driven = letterbox();
  EXPECT_EQ(driven.act(watching, "ask m"), "only_watching");
  EXPECT_EQ(driven.act(Actor::chance(), "draw 3"), "only_watching");
  EXPECT_EQ(driven.act(seat3, "ask m"), "only_watching");
  EXPECT_EQ(driven.submit(seat1, HandTo{seat3, Person{}}), "no_such_seat");
  EXPECT_EQ(driven.submit(seat1, HandTo{Actor::clock(), Person{}}), "no_such_seat");
  EXPECT_EQ(driven.submit(seat1, TakeOver{watching}), "no_such_seat");
}

TEST(Table, StreamsCountOnlyWhatTheirViewerSees) {
  const auto games = test_games();
  auto table = Table::make(games, test_setup(games, "letterbox", {}));
  ASSERT_TRUE(table);
  core::SeededGenerator chance{1};
  const auto numbers = [&] {
    return std::array{table->snapshot(seat1).number, table->snapshot(seat2).number,
                      table->snapshot(watching).number};
  };
  EXPECT_EQ(numbers(), (std::array{0U, 0U, 0U}));
  EXPECT_FALSE(table->commit(*table->due(TableTime{}, chance)));
  EXPECT_EQ(numbers(), (std::array{1U, 0U, 0U})) << "only the first seat sees its own letter";
  EXPECT_FALSE(table->commit(*table->due(TableTime{}, chance)));
  EXPECT_EQ(numbers(), (std::array{2U, 1U, 1U})) << "and all that the deal is sealed";
}

TEST(Table, AnEntryThatIsRefusedLeavesEverythingAsItWas) {
  Reading reading{Consent{}};
  EXPECT_EQ(reading.act(seat2, "guess crane"), "");
  EXPECT_EQ(reading.table.snapshot(seat3).proposals.size(), 1U);
  EXPECT_EQ(reading.submit(seat2, TakeNote{"a", "in"}), "");
  const auto before = reading.table.snapshot(seat3);
  Entry unsealed{
      reading.now, Played{seat3, reading.action("guess crane")}, {}, std::string(64, '0')};
  EXPECT_TRUE(reading.table.commit(unsealed));
  Entry closed{reading.now, Closed{seat1}, {}, std::string(64, '0')};
  EXPECT_EQ(reading.table.commit(closed)->code.name(), "other_state");
  Entry seated{reading.now, Seated{seat1, Nobody{}}, {Seal{}}, std::nullopt};
  EXPECT_EQ(reading.table.commit(seated)->code.name(), "seal_missing");
  EXPECT_TRUE(reading.table.snapshot(seat3).shows_the_same(before));
  EXPECT_FALSE(reading.table.is_finished());
}

}  // namespace
}  // namespace tables
