#include "tables/bots.h"

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
  std::string first() {
    const auto wish = bots.first(table, now, generator);
    if (!wish) return "";
    return fmt::format("{} {} at {}", table.match().actor_name(wish->seat),
                       wish->move.action.notation(), wish->arrives.time_since_epoch().count());
  }

  std::vector<catalogue::GameInfo> games{snap::snap_entry()};
  Table table;
  Bots bots;
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

TEST(Bots, TheFirstToArriveIsNotTheFirstSeat) {
  Racing racing{{"slow", "person", "quick", "wary"}};
  EXPECT_EQ(racing.table.bots_to_act(), (std::vector{seat1, seat3, seat4}));
  EXPECT_EQ(racing.first(), "player3 snap at 4000");
  EXPECT_EQ(racing.bots.next(), TableTime{4s});
  racing.now = TableTime{3s};
  EXPECT_EQ(racing.first(), "player3 snap at 4000") << "it began when it first could act";
}

TEST(Bots, DecideAgainWithoutBeginningAgain) {
  Racing racing{{"wary", "person", "slow"}};
  EXPECT_EQ(racing.first(), "player1 snap at 12000");
  racing.now = TableTime{5s};
  racing.act(seat2, "pass");
  EXPECT_EQ(racing.first(), "player1 snap at 6000");
  racing.now = TableTime{5500ms};
  racing.act(seat2, "snap");
  EXPECT_EQ(racing.first(), "player1 snap at 17500") << "a new round, and a new thought";
}

TEST(Bots, AreAskedOnceAboutWhatTheySee) {
  Racing racing{{"keen", "person"}};
  const auto wish = racing.first();
  for (int i = 0; i < 20; ++i) EXPECT_EQ(racing.first(), wish) << "it drew its time once";
}

TEST(Bots, WhoNeedsNoTimeMovesAtOnce) {
  Racing racing{{"quick", "random", "slow"}};
  EXPECT_TRUE(racing.first().starts_with("player2 ")) << racing.first();
  EXPECT_TRUE(racing.first().ends_with(" at 0"));
}

TEST(Bots, WhoHasPassedHoldsNobodyUp) {
  Racing racing{{"shy", "slow", "shy"}};
  EXPECT_EQ(racing.first(), "player1 pass at 2000");
  racing.now = TableTime{2s};
  racing.act(seat1, "pass");
  racing.bots.moved(seat1);
  EXPECT_EQ(racing.first(), "player3 pass at 2000");
  racing.act(seat3, "pass");
  racing.bots.moved(seat3);
  EXPECT_EQ(racing.first(), "player2 snap at 20000");
}

TEST(Bots, AreStuckOnlyWhereNobodyCanGoOn) {
  Racing alone{{"idle", "idle"}}, timed{{"idle", "idle"}, {{"seconds", "30"}}},
      kept{{"idle", "person"}};
  for (auto* racing : {&alone, &timed, &kept}) EXPECT_EQ(racing->first(), "");
  EXPECT_EQ(stuck_bot(alone.table), seat1);
  EXPECT_EQ(stuck_bot(timed.table), std::nullopt) << "the clock goes on";
  EXPECT_EQ(stuck_bot(kept.table), std::nullopt) << "a person may";
}

}  // namespace
}  // namespace tables
