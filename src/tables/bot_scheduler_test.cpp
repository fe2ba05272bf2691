#include "tables/bot_scheduler.h"

#include <fmt/format.h>

#include "tables/table_test.h"

namespace tables {
namespace {

// A table of Snap whose seats are held as told: "person", or a bot's name.
class Racing {
 public:
  explicit Racing(const std::vector<std::string>& held, std::vector<Option> options = {})
      : table{made(games, held, std::move(options))} {}

  void act(Actor seat, std::string_view notation) {
    const auto entry =
        table.consider({seat, PlayMove{parsed(table.match(), notation)}}, now, generator);
    ASSERT_TRUE(entry) << entry.error().sentence;
    ASSERT_FALSE(table.commit(*entry));
  }
  // "player2 snap at 4000", or nothing.
  std::string next_move() {
    const auto next = bots.next_move(table, now, generator);
    if (!next) return "";
    return fmt::format("{} {} at {}", table.match().actor_name(next->seat),
                       next->move.action.notation(), next->due_at.time_since_epoch().count());
  }

  std::vector<catalogue::GameInfo> games{snap::snap_entry()};
  Table table;
  BotScheduler bots;
  core::SeededGenerator generator{1};
  TableTime now{};

 private:
  static Table made(Games games, const std::vector<std::string>& held,
                    std::vector<Option> options) {
    options.push_back({"seats", std::to_string(held.size())});
    auto setup = test_setup(games, "snap", std::move(options));
    for (std::size_t i = 0; i < held.size(); ++i) {
      if (held[i] != "person") setup.holders[i] = Bot{held[i]};
    }
    auto table = Table::make(games, std::move(setup));
    EXPECT_TRUE(table) << table.error().sentence;
    return std::move(*table);
  }
};

TEST(BotScheduler, TheFirstToArriveIsNotTheFirstSeat) {
  Racing racing{{"slow", "person", "quick", "wary"}};
  EXPECT_EQ(racing.table.bots_to_act(), (std::vector{seat1, seat3, seat4}));
  EXPECT_EQ(racing.next_move(), "player3 snap at 4000");
  EXPECT_EQ(racing.bots.next_move_at(), TableTime{4s});
  racing.now = TableTime{3s};
  EXPECT_EQ(racing.next_move(), "player3 snap at 4000") << "it began when it first could act";
}

TEST(BotScheduler, DecideAgainWithoutBeginningAgain) {
  Racing racing{{"wary", "person", "slow"}};
  EXPECT_EQ(racing.next_move(), "player1 snap at 12000");
  racing.now = TableTime{5s};
  racing.act(seat2, "pass");
  EXPECT_EQ(racing.next_move(), "player1 snap at 6000");
  racing.now = TableTime{5500ms};
  racing.act(seat2, "snap");
  EXPECT_EQ(racing.next_move(), "player1 snap at 17500") << "a new round, and a new thought";
}

TEST(BotScheduler, AreAskedOnceAboutWhatTheySee) {
  Racing racing{{"keen", "person"}};
  const auto move = racing.next_move();
  for (int i = 0; i < 20; ++i) EXPECT_EQ(racing.next_move(), move) << "it drew its time once";
}

TEST(BotScheduler, WhoNeedsNoTimeMovesAtOnce) {
  Racing racing{{"quick", "random", "slow"}};
  EXPECT_TRUE(racing.next_move().starts_with("player2 ")) << racing.next_move();
  EXPECT_TRUE(racing.next_move().ends_with(" at 0"));
}

TEST(BotScheduler, WhoHasPassedHoldsNobodyUp) {
  Racing racing{{"shy", "slow", "shy"}};
  EXPECT_EQ(racing.next_move(), "player1 pass at 2000");
  racing.now = TableTime{2s};
  racing.act(seat1, "pass");
  racing.bots.forget(seat1);
  EXPECT_EQ(racing.next_move(), "player3 pass at 2000");
  racing.act(seat3, "pass");
  racing.bots.forget(seat3);
  EXPECT_EQ(racing.next_move(), "player2 snap at 20000");
}

TEST(BotScheduler, AreStuckOnlyWhereNobodyCanGoOn) {
  Racing alone{{"idle", "idle"}}, timed{{"idle", "idle"}, {{"seconds", "30"}}},
      kept{{"idle", "person"}};
  for (auto* racing : {&alone, &timed, &kept}) EXPECT_EQ(racing->next_move(), "");
  EXPECT_EQ(stuck_bot(alone.table), seat1);
  EXPECT_EQ(stuck_bot(timed.table), std::nullopt) << "the clock goes on";
  EXPECT_EQ(stuck_bot(kept.table), std::nullopt) << "a person may";
}

}  // namespace
}  // namespace tables
