// Rooms that nobody is in take no memory and are there when somebody comes; nobody has more tables
// than they need; and no table is full of people who have left.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "catalogue/catalogue.h"
#include "server/said_test.h"
#include "simulation/world.h"
#include "testing/letterbox/letterbox_entry.h"

namespace server {
namespace {

using protocol::NewRoom;
using simulation::Client;
using simulation::World;

constexpr std::int64_t minute = 60'000;

const std::vector<catalogue::GameInfo> one_game{letterbox::letterbox_entry()};

NewRoom wish(std::vector<std::string> seats = {"me"}, bool start = false) {
  return {.game = one_game.front().name,
          .options = {},
          .seats = std::move(seats),
          .settings = {},
          .start = start};
}

class LoadedRoomsTest : public ::testing::Test {
 protected:
  std::string body(const NewRoom& room) { return protocol::text(room); }
  HttpResponse make(const Client& client, const NewRoom& room = wish()) {
    return world.http("POST", "/api/rooms", body(room), &client);
  }
  protocol::Me me(const Client& client) {
    return protocol::read_answer<protocol::Me>(world.http("GET", "/api/me", "", &client).body)
        .value();
  }
  void restart() {
    world.kill();
    world.restart();
  }

  World world{one_game};
  Client ada{world, "Ada"}, bob{world, "Bob"};
};

TEST_F(LoadedRoomsTest, AreGoneWhenNobodyHasBeenThereForAWhile) {
  const auto room = world.make_room(ada, wish());
  ada.open(room);
  world.rest(20 * minute);
  EXPECT_EQ(world.hub().rooms(), 1U) << "somebody is there";
  ada.cut();
  world.rest(9 * minute);
  EXPECT_EQ(world.hub().rooms(), 1U);
  world.rest(2 * minute);
  EXPECT_EQ(world.hub().rooms(), 0U);
}

TEST_F(LoadedRoomsTest, AreThereAgainForWhoeverComes) {
  const auto room = world.make_room(ada, wish({"me", "open"}));
  ada.open(room);
  world.rest();
  const auto code = ada.room->code;
  ASSERT_TRUE(code);
  EXPECT_FALSE(ada.refused(protocol::Chat{.text = "Who comes?", .phrase = {}}));
  ada.cut();
  world.rest(20 * minute);
  ASSERT_EQ(world.hub().rooms(), 0U);

  const auto listed = me(ada).rooms;
  ASSERT_EQ(listed.size(), 1U) << "it is among the tables of its people";
  EXPECT_EQ(listed.front().id, room);
  EXPECT_EQ(listed.front().phase, Phase::waiting);
  EXPECT_EQ(world.hub().rooms(), 0U) << "and not loaded for that";

  const auto found = world.http("GET", "/api/rooms/code/" + *code, "", &bob);
  ASSERT_EQ(found.status, 200U) << found.body;
  bob.open(protocol::read_answer<protocol::RoomFound>(found.body).value().id);
  world.rest();
  ASSERT_TRUE(bob.room);
  ASSERT_EQ(bob.talk.size(), 1U);
  EXPECT_EQ(bob.talk.front().text, "Who comes?");
  EXPECT_EQ(bob.talk.front().name, "Ada");
}

TEST_F(LoadedRoomsTest, GoOnWithTheGameThatNobodyWatched) {
  const auto room = world.make_room(ada, wish({"me", "open"}));
  ada.open(room);
  bob.open(room);
  world.rest();
  ASSERT_FALSE(bob.refused(protocol::Sit{Seat::from_index(1)}));
  ASSERT_FALSE(ada.refused(protocol::Start{}));
  world.rest(1'000);
  ASSERT_TRUE(ada.update);
  const auto before = ada.update->whole->view.text;
  ada.cut();
  bob.cut();
  world.rest(30 * minute);
  ASSERT_EQ(world.hub().rooms(), 0U) << "no clock runs here";
  restart();
  EXPECT_EQ(world.hub().rooms(), 0U) << "nothing has to go on after the start, either";
  ada.open(room);
  world.rest(1'000);
  ASSERT_TRUE(ada.update && ada.room);
  EXPECT_EQ(ada.room->phase, Phase::playing);
  EXPECT_TRUE(is_same_json(ada.update->whole->view.text, before));
  restart();
  EXPECT_EQ(world.hub().rooms(), 1U) << "somebody had come before the kill";
}

TEST_F(LoadedRoomsTest, NoTimePassesAtATableThatIsPutAway) {
  const auto room = world.make_room(ada, wish({"me", "open"}));
  ada.open(room);
  bob.open(room);
  world.rest(1'000);
  ASSERT_FALSE(bob.refused(protocol::Sit{Seat::from_index(1)}));
  ASSERT_FALSE(ada.refused(protocol::Start{}));
  world.rest(1'000);
  ada.cut();
  bob.cut();
  world.rest(30 * minute);
  ASSERT_EQ(world.hub().rooms(), 0U);
  for (int lives = 0; lives < 2; ++lives) {
    world.rest(60 * minute);
    restart();
  }
  EXPECT_EQ(world.http("POST", "/api/name", R"({"name":"Ida"})", &ada).status, 200U);
  ada.open(room);  // her new name is saved first
  world.rest(1'000);
  const auto* table = world.hub().table_of(room);
  ASSERT_NE(table, nullptr);
  EXPECT_LT(table->last_at().time_since_epoch(), std::chrono::minutes{3});
}

TEST_F(LoadedRoomsTest, KnowWhatHasBecomeOfTheirPeople) {
  const auto room = world.make_room(ada, wish({"me", "open"}));
  for (auto* client : {&ada, &bob}) {
    client->open(room);
    world.rest();
    EXPECT_FALSE(client->refused(protocol::Chat{.text = "hello", .phrase = {}}));
  }
  ada.cut();
  bob.cut();
  world.rest(20 * minute);
  ASSERT_EQ(world.hub().rooms(), 0U);
  EXPECT_EQ(world.http("POST", "/api/name", R"({"name":"Ida"})", &ada).status, 200U);
  EXPECT_EQ(world.http("DELETE", "/api/me", "", &bob).status, 200U);
  const auto all = world.directory.rooms().value();
  for (const auto& kept : all) {
    EXPECT_EQ(kept.text.find("Bob"), std::string::npos) << "whoever is erased is erased everywhere";
  }
  ada.talk.clear();
  ada.open(room);
  world.rest();
  ASSERT_EQ(ada.talk.size(), 1U) << "and so is what they said";
  EXPECT_EQ(ada.talk.front().name, "Ida");
  EXPECT_EQ(ada.room->members.front().name, "Ida");
}

TEST_F(LoadedRoomsTest, OfBeforeAreFoundOnceTheServerHasStarted) {
  const auto room = world.make_room(ada, wish({"me", "open"}));
  const auto code = read_kept_text(world.directory.rooms()->front().text)->code;
  world.kill();
  auto kept = world.directory.rooms().value().front();
  kept.code.clear();  // as the directory was before it had these
  kept.owner.reset();
  kept.awake = true;
  world.directory.change(directory::PutRoom{kept}, [](const auto&) {});
  world.restart();
  world.rest(minute);
  EXPECT_EQ(world.hub().rooms(), 0U);
  const auto now = world.directory.rooms().value().front();
  EXPECT_EQ(now.id.text(), room);
  EXPECT_EQ(now.code, code);
  EXPECT_TRUE(now.owner);
  EXPECT_FALSE(now.awake);
  EXPECT_EQ(now.touched, kept.touched) << "nobody was there";
}

TEST_F(LoadedRoomsTest, AStartLoadsThoseAloneInWhichAGameIsOn) {
  const auto playing = world.make_room(ada, wish({"me", "random"}, true));
  for (int i = 0; i < 15; ++i) ASSERT_EQ(make(ada).status, 200U);
  EXPECT_EQ(world.hub().rooms(), 16U);
  restart();
  EXPECT_EQ(world.hub().rooms(), 1U);
  EXPECT_NE(world.hub().table_of(playing), nullptr);
}

TEST_F(LoadedRoomsTest, NobodyHasMoreTablesThanTheyNeed) {
  for (std::size_t i = 0; i < world.limits.rooms_of_a_person; ++i) {
    const auto made = make(ada);
    ASSERT_EQ(made.status, 200U) << i << made.body;
    world.rest(minute);
  }
  const auto refused = make(ada);
  EXPECT_EQ(refused.status, 409U);
  EXPECT_NE(refused.body.find("too_many_rooms"), std::string::npos) << refused.body;
  restart();
  EXPECT_EQ(make(ada).status, 409U) << "a restart changes nothing";
  EXPECT_EQ(make(bob).status, 200U);

  const auto oldest = me(ada).rooms.back().id;
  ada.open(me(ada).rooms.front().id);
  world.rest(1'000);
  EXPECT_FALSE(ada.refused(protocol::Close{}));
  EXPECT_EQ(make(ada).status, 200U) << "one that is closed does not count";
  EXPECT_EQ(make(ada).status, 409U);
  world.rest(60 * minute);
  EXPECT_EQ(make(ada).status, 200U) << "one with bots alone that she has left makes way";
  EXPECT_EQ(world.http("GET", "/api/rooms/" + oldest, "", &ada).status, 404U);
  EXPECT_EQ(me(ada).rooms.size(), world.limits.rooms_of_a_person);
}

TEST_F(LoadedRoomsTest, OfOneHouseholdKeepNobodyElseOut) {
  world.limits.rooms_of_a_household = 12;
  world.limits.loaded_rooms = 20;
  world.limits.new_rooms = {};
  restart();
  std::size_t made = 0;
  std::vector<std::unique_ptr<Client>> crowd;
  for (int i = 0; i < 8; ++i) {
    crowd.push_back(std::make_unique<Client>(world, fmt::format("Crowd {}", i)));
    for (int j = 0; j < 5; ++j)
      made += make(*crowd.back(), wish({"random", "open"})).status == 200U;
  }
  EXPECT_EQ(made, 12U);
  Client far{world, "Far"};
  far.address = "198.51.100.7";
  EXPECT_EQ(make(far).status, 200U);
  const auto list =
      protocol::read_answer<protocol::RoomList>(world.http("GET", "/api/rooms", "", &far).body);
  EXPECT_TRUE(list.value().rooms.empty()) << "they are not public";
}

TEST_F(LoadedRoomsTest, MakeWayWhereThereIsNoRoomForAnother) {
  world.limits.loaded_rooms = 5;
  restart();
  std::vector<std::string> rooms;
  for (int i = 0; i < 12; ++i) {
    const auto made = make(ada);
    ASSERT_EQ(made.status, 200U) << i << made.body;
    rooms.push_back(protocol::read_answer<protocol::RoomMade>(made.body).value().id);
    EXPECT_LE(world.hub().rooms(), 5U);
  }
  for (const auto& room : rooms) {
    EXPECT_EQ(world.http("GET", "/api/rooms/" + room, "", &ada).status, 200U);
    EXPECT_LE(world.hub().rooms(), 5U);
  }
}

TEST_F(LoadedRoomsTest, PublicOnesOfOneHouseholdDoNotFillTheList) {
  auto open = wish({"me", "open"});
  open.settings.listed = true;
  for (int i = 0; i < 15; ++i) {
    ASSERT_EQ(make(ada, open).status, 200U);
    world.rest(5'000);
  }
  Client far{world, "Far"};
  far.address = "198.51.100.7";
  ASSERT_EQ(make(far, open).status, 200U);
  const auto count = [&] {
    const auto list = world.http("GET", "/api/rooms", "", &far).body;
    return protocol::read_answer<protocol::RoomList>(list).value().rooms.size();
  };
  EXPECT_EQ(count(), world.limits.listed_of_a_household + 1);
}

TEST_F(LoadedRoomsTest, AreNeverFullOfPeopleWhoHaveLeft) {
  world.limits.members = 6;
  world.limits.guests = {};
  restart();
  const auto room = world.make_room(ada, wish({"me", "open"}));
  ada.open(room);
  bob.open(room);
  world.rest();
  ASSERT_FALSE(bob.refused(protocol::Sit{Seat::from_index(1)}));
  Client loud{world, "Loud"};
  loud.open(room);
  world.rest();
  ASSERT_FALSE(ada.refused(protocol::Mute{loud.welcome->member, true}));
  loud.cut();
  bob.cut();
  std::vector<MemberId> numbers;
  for (int i = 0; i < 20; ++i) {
    Client passer{world, fmt::format("Passer {}", i)};
    passer.open(room);
    world.rest();
    ASSERT_TRUE(passer.welcome) << i;
    EXPECT_FALSE(contains(numbers, passer.welcome->member)) << "a number is given once";
    numbers.push_back(passer.welcome->member);
    passer.cut();
    world.rest();
  }
  EXPECT_TRUE(ada.room->members.size() >= 2U) << "Bob keeps his seat";
  loud.open(room);
  world.rest();
  ASSERT_TRUE(loud.room);
  const auto known =
      std::ranges::find(loud.room->members, loud.welcome->member, &protocol::MemberShown::member);
  ASSERT_NE(known, loud.room->members.end());
  EXPECT_TRUE(known->muted) << "trouble is not forgotten for the sake of passers-by";

  std::vector<std::unique_ptr<Client>> crowd;
  for (int i = 0; i < 3; ++i) {
    crowd.push_back(std::make_unique<Client>(world, fmt::format("Stayer {}", i)));
    crowd.back()->open(room);
    world.rest();
    ASSERT_TRUE(crowd.back()->welcome);
  }
  Client late{world, "Late"};
  late.open(room);
  world.rest();
  EXPECT_FALSE(late.welcome) << "where all are here it is full";
}

}  // namespace
}  // namespace server
