// The parts of a room that do things, each alone: presence, connections, the game.
#include <gtest/gtest.h>

#include "protocol/room_problem.h"
#include "server/room_connections.h"
#include "server/room_game.h"
#include "server/room_presence.h"
#include "simulation/world.h"
#include "tables/secure_generator.h"
#include "testing/letterbox/letterbox_entry.h"

namespace server {
namespace {

constexpr MemberId ada{1}, bob{2};

// Disks, workers and time of the simulation, and outboxes of so many messages.
class RoomParts : public ::testing::Test, public Connections {
 protected:
  bool send(ConnectionId to, std::shared_ptr<const std::string> text) override {
    if (sent[to].size() >= space) return false;
    sent[to].push_back(std::move(text));
    return true;
  }
  void close(ConnectionId id, std::uint16_t, std::string reason) override { closed[id] = reason; }

  bool has(ConnectionId to, std::string_view part) {
    return !sent[to].empty() && sent[to].back()->find(part) != std::string::npos;
  }

  std::shared_ptr<RoomGame> game(std::vector<tables::Holder> holders,
                                 std::vector<core::Option> options = {}) {
    auto setup = *tables::make_setup(games, "letterbox", *games[0].options(options),
                                     std::move(holders), tables::draw_table_id(secrets));
    auto made = *RoomGame::make(context, Round{1}, std::move(setup));
    std::optional<protocol::Problem> problem;
    made->write_header([&](const auto& answer) { problem = answer; });
    world.rest(100);
    EXPECT_FALSE(problem);
    return made;
  }

  const std::vector<catalogue::GameInfo> games{letterbox::letterbox_entry()};
  simulation::World world{games};
  core::SeededGenerator secrets{7};
  RoomContext context{
      Ports{games, [this] { return world.now(); }, &secrets, &world, &world, &world, this, &world},
      Limits{},
      Limit{Limits{}.talk},
      Limit{Limits{}.aids},
      [](const Room&) {},
      [] { return std::string{}; }};
  std::map<ConnectionId, std::vector<std::shared_ptr<const std::string>>> sent;
  std::map<ConnectionId, std::string> closed;
  std::size_t space = 100;
};

TEST_F(RoomParts, PresenceLooksAfterTheGraceTimeAndNotSooner) {
  std::vector<std::pair<MemberId, std::int64_t>> checked;
  Presence presence{context.ports,
                    [&](MemberId member) { checked.emplace_back(member, world.now()); }};
  const auto start = world.now();
  presence.on_disconnected(ada, core::Millis{5'000});
  presence.on_disconnected(bob, core::Millis{5'000});
  world.rest(4'000);
  EXPECT_TRUE(checked.empty());
  presence.on_connected(bob);  // in time: looked at once, and no more
  ASSERT_EQ(checked.size(), 1U);
  EXPECT_EQ(checked[0].first, bob);
  world.rest(60'000);
  ASSERT_EQ(checked.size(), 2U);
  EXPECT_EQ(checked[1], std::pair(ada, start + 5'000));
  presence.retry(ada);
  world.rest(60'000);
  EXPECT_EQ(checked.size(), 3U);
}

TEST_F(RoomParts, PresenceThatIsGoneLooksNoMore) {
  int checks = 0;
  {
    Presence presence{context.ports, [&](MemberId) { ++checks; }};
    presence.on_disconnected(ada, core::Millis{10});
  }
  world.rest(60'000);
  EXPECT_EQ(checks, 0);
}

TEST_F(RoomParts, ConnectionsSendTheWholeViewFirstAndThenDifferences) {
  const auto playing = game({tables::Person{}, tables::Person{}});
  RoomState state;
  state.phase = Phase::playing;
  state.round = Round{1};
  state.seats = {{.who = ada, .bot = {}}, {.who = bob, .bot = {}}};
  const RoomStatus status{
      state, games.data(), &playing->table(), {}, [](MemberId) { return true; }};
  RoomConnections connections{context};
  connections.add(1, ada, {});
  connections.add(2, ada, {});
  connections.add(3, bob, {});
  playing->run([&] { connections.send_updates(status, playing->driver()); });
  world.rest(100);
  for (const ConnectionId id : {1U, 2U, 3U}) {
    EXPECT_NE(sent[id].at(0)->find(R"("whole":{)"), std::string::npos) << id;
  }
  EXPECT_EQ(sent[1].back(), sent[2].back()) << "written once for both";
  EXPECT_NE(sent[1].back(), sent[3].back());

  const auto before = sent[3].size();
  const auto action = playing->table().match().parse_action("ask m");
  playing->submit({core::Actor::seat(0), tables::PlayMove{*action}}, std::nullopt,
                  [](const auto& problem) { EXPECT_FALSE(problem); });
  world.rest(100);
  for (const ConnectionId id : {1U, 2U, 3U}) EXPECT_TRUE(has(id, R"("difference":{)")) << id;
  EXPECT_EQ(sent[3].size(), before + 1);
  connections.send_updates(status, playing->driver());
  EXPECT_EQ(sent[3].size(), before + 1) << "nobody is told twice";
  connections.forget_view(bob);
  connections.send_updates(status, playing->driver());
  EXPECT_TRUE(has(3, R"("whole":{)"));
  EXPECT_EQ(sent[3].size(), before + 2);
}

TEST_F(RoomParts, ConnectionsKeepAnswersForAFullOutbox) {
  RoomConnections connections{context};
  connections.add(1, ada, {}, "home");
  space = 1;
  connections.answer(1, {"first", {}, {}, {}});
  connections.answer(1, {"second", {}, {}, {}});
  EXPECT_EQ(sent[1].size(), 1U);
  EXPECT_TRUE(has(1, "first"));
  sent[1].clear();
  EXPECT_TRUE(connections.on_writable(1));
  ASSERT_EQ(sent[1].size(), 1U);
  EXPECT_TRUE(has(1, "second"));
  EXPECT_FALSE(connections.on_writable(1)) << "nothing is missing";
  EXPECT_EQ(connections.household(1), "home") << "or talking fast would lift the limits of talk";
}

TEST_F(RoomParts, ConnectionsSendTheSameRoomOnce) {
  RoomConnections connections{context};
  connections.add(1, ada, {});
  const auto room = std::make_shared<const std::string>("a room");
  connections.send_room(room);
  connections.send_room(std::make_shared<const std::string>("a room"));
  EXPECT_EQ(sent[1].size(), 1U);
  connections.send_room(std::make_shared<const std::string>("another"));
  EXPECT_EQ(sent[1].size(), 2U);
}

TEST_F(RoomParts, ConnectionsOfOneMemberAreCountedAndClosedTogether) {
  RoomConnections connections{context};
  connections.add(1, ada, {});
  connections.add(2, ada, {});
  connections.add(3, bob, {});
  EXPECT_EQ(connections.count(ada), 2U);
  connections.disconnect(ada, {protocol::RoomProblem::kicked, "Go."});
  EXPECT_EQ(closed, (std::map<ConnectionId, std::string>{{1, "kicked"}, {2, "kicked"}}));
  EXPECT_EQ(connections.remove(1), ada);
  EXPECT_TRUE(connections.is_connected(ada));
  EXPECT_EQ(connections.remove(2), ada);
  EXPECT_FALSE(connections.is_connected(ada));
  EXPECT_EQ(connections.remove(2), std::nullopt);
}

TEST_F(RoomParts, BotsPlayAGameToItsEndAndTakeTheirTime) {
  const auto playing = game({tables::Bot{"random"}, tables::Bot{"random"}});
  std::vector<std::int64_t> moves;
  playing->run([&] { moves.push_back(world.now()); });
  ASSERT_TRUE(world.until([&] { return playing->table().is_finished(); }));
  ASSERT_GE(moves.size(), 3U);
  EXPECT_EQ(moves[1] - moves[0], world.disk_ms) << "chance deals twice, at once";
  for (std::size_t i = 2; i < moves.size(); ++i) {
    const auto waited = moves[i] - moves[i - 1];
    EXPECT_GE(waited, context.limits.bot_least.count());
    EXPECT_LE(waited, context.limits.bot_most.count() + world.disk_ms);
  }
  EXPECT_EQ(playing->moves().size(), moves.size() - 2) << "why each of them was played";
  EXPECT_EQ(playing->moves()[0].why, "Anything goes.");
}

TEST_F(RoomParts, TheClockOfAGameRunsOut) {
  const auto start = world.now();
  const auto playing = game({tables::Person{}, tables::Person{}}, {{"seconds", "30"}});
  playing->run([] {});
  ASSERT_TRUE(world.until([&] { return playing->table().is_finished(); }));
  EXPECT_GE(world.now() - start, 30'000);
  EXPECT_LE(world.now() - start, 30'100);
}

TEST_F(RoomParts, AGameThatIsGoneMovesNoMore) {
  auto playing = game({tables::Bot{"random"}, tables::Bot{"random"}}, {{"seconds", "30"}});
  int commits = 0;
  playing->run([&] { ++commits; });
  world.rest(100);
  const auto before = commits;
  playing.reset();
  world.rest(600'000);
  EXPECT_EQ(commits, before);
}

}  // namespace
}  // namespace server
