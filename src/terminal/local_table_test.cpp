#include "terminal/local_table.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "journal/memory_journal.h"
#include "testing/snap/snap_entry.h"

namespace terminal {
namespace {

constexpr std::int64_t start_of_time = 1'700'000'000'000;

class LocalTableTest : public ::testing::Test {
 protected:
  LocalTable set(const std::vector<std::string>& held, std::vector<catalogue::Option> options,
                 Millis count_in = Millis{0}) {
    options.push_back({"seats", std::to_string(held.size())});
    std::vector<tables::Holder> holders;
    for (const auto& who : held) {
      holders.push_back(who == "person" ? tables::Holder{tables::Person{}} : tables::Bot{who});
    }
    auto setup = tables::make_setup(games, "snap", options, holders, {});
    EXPECT_TRUE(setup) << setup.error().sentence;
    auto referee = tables::Referee::open(games, *setup, journal, clock(), generator);
    EXPECT_TRUE(referee);
    return LocalTable{games, std::move(*referee), clock(), count_in};
  }
  tables::WallClock clock() {
    return [this] { return wall; };
  }
  // What happens by itself up to this second of the game, as "4 snap": when, and what.
  std::string until(LocalTable& table, std::int64_t second) {
    std::string told;
    for (; wall < start_of_time + second * 1000; wall += 1000) {
      for (auto passed = table.pass_time(); !passed || passed->anything;
           passed = table.pass_time()) {
        if (!passed) return told.append(passed.error().code.name());
        const auto& thoughts = table.thoughts();
        if (thoughts.size() == thought_before) continue;
        thought_before = thoughts.size();
        told += fmt::format("{} {} {}; ", (wall - start_of_time) / 1000,
                            table.name_of(thoughts.back().seat), thoughts.back().action.notation());
      }
    }
    return told;
  }

  std::vector<catalogue::GameInfo> games{snap::snap_entry()};
  journal::MemoryJournal journal;
  core::SeededGenerator generator{1};
  std::int64_t wall = start_of_time;
  std::size_t thought_before = 0;
};

TEST_F(LocalTableTest, BotsMoveWhenAPersonWouldHave) {
  auto table = set({"person", "slow", "quick"}, {{"rounds", "2"}});
  EXPECT_EQ(until(table, 4), "");
  EXPECT_EQ(table.next_due(), TableTime{std::chrono::seconds{4}});
  EXPECT_EQ(until(table, 60), "4 player3 snap; 8 player3 snap; ");
  EXPECT_EQ(table.look(Actor::seat(0)).result, "played");
}

TEST_F(LocalTableTest, APersonMayBeQuicker) {
  auto table = set({"person", "slow", "quick"}, {{"rounds", "2"}});
  EXPECT_EQ(until(table, 3), "");
  EXPECT_FALSE(
      table.submit({Actor::seat(0), tables::PlayMove{table.parse_action("snap").value()}}));
  EXPECT_EQ(until(table, 60), "7 player3 snap; ") << "four seconds from the new round";
}

TEST_F(LocalTableTest, WhoWillNotMoveHoldsNobodyUp) {
  auto table = set({"idle", "person", "shy", "slow"}, {{"rounds", "1"}});
  EXPECT_EQ(until(table, 60), "2 player3 pass; 20 player4 snap; ");
}

TEST_F(LocalTableTest, AnIdleBotIsNotStuckWhileAPersonMayAct) {
  auto waiting = set({"idle", "person"}, {});
  EXPECT_EQ(until(waiting, 5), "");
}

TEST_F(LocalTableTest, ATableOfIdleBotsIsStuck) {
  auto stuck = set({"idle", "idle"}, {});
  EXPECT_EQ(until(stuck, 5), "bot_is_stuck");
}

TEST_F(LocalTableTest, NobodyThinksInTheCountIn) {
  auto setup = set({"person", "quick"}, {{"seconds", "30"}}).setup();
  wall += 60'000;
  auto referee = tables::Referee::resume(games, setup.id, journal, clock(), generator);
  ASSERT_TRUE(referee);
  LocalTable table{games, std::move(*referee), clock(), tables::count_in};
  const auto resumed = (wall - start_of_time) / 1000;
  EXPECT_EQ(until(table, resumed + 7), "") << "three of these seconds are nobody's";
  EXPECT_EQ(until(table, resumed + 8), "67 player2 snap; ");
}

}  // namespace
}  // namespace terminal
