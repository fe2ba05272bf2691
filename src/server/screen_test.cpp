// Big screens: connections that show what spectators see and belong to nobody.
#include <gtest/gtest.h>

#include <algorithm>

#include "catalogue/catalogue.h"
#include "server/said_test.h"
#include "simulation/world.h"

namespace server {
namespace {

using simulation::Client;
using simulation::World;

class BigScreen : public ::testing::Test {
 protected:
  void meet(protocol::RoomSettings settings = {}) {
    room = world.make_room(ada, {.game = "fiction",
                                 .options = {{"seats", "3"}},
                                 .seats = {"liar", "me", "open"},
                                 .settings = std::move(settings),
                                 .start = false});
    ada.open(room);
    bob.open(room);
    world.rest(100);
    EXPECT_EQ(code(bob.refused(protocol::Sit{seat3})), "done");
  }
  void start() {
    EXPECT_EQ(code(ada.refused(protocol::Start{})), "done");
    ASSERT_TRUE(world.until([&] { return can_act(ada.update); }));
  }
  static bool is_mentioned(const Client& client, std::string_view what) {
    return std::ranges::any_of(client.texts, [&](const std::string& text) {
      return text.find(what) != std::string::npos;
    });
  }

  World world{catalogue::games()};
  Client ada{world, "Ada"}, bob{world, "Bob"}, tv{world, "nobody"};
  std::string room;
};

TEST_F(BigScreen, NeedsNoNameAndIsNotAMember) {
  meet();
  tv.open_screen(room);
  world.rest(100);
  ASSERT_TRUE(tv.welcome && tv.room);
  EXPECT_EQ(tv.welcome->member, MemberId{});
  EXPECT_FALSE(tv.welcome->seat);
  EXPECT_EQ(ada.room->members.size(), 2U);
  EXPECT_EQ(ada.room->screens, 1U);
  tv.cut();
  world.rest(100);
  EXPECT_FALSE(ada.room->screens);
}

TEST_F(BigScreen, SeesWhatSpectatorsSeeEvenInAPlayersOwnBrowser) {
  meet();
  Client laptop{world, "nobody"};
  laptop.token = bob.token;
  laptop.open_screen(room, true);
  start();
  EXPECT_EQ(code(ada.refused(protocol::Note{"q", "out"})), "done");
  EXPECT_EQ(code(bob.refused(protocol::Chat{"between us", std::nullopt, true})), "done");
  EXPECT_EQ(code(bob.refused(protocol::Chat{"for everybody", std::nullopt, false})), "done");
  world.rest(100);
  ASSERT_TRUE(laptop.update && ada.update);
  EXPECT_EQ(ada.update->whole->notes.size(), 1U);
  EXPECT_EQ(ada.talk.size(), 2U);
  EXPECT_FALSE(laptop.update->seat);
  EXPECT_EQ(laptop.update->whole->offers.text, "[]");
  EXPECT_FALSE(is_mentioned(laptop, "between us"));
  EXPECT_FALSE(is_mentioned(laptop, R"("key":"q")"));
  ASSERT_EQ(laptop.talk.size(), 1U);
  EXPECT_EQ(laptop.talk[0].text, "for everybody");
}

TEST_F(BigScreen, DoesNothing) {
  meet();
  Client laptop{world, "nobody"};
  laptop.token = ada.token;
  laptop.open_screen(room, true);
  EXPECT_EQ(code(laptop.refused(protocol::Start{})), "only_watching");
  EXPECT_EQ(code(laptop.refused(protocol::Chat{"hello", std::nullopt, false})), "only_watching");
  laptop.ask(protocol::Ping{.sent = 5, .latency = 20});
  world.rest(100);
  EXPECT_TRUE(is_mentioned(laptop, R"("pong":{"sent":5)"));
}

TEST_F(BigScreen, DoesNotKeepItsOwnersSeat) {
  meet();
  start();
  Client laptop{world, "nobody"};
  laptop.token = bob.token;
  laptop.open_screen(room, true);
  bob.cut();
  ASSERT_TRUE(world.until([&] { return !ada.update->whole->away.empty(); }, 120'000));
  EXPECT_EQ(ada.update->whole->away.front(), seat3);
}

TEST_F(BigScreen, IsRefusedWhereNobodyMayWatch) {
  protocol::RoomSettings settings;
  settings.spectators = false;
  meet(settings);
  tv.open_screen(room);
  EXPECT_TRUE(is_mentioned(tv, "no_spectators"));
  EXPECT_EQ(code(world.http("GET", "/api/rooms/" + room + "?screen=1", "")), "no_spectators");
  EXPECT_EQ(code(world.http("GET", "/api/rooms/" + room, "")), "done") << "a seat is open";
}

TEST_F(BigScreen, IsRefusedToWhoeverWasAskedToLeaveAndWhereThereAreTooMany) {
  bob.address = "198.51.100.7";
  meet();
  EXPECT_EQ(code(ada.refused(protocol::Kick{bob.welcome->member})), "done");
  Client laptop{world, "nobody"};
  laptop.token = bob.token;
  laptop.open_screen(room, true);
  EXPECT_TRUE(is_mentioned(laptop, "kicked"));
  Client unknown{world, "nobody"};
  unknown.address = bob.address;
  unknown.open_screen(room);
  EXPECT_TRUE(is_mentioned(unknown, "must_ask")) << "nor as nobody";
  for (std::size_t i = 0; i < world.limits.screens; ++i) tv.open_screen(room);
  EXPECT_FALSE(is_mentioned(tv, "too_many"));
  tv.open_screen(room);
  EXPECT_TRUE(is_mentioned(tv, "too_many"));
}

TEST_F(BigScreen, GoesOnAfterARestartAndEndsWithTheRoom) {
  meet();
  tv.open_screen(room);
  start();
  world.rest(100);
  ASSERT_TRUE(tv.update);
  world.kill();
  world.restart();
  tv.open_screen(room);
  ada.open(room);
  world.rest(1'000);
  EXPECT_EQ(tv.update->round, Round{1});
  EXPECT_EQ(code(ada.refused(protocol::Close{})), "done");
  world.rest(100);
  ASSERT_TRUE(tv.bye);
  EXPECT_EQ(tv.bye->code, "closed");
}

}  // namespace
}  // namespace server
