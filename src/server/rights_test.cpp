// Nobody takes what is not theirs, as a stranger's client would try it: seats of a game that is on,
// the seats of others, the end of a game, a table from which one was sent away.
#include <gtest/gtest.h>

#include "catalogue/catalogue.h"
#include "server/said_test.h"
#include "simulation/world.h"

namespace server {
namespace {

using simulation::Client;
using simulation::World;

// Ada makes a table of each game, and strangers come with its link.
class Rights : public ::testing::TestWithParam<std::string> {
 protected:
  const catalogue::GameInfo& game() const {
    return *std::ranges::find(world.games, GetParam(), &catalogue::GameInfo::name);
  }
  std::string weakest(std::size_t seat) const {
    const auto start = game().start(*game().options({}));
    for (const auto& bot : game().bots) {
      if ((*start)->bot_plays(bot.name, core::Actor::seat(seat))) return bot.name;
    }
    return "nobody";
  }
  protocol::NewRoom table_for(std::vector<std::string> seats) const {
    const auto count = std::to_string(seats.size());
    return {.game = game().name,
            .options = {{"seats", count}},
            .seats = std::move(seats),
            .settings = {},
            .start = false};
  }
  void make(std::vector<std::string> seats) {
    auto wish = table_for(seats);
    if (!game().options(wish.options)) wish.options.clear();  // a game for two
    room = world.make_room(ada, wish);
    for (auto* each : {&ada, &bob, &eve}) {
      each->open(room);
      world.rest(100);
    }
  }
  void sit(Client& client, Seat seat) {
    ASSERT_EQ(code(client.refused(protocol::Sit{seat})), "done");
  }
  void start() {
    ASSERT_EQ(code(ada.refused(protocol::Start{})), "done");
    world.rest(1'000);
  }
  // Whether the client was ever sent what this seat sees.
  static bool has_seen(const Client& client, Seat seat) {
    const auto as_seat = "\"seat\":" + std::to_string(seat.number());
    return std::ranges::any_of(client.texts, [&](const std::string& text) {
      return text.find("\"update\":") != std::string::npos &&
             text.find(as_seat + ",") != std::string::npos;
    });
  }

  World world{catalogue::games()};
  Client ada{world, "Ada"}, bob{world, "Bob"}, eve{world, "Eve"};
  std::string room;
};

// Whose seats hold no secrets.
class OpenCards : public Rights {};

// proves F-40, W-35
TEST_P(Rights, AStrangerDoesNotSitDownInABotsPlaceAndReadWhatItKnows) {
  make({"me", weakest(1)});
  start();
  EXPECT_EQ(code(eve.refused(protocol::Sit{seat2})), "secret_seat");
  world.rest(5'000);
  EXPECT_TRUE(ada.room->seats[1].bot) << "it plays on";
  EXPECT_FALSE(has_seen(eve, seat2));
  EXPECT_EQ(code(eve.refused(protocol::TakeBack{seat2})), "not_your_seat");
  EXPECT_EQ(code(eve.refused(protocol::HandToBot{seat1, weakest(0)})), "only_the_host");
}

// proves F-40, W-35
TEST_P(Rights, AHostDoesNotPutABotInThePlaceOfAnOpponentOrSendThemAway) {
  make({"me", "open"});
  sit(bob, seat2);
  start();
  EXPECT_EQ(code(ada.refused(protocol::HandToBot{seat2, weakest(1)})), "not_your_seat");
  EXPECT_EQ(code(ada.refused(protocol::Kick{bob.welcome->member})), "needs_consent");
  EXPECT_FALSE(bob.bye);
  EXPECT_FALSE(ada.room->seats[1].bot);
  EXPECT_EQ(code(ada.refused(protocol::MakeHost{eve.welcome->member})), "done");
  EXPECT_EQ(code(eve.refused(protocol::Kick{bob.welcome->member})), "needs_consent")
      << "nor by a friend";
  EXPECT_EQ(code(eve.refused(protocol::Close{})), "only_the_host");
  EXPECT_FALSE(ada.update->whole->result);
}

// proves F-37, F-40, W-35
TEST_P(Rights, AHostWhoOnlyWatchesEndsTheGameWithWhomTheySendAway) {
  make({"open", "open"});
  sit(bob, seat1);
  sit(eve, seat2);
  start();
  EXPECT_EQ(code(ada.refused(protocol::Kick{eve.welcome->member})), "done");
  world.rest(1'000);
  ASSERT_TRUE(eve.bye);
  EXPECT_EQ(bob.update->whole->result, "closed");
  EXPECT_EQ(bob.room->phase, Phase::over) << "the room stays";
  Client again{world, "Eva"};
  again.open(room);
  world.rest(1'000);
  EXPECT_FALSE(again.welcome) << "a new name from the same place does not come back at once";
  EXPECT_EQ(world.http("GET", "/api/rooms/" + room, "", &again).body.find("must_ask") !=
                std::string::npos,
            true);
}

// proves F-37
TEST_P(Rights, AHostWhoPlaysAsksTheOthersBeforeTheGameEndsWithoutAResult) {
  make({"me", "open"});
  sit(bob, seat2);
  start();
  EXPECT_EQ(code(ada.refused(protocol::Close{})), "done");
  world.rest(1'000);
  EXPECT_FALSE(bob.update->whole->result);
  EXPECT_EQ(bob.room->ending, std::vector{ada.welcome->member});
  EXPECT_EQ(code(eve.refused(protocol::Close{})), "only_the_host");
  EXPECT_EQ(code(ada.refused(protocol::Close{false})), "done");
  EXPECT_EQ(code(bob.refused(protocol::Close{})), "only_the_host") << "she has taken it back";
  EXPECT_EQ(code(ada.refused(protocol::Close{})), "done");
  world.kill();
  world.restart();
  for (auto* each : {&ada, &bob}) each->open(room);
  world.rest(5'000);
  EXPECT_EQ(code(bob.refused(protocol::Close{})), "done") << "a wish outlives a crash";
  world.rest(1'000);
  EXPECT_EQ(ada.update->whole->result, "closed");
  EXPECT_EQ(ada.room->phase, Phase::over);
  EXPECT_TRUE(ada.room->ending.empty());
}

// proves I-44
TEST_P(OpenCards, ASeatIsTakenWithTheConsentOfAllWhoPlay) {
  make({"me", "open", weakest(2)});
  sit(bob, seat2);
  start();
  EXPECT_EQ(code(eve.refused(protocol::Sit{seat3})), "done") << "she has asked";
  world.rest(1'000);
  ASSERT_EQ(ada.room->asks.size(), 1U);
  const auto ask = ada.room->asks[0];
  EXPECT_EQ(ask.member, eve.welcome->member);
  EXPECT_EQ(ask.seat, seat3);
  EXPECT_TRUE(ada.room->seats[2].bot);
  EXPECT_EQ(code(eve.refused(protocol::Admit{ask.ask, true})), "only_watching") << "not by herself";
  EXPECT_EQ(code(eve.refused(protocol::Sit{seat3})), "has_asked");
  EXPECT_EQ(code(ada.refused(protocol::Admit{ask.ask, true})), "done");
  world.rest(1'000);
  EXPECT_FALSE(ada.room->seats[2].member) << "Bob has not agreed";
  EXPECT_EQ(code(bob.refused(protocol::Admit{ask.ask, true})), "done");
  world.rest(1'000);
  EXPECT_EQ(ada.room->seats[2].member, eve.welcome->member);
  EXPECT_FALSE(ada.room->seats[2].bot);
  EXPECT_TRUE(ada.room->asks.empty());
  EXPECT_TRUE(has_seen(eve, seat3));
  EXPECT_EQ(code(eve.refused(protocol::Stand{})), "done");
  EXPECT_EQ(code(bob.refused(protocol::HandToBot{seat3, weakest(2)})), "done")
      << "nobody has to wait for an empty seat";
}

// proves I-44
TEST_P(OpenCards, OneNoEndsAnAsking) {
  make({"me", weakest(1)});
  start();
  EXPECT_EQ(code(eve.refused(protocol::Sit{seat2})), "done");
  world.rest(100);
  ASSERT_EQ(ada.room->asks.size(), 1U);
  EXPECT_EQ(code(ada.refused(protocol::Admit{ada.room->asks[0].ask, false})), "done");
  world.rest(100);
  EXPECT_TRUE(ada.room->asks.empty());
  EXPECT_TRUE(ada.room->seats[1].bot);
  ada.cut();
  world.rest(1'000);
  EXPECT_EQ(code(eve.refused(protocol::Sit{seat2})), "nobody_to_agree");
}

// Nobody who is not there is given a seat: no one would notice that they are away.
TEST_P(OpenCards, WhoHasLeftMeanwhileGetsNoSeat) {
  make({"me", weakest(1)});
  start();
  EXPECT_EQ(code(eve.refused(protocol::Sit{seat2})), "done");
  world.rest(100);
  ASSERT_EQ(ada.room->asks.size(), 1U);
  eve.cut();
  world.rest(1'000);
  EXPECT_EQ(code(ada.refused(protocol::Admit{ada.room->asks[0].ask, true})), "done");
  world.rest(100);
  EXPECT_TRUE(ada.room->asks.empty());
  EXPECT_FALSE(ada.room->seats[1].member);
  EXPECT_TRUE(ada.room->seats[1].bot);
}

std::vector<std::string> games_with(bool open_cards) {
  std::vector<std::string> all;
  for (const auto& game : catalogue::games()) {
    if (game.cards_open == open_cards) all.push_back(game.name);
  }
  return all;
}
const auto name_of = [](const auto& info) { return info.param; };

INSTANTIATE_TEST_SUITE_P(WithSecrets, Rights, ::testing::ValuesIn(games_with(false)), name_of);
INSTANTIATE_TEST_SUITE_P(WithoutSecrets, OpenCards, ::testing::ValuesIn(games_with(true)), name_of);

// ---- The door.

class Door : public ::testing::Test {
 protected:
  void SetUp() override {
    room = world.make_room(ada, {.game = catalogue::games().front().name,
                                 .options = {},
                                 .seats = {"me"},
                                 .settings = {},
                                 .start = false});
    ada.open(room);
    world.rest(100);
    bob.address = "198.51.100.7";
  }
  HttpResponse knock(const Client& who) {
    return world.http("POST", "/api/rooms/" + room + "/ask", "{}", &who);
  }
  bool gets_in(Client& who) {
    who.welcome.reset();
    who.open(room);
    world.rest(1'000);
    return who.welcome.has_value();
  }

  World world{catalogue::games()};
  Client ada{world, "Ada"}, bob{world, "Bob"};
  std::string room;
};

TEST_F(Door, ThatIsLockedLetsNobodyNewIn) {
  ASSERT_TRUE(gets_in(bob));
  EXPECT_EQ(code(bob.refused(protocol::SetEntry{protocol::Entry::locked})), "only_the_host");
  ASSERT_EQ(code(ada.refused(protocol::SetEntry{protocol::Entry::locked})), "done");
  Client eve{world, "Eve"};
  EXPECT_FALSE(gets_in(eve));
  EXPECT_EQ(code(knock(eve)), "locked");
  bob.cut();
  world.rest(1'000);
  EXPECT_TRUE(gets_in(bob)) << "who was in may come back";
  world.kill();
  world.restart();
  EXPECT_FALSE(gets_in(eve)) << "after a crash, too";
}

TEST_F(Door, ThatTheHostKeepsOpensForWhomTheyLetIn) {
  ASSERT_EQ(code(ada.refused(protocol::SetEntry{protocol::Entry::ask})), "done");
  EXPECT_FALSE(gets_in(bob));
  EXPECT_EQ(knock(bob).status, 200U);
  EXPECT_EQ(code(knock(bob)), "has_asked");
  world.rest(1'000);
  ASSERT_EQ(ada.room->asks.size(), 1U);
  EXPECT_EQ(ada.room->asks[0].name, "Bob");
  EXPECT_FALSE(ada.room->asks[0].member);
  EXPECT_FALSE(gets_in(bob)) << "not before the answer";
  EXPECT_EQ(code(ada.refused(protocol::Admit{ada.room->asks[0].ask, true})), "done");
  EXPECT_TRUE(gets_in(bob));
  Client eve{world, "Eve"};
  EXPECT_EQ(knock(eve).status, 200U);
  world.rest(100);
  EXPECT_EQ(code(ada.refused(protocol::Admit{ada.room->asks[0].ask, false})), "done");
  EXPECT_EQ(code(knock(eve)), "not_let_in");
  EXPECT_FALSE(gets_in(eve));
}

TEST_F(Door, IsNotKnockedAtWithoutEnd) {
  ASSERT_EQ(code(ada.refused(protocol::SetEntry{protocol::Entry::ask})), "done");
  std::string last;
  for (std::size_t i = 0; i <= world.limits.asks; ++i) {
    Client eve{world, "Eve"};
    eve.address = "203.0.113." + std::to_string(i);
    last = code(knock(eve));
  }
  EXPECT_EQ(last, "full");
  world.rest(1'000);
  EXPECT_EQ(ada.room->asks.size(), world.limits.asks);
}

TEST_F(Door, IsNotFilledByOneHousehold) {
  ASSERT_EQ(code(ada.refused(protocol::SetEntry{protocol::Entry::ask})), "done");
  std::string last;
  for (std::size_t i = 0; i <= world.limits.asks_of_a_household; ++i) {
    Client eve{world, "Eve"};
    eve.address = "203.0.113.9";
    last = code(knock(eve));
    world.rest(20'000);
  }
  EXPECT_EQ(last, "full");
  Client fay{world, "Fay"};
  fay.address = "198.51.100.8";
  EXPECT_EQ(knock(fay).status, 200U) << "there is room for whoever comes from elsewhere";
}

TEST_F(Door, StaysShutForWhoeverWasSentAway) {
  Client eve{world, "Eve"};
  eve.address = "203.0.113.9";
  ASSERT_TRUE(gets_in(eve));
  ASSERT_TRUE(gets_in(bob));
  ASSERT_EQ(code(ada.refused(protocol::Kick{eve.welcome->member})), "done");
  world.rest(100);
  EXPECT_FALSE(gets_in(eve));
  Client another{world, "Somebody else"};
  another.address = eve.address;
  EXPECT_FALSE(gets_in(another)) << "a new guest from there";
  EXPECT_EQ(knock(another).status, 200U) << "who can ask, as a friend of the same house would";
  Client friend_of_ada{world, "Fay"};
  friend_of_ada.address = "198.51.100.8";
  EXPECT_TRUE(gets_in(friend_of_ada)) << "everybody else comes in as before";
}

// ---- Hosts who leave.

TEST_F(Door, IsAnothersWhenItsHostHasLeft) {
  ASSERT_TRUE(gets_in(bob));
  ASSERT_EQ(code(bob.refused(protocol::Sit{seat2})), "done");
  Client eve{world, "Eve"};
  ASSERT_TRUE(gets_in(eve));
  ada.cut();
  world.rest(100'000);
  EXPECT_EQ(code(bob.refused(protocol::Start{})), "only_the_host") << "she may come back";
  world.rest(30'000);
  const auto is_host = [&](const Client& who) {
    const auto& members = eve.room->members;
    return std::ranges::any_of(members, [&](const auto& member) {
      return member.member == who.welcome->member && member.host;
    });
  };
  EXPECT_TRUE(is_host(bob)) << "who sits comes before who watches";
  EXPECT_TRUE(gets_in(ada));
  EXPECT_TRUE(is_host(bob));
}

TEST_F(Door, StaysItsHostsWhoIsBackInTime) {
  ASSERT_TRUE(gets_in(bob));
  ada.cut();
  world.rest(60'000);
  ASSERT_TRUE(gets_in(ada));
  world.rest(300'000);
  EXPECT_EQ(code(ada.refused(protocol::SetEntry{protocol::Entry::locked})), "done");
}

}  // namespace
}  // namespace server
