#include "tables/bot_scheduler.h"

#include <fmt/format.h>

#include <boost/json.hpp>

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

// A person and bots of one kind, who also stand for the person until a test begins.
class Company {
 public:
  Company(std::string_view game, std::vector<Option> options, std::string bot)
      : bot_{std::move(bot)}, table{made(games, game, std::move(options), bot_)} {}

  void play_until_offered(Actor seat, std::string_view offer) {
    while (offers(seat).find(offer) == std::string::npos) {
      if (const auto due = table.due(now, generator)) {
        take(*due);
      } else if (table.match().is_awaited(seat1)) {
        act(seat1, table.match().bot_move(bot_, seat1, generator)->action.notation());
      } else {
        play_next_bot();
      }
    }
  }

  void act(Actor seat, std::string_view notation) {
    const auto entry =
        table.consider({seat, PlayMove{parsed(table.match(), notation)}}, now, generator);
    ASSERT_TRUE(entry) << entry.error().sentence;
    take(*entry);
    bots.forget(seat);
  }
  std::optional<BotScheduler::ScheduledMove> next_move() {
    return bots.next_move(table, now, generator);
  }
  void play_next_bot() {
    const auto next = next_move();
    now = std::max(now, next->due_at);
    act(next->seat, next->move.action.notation());
  }
  std::string offers(Actor seat) const {
    catalogue::ViewJson seen;
    table.match().write_view(seat, seen);
    return seen.offers;
  }

  void note(Actor seat, std::string key, std::string value) {
    const auto entry =
        table.consider({seat, TakeNote{std::move(key), std::move(value)}}, now, generator);
    ASSERT_TRUE(entry) << entry.error().sentence;
    take(*entry);
  }

 private:
  std::string bot_;

 public:
  std::vector<catalogue::GameInfo> games{test_games()};
  Table table;
  BotScheduler bots;
  core::SeededGenerator generator{8};
  TableTime now{};

 private:
  static Table made(Games games, std::string_view game, std::vector<Option> options,
                    const std::string& bot) {
    auto setup = test_setup(games, game, std::move(options));
    for (std::size_t i = 1; i < setup.holders.size(); ++i) setup.holders[i] = Bot{bot};
    return std::move(*Table::make(games, std::move(setup)));
  }
  void take(const Entry& entry) { ASSERT_FALSE(table.commit(entry)); }
};

// A table of Wordles without clocks, played up to the first window.
struct Window : Company {
  Window() : Company{"wordles", {{"own_words", "yes"}, {"clocks", "no"}}, "novice"} {
    play_until_offered(seat1, "attempt");
  }
};

TEST(BotScheduler, TakeTheirTimeAsLongAsAPersonIsAwaited) {
  Window window;
  EXPECT_FALSE(window.table.waits_for_bots_alone());
  EXPECT_GT(window.next_move()->due_at, window.now);
  window.act(seat1, "pass");
  EXPECT_TRUE(window.table.waits_for_bots_alone());
  EXPECT_EQ(window.next_move()->due_at, window.now) << "a person who has passed waits in vain";
  window.act(seat1, "reconsider");
  EXPECT_GT(window.next_move()->due_at, window.now) << "and once more thinks with them";
}

TEST(BotScheduler, KeepTheirOrderWhereTheyDoNotTakeTheirTime) {
  Window patient, hurried;
  std::vector<Actor> in_order, at_once;
  for (int i = 0; i < 3; ++i) {
    in_order.push_back(patient.next_move()->seat);
    patient.play_next_bot();
  }
  hurried.next_move();  // they begin to think at the same time
  hurried.act(seat1, "pass");
  const auto now = hurried.now;
  for (int i = 0; i < 3; ++i) {
    at_once.push_back(hurried.next_move()->seat);
    hurried.play_next_bot();
  }
  EXPECT_EQ(at_once, in_order);
  EXPECT_EQ(hurried.now, now) << "the whole window took no time";
  EXPECT_EQ(hurried.offers(seat1).find("reconsider"), std::string::npos) << "and is closed";
  EXPECT_GT(patient.now, now);
}

// "try CARD LABEL SPOT" of the first placement that a seat is offered.
std::string first_placement(const Company& company, Actor seat) {
  const auto offers = boost::json::parse(company.offers(seat)).as_array();
  for (const auto& offer : offers) {
    const auto* add = offer.as_object().if_contains("add");
    if (add == nullptr || add->at("placements").as_array().empty()) continue;
    const auto& place = add->at("placements").as_array().front();
    return fmt::format("{} {} {}", std::string_view{add->at("character").as_string()},
                       std::string_view{place.at("book").as_string()},
                       place.at("spot").to_number<int>());
  }
  return "";
}

TEST(BotScheduler, HearWhatTheirTeamSuggests) {
  Company company{"impossible", {{"seats", "2"}, {"first", "2"}}, "clerk"};
  company.play_until_offered(seat2, R"({"add":)");
  const auto before = company.next_move();
  ASSERT_TRUE(before);
  EXPECT_EQ(before->move.why.find("s suggested"), std::string::npos) << before->move.why;
  company.note(seat1, "plan", "Puck to the Quill Book");
  EXPECT_EQ(company.next_move()->move.why, before->move.why) << "that is for people";
  const std::string suggestion = first_placement(company, seat2);
  ASSERT_FALSE(suggestion.empty()) << company.offers(seat2);
  company.note(seat1, "try", suggestion);
  const auto after = company.next_move();
  ASSERT_TRUE(after);
  EXPECT_NE(after->move.why.find("s suggested"), std::string::npos) << after->move.why;
  company.note(seat1, "try", "-");
  EXPECT_EQ(company.next_move()->move.why, before->move.why) << "it has been taken back";
}

TEST(BotScheduler, TakeTheirTimeWhereNobodyButBotsPlays) {
  Racing racing{{"slow", "quick"}};
  EXPECT_FALSE(racing.table.waits_for_bots_alone());
  EXPECT_EQ(racing.next_move(), "player2 snap at 4000");
}

}  // namespace
}  // namespace tables
