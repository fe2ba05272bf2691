// A game that plays for the absent: the clock takes their choices, and no choice too early.
#include "journal/memory_journal.h"
#include "tables/record.h"
#include "tables/replay.h"
#include "tables/table_test.h"

namespace tables {
namespace {

// Lines of the log from here on, without the time of the game's other entries.
std::string lines_after(const Driven& driven, std::size_t from) {
  std::string text;
  for (std::size_t i = from; i < driven.log.size(); ++i) {
    text += entry_line(driven.table.match(), driven.log[i], true) + "; ";
  }
  return text;
}

TEST(Absent, AreNotPlayedForBeforeTwoMinutes) {
  Driven driven{"snap", {{"seats", "3"}}};
  driven.now = TableTime{10s};
  EXPECT_EQ(driven.submit(seat2, Leave{}), "");
  EXPECT_EQ(driven.table.clock_due(), TableTime{130s});
  driven.now = TableTime{129'999ms};
  EXPECT_EQ(driven.table.due(driven.now, driven.chance), std::nullopt);
  driven.now = TableTime{200s};
  driven.settle();
  EXPECT_EQ(lines_after(driven, 1), "2:10.000 clock substitute seat2; ")
      << "once, stamped with the moment when it was due";
  EXPECT_EQ(driven.fact(watching, "player2 "), "0 passed");
  EXPECT_EQ(driven.table.clock_due(), std::nullopt) << "there is no choice left";
}

TEST(Absent, ArePlayedForAtOnceUntilTheyReturn) {
  Driven driven{"snap", {{"seats", "3"}, {"rounds", "5"}}};
  EXPECT_EQ(driven.submit(seat2, Leave{}), "");
  EXPECT_EQ(driven.submit(seat3, Leave{}), "");
  driven.now = TableTime{3min};
  driven.settle();
  EXPECT_EQ(lines_after(driven, 2),
            "2:00.000 clock substitute seat2; 2:00.000 clock substitute seat3; ");
  const auto before = driven.log.size();
  EXPECT_EQ(driven.act(seat1, "snap"), "");
  EXPECT_EQ(lines_after(driven, before),
            "3:00.000 player1 snap; 3:00.000 clock substitute seat2; "
            "3:00.000 clock substitute seat3; ")
      << "in a new round there is no need to wait again";
  EXPECT_EQ(driven.submit(seat2, Return{}), "");
  const auto returned = driven.log.size();
  driven.now = TableTime{10min};
  EXPECT_EQ(driven.act(seat1, "snap"), "");
  EXPECT_EQ(lines_after(driven, returned),
            "10:00.000 player1 snap; 10:00.000 clock substitute seat3; ");
  EXPECT_EQ(driven.act(seat2, "snap"), "") << "the seat is its owner's again";
}

TEST(Absent, AnEmptyTableWaits) {
  Driven driven{"snap", {{"seats", "2"}, {"rounds", "5"}}};
  EXPECT_EQ(driven.submit(seat1, Leave{}), "");
  EXPECT_EQ(driven.submit(seat2, Leave{}), "");
  driven.now = TableTime{60min};
  driven.settle();
  EXPECT_EQ(lines_after(driven, 2), "") << "nobody is there to play with";
  EXPECT_EQ(driven.submit(seat1, Return{}), "");
  EXPECT_EQ(lines_after(driven, 2),
            "60:00.000 table back player1; 60:00.000 clock substitute seat2; ");
}

TEST(Absent, ADeadlineOfTheSameMomentComesFirst) {
  Driven driven{"snap", {{"seats", "2"}, {"seconds", "120"}}};
  EXPECT_EQ(driven.submit(seat2, Leave{}), "");
  driven.now = TableTime{121s};
  driven.settle();
  EXPECT_EQ(lines_after(driven, 1), "2:00.000 clock expire; 2:00.000 clock substitute seat2; ");
}

TEST(Absent, ALogIsHeldToItExactly) {
  Driven driven{"snap", {{"seats", "3"}}};
  EXPECT_EQ(driven.submit(seat2, Leave{}), "");
  const auto code = [&](TableTime at, What what) {
    auto wrong = driven.table.commit({at, std::move(what), {}, {}});
    return wrong ? std::string{wrong->code.name()} : "";
  };
  const Played substitute{Actor::clock(), driven.action("substitute seat2")};
  EXPECT_EQ(code(TableTime{119'999ms}, substitute), "clock_too_early");
  EXPECT_EQ(code(TableTime{120'001ms}, substitute), "not_the_deadline");
  EXPECT_EQ(code(TableTime{120s}, Played{Actor::clock(), driven.action("substitute seat1")}),
            "not_the_deadline");
  EXPECT_EQ(code(TableTime{120s}, Played{Actor::clock(), driven.action("expire")}),
            "not_the_deadline");
  EXPECT_EQ(code(TableTime{120s}, Played{seat1, driven.action("snap")}), "clock_first");
  EXPECT_EQ(code(TableTime{120s}, CameBack{seat2}), "clock_first");
  EXPECT_EQ(code(TableTime{119'999ms}, CameBack{seat2}), "");
  EXPECT_EQ(code(TableTime{120s}, substitute), "clock_too_early") << "it has returned";
}

TEST(Absent, NoOtherGamePlaysForThem) {
  Driven driven{"letterbox", {}};
  EXPECT_EQ(driven.submit(seat1, Leave{}), "");
  driven.now = TableTime{1h};
  EXPECT_EQ(driven.table.due(driven.now, driven.chance), std::nullopt);
  EXPECT_EQ(
      driven.table
          .commit({driven.now, Played{Actor::clock(), driven.action("substitute seat1")}, {}, {}})
          ->code.name(),
      "clock_too_early");
}

class AbsentKept : public testing::Test {
 protected:
  WallClock clock() {
    return [this] { return wall; };
  }
  Referee opened() {
    auto referee =
        Referee::open(games, test_setup(games, "snap", {{"seats", "2"}, {"rounds", "2"}}), journal,
                      clock(), chance);
    EXPECT_TRUE(referee) << referee.error().sentence;
    return std::move(*referee);
  }
  Referee resumed() {
    auto referee =
        Referee::resume(games, test_setup(games, "snap", {}).id, journal, clock(), chance);
    EXPECT_TRUE(referee) << referee.error().sentence;
    return std::move(*referee);
  }
  Kept kept() {
    auto all = read_kept(games, test_setup(games, "snap", {}).id, journal);
    EXPECT_TRUE(all);
    return *all;
  }

  std::vector<catalogue::GameInfo> games = test_games();
  core::SeededGenerator chance{3};
  journal::MemoryJournal journal;
  std::int64_t wall = 1'700'000'000'000;
};

TEST_F(AbsentKept, ACrashCostsNobodyTheirTwoMinutes) {
  {
    auto referee = opened();
    EXPECT_FALSE(referee.submit({seat2, Leave{}}));
    wall += 60'000;
    EXPECT_FALSE(referee.beat());
  }
  wall += 3'600'000;
  auto referee = resumed();
  wall += 59'999;
  EXPECT_FALSE(referee.settle());
  EXPECT_EQ(referee.table().match().tools().view_lines(watching)[2], "player2 0");
  wall += 1;
  EXPECT_FALSE(referee.settle());
  EXPECT_EQ(referee.table().match().tools().view_lines(watching)[2], "player2 0 passed");
  EXPECT_EQ(kept().entries.back().at, TableTime{2min});
}

TEST_F(AbsentKept, WhatWasDueBeforeACrashIsDoneAfterIt) {
  {
    auto referee = opened();
    EXPECT_FALSE(referee.submit({seat2, Leave{}}));
    wall += 130'000;
    EXPECT_FALSE(referee.beat());
  }
  wall += 3'600'000;
  auto referee = resumed();
  const auto entries = kept().entries;
  ASSERT_EQ(entries.size(), 3U) << "away, the clock's move, the outage";
  EXPECT_EQ(entries[1].at, TableTime{2min});
  EXPECT_EQ(std::get<Played>(entries[1].what).action.notation(), "substitute seat2");
  EXPECT_EQ(entries[2].at, TableTime{130s});
}

TEST_F(AbsentKept, ARecordWithSuchEntriesIsVerified) {
  auto referee = opened();
  EXPECT_FALSE(referee.submit({seat2, Leave{}}));
  wall += 150'000;
  for (int round = 0; round < 2; ++round) {
    EXPECT_FALSE(referee.submit({seat1, PlayMove{parsed(referee.table().match(), "snap")}}));
  }
  ASSERT_TRUE(referee.table().is_finished());
  const auto text = write_record(games, kept());
  ASSERT_TRUE(text) << text.error().sentence;
  EXPECT_NE(text->find("\n2 2:00.000 clock substitute seat2\n"), std::string::npos) << *text;
  EXPECT_NE(text->find("\n4 2:30.000 clock substitute seat2\n"), std::string::npos) << *text;
  const auto verified = verify_record(games, *text);
  ASSERT_TRUE(verified) << verified.error().sentence;
  std::string early = *text;
  early.replace(early.find("2:00.000 clock"), 8, "1:59.000");
  const auto wrong = verify_record(games, early);
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().sentence, "The clock moved before its time.");
}

}  // namespace
}  // namespace tables
