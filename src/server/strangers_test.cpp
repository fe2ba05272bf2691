// What the server tells and does for whoever is nobody to a room, or to anybody.
#include <gtest/gtest.h>

#include "catalogue/catalogue.h"
#include "server/said_test.h"
#include "simulation/world.h"

namespace server {
namespace {

using simulation::Client;
using simulation::World;

protocol::NewRoom table_of_ones_own() {
  protocol::NewRoom room{.game = catalogue::games().front().name,
                         .options = {},
                         .seats = {"me"},
                         .settings = {},
                         .start = false};
  room.settings.aids = {"hint"};
  return room;
}

TEST(Hub, KeepsStrangersOut) {
  World world{catalogue::games()};
  Client ada{world, "Ada"};
  const auto room = world.make_room(ada, table_of_ones_own());
  EXPECT_EQ(world.http("GET", "/api/me", "").status, 200U) << "who asks may be nobody";
  EXPECT_EQ(world.http("GET", "/api/me/export", "").status, 401U);
  EXPECT_EQ(world.http("POST", "/api/rooms", "{}", &ada).status, 400U);
  EXPECT_EQ(world.http("PUT", "/api/rooms", "", &ada).status, 405U);
  EXPECT_EQ(world.http("GET", "/nowhere", "").status, 404U);
  const auto socket = [&](const std::string& id, Caller caller) {
    const auto no = world.hub().wants_socket(
        {"GET", "/api/rooms/" + id + "/socket", "", "", std::move(caller)});
    return no ? no->status : 101U;
  };
  const Caller right{.address = "a",
                     .host = "localhost:1",
                     .origin = "http://localhost:1",
                     .token = ada.token,
                     .is_https = false};
  EXPECT_EQ(socket(room, right), 101U);
  auto other = right;
  other.origin = "http://evil.example";
  EXPECT_EQ(socket(room, other), 403U);
  other = right;
  other.host = "evil.example";
  other.origin.clear();
  EXPECT_EQ(socket(room, other), 403U) << "a name that points here is not this server's";
  other = right;
  other.token = "x" + ada.token.substr(1);
  EXPECT_EQ(socket(room, other), 401U);
  EXPECT_EQ(socket(std::string(32, '0'), right), 404U);
  EXPECT_EQ(socket("short", right), 404U);
}

TEST(Hub, APasswordKeepsANameAndTriesAreLimited) {
  World world{catalogue::games()};
  Client ada{world, "Ada"};
  const auto post = [&](const char* path, const char* body, const Client* who = nullptr) {
    return world.http("POST", path, body, who).status;
  };
  EXPECT_EQ(post("/api/password", R"({"password":"correct horse"})"), 401U) << "whose?";
  EXPECT_EQ(post("/api/password", R"({"password":"correct horse"})", &ada), 200U);
  EXPECT_EQ(post("/api/sign-in", R"({"name":"ada","password":"correct horse"})"), 200U);
  EXPECT_EQ(post("/api/sign-in", R"({"name":"Ada","password":"wrong horse"})"), 401U);
  EXPECT_EQ(post("/api/sign-in", R"({"name":"Nobody","password":"wrong horse"})"), 401U);
  unsigned last = 0;
  for (int i = 0; i < 4; ++i) {
    last = post("/api/sign-in", R"({"name":"Ada","password":"correct horse"})");
  }
  EXPECT_EQ(last, 429U);
}

TEST(Hub, WrongCodesAreLimited) {
  World world{catalogue::games()};
  unsigned refused = 0;
  for (int i = 0; i < 40; ++i) {
    refused += world.http("GET", "/api/rooms/code/XXXXX", "").status == 429 ? 1U : 0U;
  }
  EXPECT_GT(refused, 20U);
}

TEST(Hub, ListsPublicRoomsAlone) {
  World world{catalogue::games()};
  Client ada{world, "Ada"};
  world.make_room(ada, table_of_ones_own());
  auto listed = table_of_ones_own();
  listed.settings.listed = true;
  const auto open = world.make_room(ada, listed);
  const auto list =
      protocol::read_answer<protocol::RoomList>(world.http("GET", "/api/rooms", "").body);
  ASSERT_EQ(list->rooms.size(), 1U);
  EXPECT_EQ(list->rooms[0].id, open);
  EXPECT_EQ(list->rooms[0].host, "Ada");
}

TEST(Hub, ShowsARoomToWhoeverHasItsLink) {
  World world{catalogue::games()};
  Client ada{world, "Ada"};
  const auto id = world.make_room(ada, table_of_ones_own());
  const auto shown = world.http("GET", "/api/rooms/" + id, "");
  ASSERT_EQ(shown.status, 200U) << "nobody need be somebody to look at an invitation";
  const auto list = protocol::read_answer<protocol::RoomList>(shown.body);
  ASSERT_EQ(list->rooms.size(), 1U);
  const auto& room = list->rooms[0];
  EXPECT_EQ(room.id, id);
  EXPECT_EQ(room.host, "Ada");
  EXPECT_EQ(room.open + 1, room.seats);
}

TEST(Hub, SaysWhatKeepsSomebodyOutOfARoom) {
  World world{catalogue::games()};
  Client ada{world, "Ada"}, eve{world, "Eve"};
  EXPECT_EQ(world.http("GET", "/api/rooms/" + std::string(32, '0'), "").status, 404U);
  EXPECT_EQ(world.http("GET", "/api/rooms/nonsense/socket", "").status, 404U);
  const auto id = world.make_room(ada, table_of_ones_own());
  ada.open(id);
  eve.open(id);
  world.rest(100);
  EXPECT_EQ(code(ada.refused(protocol::Kick{eve.welcome->member})), "done");
  const auto kicked = world.http("GET", "/api/rooms/" + id, "", &eve);
  EXPECT_EQ(kicked.status, 403U);
  EXPECT_NE(kicked.body.find("asked you to leave"), std::string::npos) << kicked.body;
  ada.refused(protocol::Close{});
  EXPECT_EQ(world.http("GET", "/api/rooms/" + id, "").status, 403U);
}

}  // namespace
}  // namespace server
