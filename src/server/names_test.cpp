// Who can be called what, and what others see of it.
#include <gtest/gtest.h>

#include "catalogue/catalogue.h"
#include "server/room_state.h"
#include "server/said_test.h"
#include "simulation/world.h"

namespace server {
namespace {

using simulation::Client;
using simulation::World;

protocol::NewRoom a_listed_table() {
  protocol::NewRoom room{.game = catalogue::games().front().name,
                         .options = {},
                         .seats = {"me"},
                         .settings = {},
                         .start = false};
  room.settings.listed = true;
  return room;
}

std::string named(const std::string& name) { return protocol::text(protocol::Rename{name}); }

HttpResponse post_name(World& world, const Client& who, const std::string& name) {
  return world.http("POST", "/api/name", named(name), &who);
}

// A password for somebody, who goes on with the session that comes with it.
void register_name(World& world, Client& who) {
  const auto answer = world.http("POST", "/api/password", R"({"password":"correct horse"})", &who);
  ASSERT_EQ(answer.status, 200U) << answer.body;
  const auto cookie = header(answer, "Set-Cookie");
  const auto begin = cookie.find('=') + 1;
  who.token = cookie.substr(begin, cookie.find(';') - begin);
}

const protocol::MemberShown& member(const Client& viewer, const Client& who) {
  static const protocol::MemberShown nobody{};
  for (const auto& each : viewer.room->members) {
    if (each.member == who.welcome->member) return each;
  }
  return nobody;
}

TEST(Names, AGuestCannotTakeOneThatIsRegisteredOrLooksLikeIt) {
  World world{catalogue::games()};
  Client ada{world, "Ada Lovelace"}, eve{world, "Eve"};
  register_name(world, ada);
  for (const auto* name :
       {"Ada Lovelace", "ADA LOVELACE", "AdaLovelace", "Аda Lovelace", "Ada L0velace",
        "Ada Love1ace", "Αda Lοvelace", "Ａda Lovelace", "Ada\u00A0Lovelace"}) {
    const auto guest = world.http("POST", "/api/guest", named(name));
    EXPECT_EQ(guest.status, 409U) << name;
    EXPECT_EQ(code(guest), "name_taken") << name;
    EXPECT_EQ(about(guest), "name");
    const auto renamed = post_name(world, eve, name);
    EXPECT_EQ(code(renamed), code(guest)) << name << renamed.body;
    world.rest(60'000);
  }
  EXPECT_EQ(post_name(world, eve, "Ada Byron").status, 200U);
  EXPECT_EQ(post_name(world, ada, "ADA Lovelace").status, 200U) << "her own, in another case";
}

TEST(Names, OfGuestsMayBeTheSameUntilOneIsRegistered) {
  World world{catalogue::games()};
  Client first{world, "Ada"}, second{world, "Ada"};
  register_name(world, first);
  const auto late =
      world.http("POST", "/api/password", R"({"password":"battery staple"})", &second);
  EXPECT_EQ(late.status, 409U);
  EXPECT_EQ(code(late), "name_taken");
}

TEST(Names, SayWhoIsRegistered) {
  World world{catalogue::games()};
  Client first{world, "Ada"}, second{world, "Ada"};
  register_name(world, first);
  const auto id = world.make_room(first, a_listed_table());
  first.open(id);
  second.open(id);
  world.rest(100);
  EXPECT_TRUE(member(second, first).registered);
  EXPECT_FALSE(member(second, second).registered) << "a guest who was called so before";
  second.refused(protocol::Chat{.text = "It is me, Ada.", .phrase = {}});
  first.refused(protocol::Chat{.text = "No, me.", .phrase = {}});
  world.rest(100);
  ASSERT_EQ(second.talk.size(), 2U);
  EXPECT_FALSE(second.talk[0].registered);
  EXPECT_TRUE(second.talk[1].registered);
  const auto list =
      protocol::read_answer<protocol::RoomList>(world.http("GET", "/api/rooms", "").body);
  ASSERT_EQ(list->rooms.size(), 1U);
  EXPECT_TRUE(list->rooms[0].host_registered);
}

TEST(Names, AreSeenToBeRegisteredAtOnce) {
  World world{catalogue::games()};
  Client ada{world, "Ada"}, bob{world, "Bob"};
  const auto id = world.make_room(bob, a_listed_table());
  bob.open(id);
  ada.open(id);
  world.rest(100);
  EXPECT_EQ(code(ada.refused(protocol::Sit{seat2})), "done");
  EXPECT_FALSE(member(bob, ada).registered);
  register_name(world, ada);
  world.rest(100);
  EXPECT_TRUE(member(bob, ada).registered);
  world.restart();
  bob.open(id);
  ada.open(id);
  world.rest(100);
  EXPECT_TRUE(member(bob, ada).registered);
}

TEST(Names, AreNotChangedAgainAndAgain) {
  World world{catalogue::games()};
  Client eve{world, "Eve"};
  unsigned refused = 0;
  for (int i = 0; i < 12; ++i) {
    const auto answer = post_name(world, eve, "Eve " + std::to_string(i));
    refused += code(answer) == "too_fast" ? 1U : 0U;
  }
  EXPECT_GE(refused, 6U);
  EXPECT_EQ(post_name(world, eve, "Eve 99").status, 429U);
  world.rest(60'000);
  EXPECT_EQ(post_name(world, eve, "Eve 99").status, 200U);
}

TEST(Names, SayNothingForWhoeverIsMuted) {
  World world{catalogue::games()};
  Client host{world, "Host"}, eve{world, "Eve"};
  const auto id = world.make_room(host, a_listed_table());
  host.open(id);
  eve.open(id);
  world.rest(100);
  host.refused(protocol::Mute{.member = eve.welcome->member, .muted = true});
  EXPECT_EQ(post_name(world, eve, "Host is a liar").status, 200U) << "elsewhere it is her name";
  world.rest(100);
  EXPECT_EQ(member(host, eve).name, "Eve") << "but not here, while she is muted";
  eve.cut();
  eve.open(id);
  world.rest(100);
  EXPECT_EQ(member(host, eve).name, "Eve") << "nor when she comes back";
  eve.refused(protocol::Chat{.text = {}, .phrase = "hello"});
  world.rest(100);
  EXPECT_EQ(host.talk.back().name, "Eve");
  world.restart();
  host.open(id);
  eve.open(id);
  world.rest(100);
  EXPECT_EQ(member(host, eve).name, "Eve") << "nor after a restart";
  EXPECT_EQ(post_name(world, eve, "Eva").status, 200U);
  host.refused(protocol::Mute{.member = eve.welcome->member, .muted = false});
  world.rest(100);
  EXPECT_EQ(member(host, eve).name, "Eva") << "what she is called by then";
}

TEST(Names, ThatPileUpMarksOrTurnTextAreRefused) {
  World world{catalogue::games()};
  Client eve{world, "Eve"};
  const auto code_of = [&](const std::string& name) {
    return code(world.http("POST", "/api/guest", named(name)));
  };
  std::string tower = "E";
  for (int i = 0; i < 8; ++i) tower += "\u0301";
  EXPECT_EQ(code_of(tower), "too_many_marks");
  EXPECT_EQ(code_of("E\u202Eve"), "unseen_characters");
  EXPECT_EQ(code_of("E\u200Dve"), "unseen_characters");
  const auto id = world.make_room(eve, a_listed_table());
  eve.open(id);
  world.rest(100);
  EXPECT_EQ(code(eve.refused(protocol::Chat{.text = tower, .phrase = {}})), "too_many_marks");
  EXPECT_EQ(code(eve.refused(protocol::Chat{.text = "E\u202Eve", .phrase = {}})),
            "unseen_characters");
}

// A room of guests is kept as before; golden stores hold the rest.
TEST(Names, OfGuestsAreKeptAsEver) {
  RoomState room;
  room.members.push_back({.who = MemberId{1}, .person = "x", .name = "Ada", .done = {}});
  EXPECT_EQ(kept_text(room).find("registered"), std::string::npos);
  room.set_registered("x", true);
  const auto text = kept_text(room);
  EXPECT_NE(text.find(R"("registered":true)"), std::string::npos) << text;
  EXPECT_TRUE(read_kept_text(text)->members.front().registered);
}

}  // namespace
}  // namespace server
