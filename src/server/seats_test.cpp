// Who may sit where, who acts for a team, and what becomes of the seat of somebody who is not
// there.
#include <gtest/gtest.h>

#include <algorithm>

#include "catalogue/catalogue.h"
#include "server/said_test.h"
#include "simulation/world.h"

namespace server {
namespace {

using core::Actor;
using protocol::TeamRule;
using simulation::Client;
using simulation::World;

const core::Option three_seats{"seats", "3"};

// A game in which two of three seats are one team, and choose together.
const catalogue::GameInfo& team_game() {
  for (const auto& game : catalogue::games()) {
    const auto options = game.options({&three_seats, 1});
    if (!options) continue;
    const auto start = game.start(*options);
    if (!start || (*start)->plays_for_the_absent()) continue;
    const auto team = [&](std::size_t seat) { return (*start)->team(Actor::seat(seat)); };
    if (team(1) == team(2) && team(0) != team(1)) return game;
  }
  throw std::runtime_error{"no game of the catalogue has a team of two against one"};
}

// Ada alone against Bob and Eve; Dan watches.
class Seats : public ::testing::Test {
 protected:
  void meet() {
    settings.aids = {"hint"};
    room = world.make_room(ada, {.game = team_game().name,
                                 .options = {{three_seats.name, three_seats.value}},
                                 .seats = {"me"},
                                 .settings = settings,
                                 .start = false});
    for (auto* each : {&ada, &bob, &eve, &dan}) each->open(room);
    world.rest(100);
    ASSERT_EQ(code(bob.refused(protocol::Sit{seat2})), "done");
    ASSERT_EQ(code(eve.refused(protocol::Sit{seat3})), "done");
  }
  void start() {
    ASSERT_EQ(code(ada.refused(protocol::Start{})), "done");
    world.rest(1'000);
  }
  void begin(TeamRule rule = TeamRule::any_member) {
    settings.team = rule;
    meet();
    start();
  }
  static bool can_act(const Client& client) { return server::can_act(client.update); }
  // What a bot would do in the seat.
  codec::RawJson wish(Client& client) {
    const auto hint = client.ask(protocol::Aid{"hint", std::nullopt});
    world.rest(5'000);
    return hinted_action(client.answers[hint]).value_or(codec::RawJson{});
  }
  std::string play(Client& client, const codec::RawJson& action) {
    return code(client.refused(protocol::Play{action, std::nullopt}));
  }
  // Ada plays until it is the others' turn.
  void let_ada_play() {
    for (int i = 0; i < 20 && !can_act(bob); ++i) {
      if (can_act(ada)) {
        EXPECT_EQ(play(ada, wish(ada)), "done");
      }
      world.rest(1'000);
    }
    ASSERT_TRUE(can_act(bob) && can_act(eve));
  }

  World world{catalogue::games()};
  Client ada{world, "Ada"}, bob{world, "Bob"}, eve{world, "Eve"}, dan{world, "Dan"};
  protocol::RoomSettings settings;
  std::string room;
};

// ---- Who acts for a team: the room's setting reaches the table.

TEST_F(Seats, AnyMemberActsForTheTeam) {
  begin(TeamRule::any_member);
  let_ada_play();
  EXPECT_EQ(play(eve, wish(eve)), "done");
  world.rest(100);
  EXPECT_TRUE(eve.update->whole->proposals.empty());
}

TEST_F(Seats, TheFirstPersonOfATeamIsItsCaptain) {
  settings.team = TeamRule::captain;
  meet();
  world.rest(100);
  EXPECT_EQ(ada.room->captain, seat2) << "told before the game, too";
  start();
  EXPECT_EQ(ada.room->captain, seat2);
  let_ada_play();
  const auto action = wish(eve);
  EXPECT_EQ(play(eve, action), "only_the_captain");
  EXPECT_EQ(code(eve.refused(protocol::Propose{action})), "done");
  world.rest(100);
  ASSERT_EQ(bob.update->whole->proposals.size(), 1U);
  EXPECT_EQ(bob.update->whole->proposals.front().seat, seat3);
  EXPECT_EQ(bob.update->whole->proposals.front().action, action);
  EXPECT_EQ(play(bob, action), "done");
}

TEST_F(Seats, ATeamWhoseCaptainHasStoodUpActsWithoutOne) {
  begin(TeamRule::captain);
  let_ada_play();
  EXPECT_EQ(code(bob.refused(protocol::Stand{})), "done");
  world.rest(100);
  EXPECT_FALSE(ada.room->captain);
  EXPECT_EQ(play(eve, wish(eve)), "done");
}

TEST_F(Seats, ATeamActsByTheConsentOfTwo) {
  begin(TeamRule::consent);
  let_ada_play();
  const auto action = wish(eve);
  const auto before = bob.update->revision;
  EXPECT_EQ(play(eve, action), "done");
  world.rest(100);
  EXPECT_EQ(bob.update->revision, before) << "so far it is a proposal";
  EXPECT_EQ(bob.update->whole->proposals.size(), 1U);
  EXPECT_EQ(play(bob, action), "done");
  world.rest(100);
  EXPECT_NE(bob.update->revision, before);
}

TEST_F(Seats, ABotThatMayNotActForItsCaptainIsNotAskedAgainAndAgain) {
  begin(TeamRule::captain);
  let_ada_play();
  EXPECT_EQ(code(eve.refused(protocol::HandToBot{seat3, team_game().bots.front().name})), "done");
  int thoughts = 0;
  world.thought_takes = [&] { return ++thoughts, 0; };
  world.rest(60'000);
  EXPECT_EQ(thoughts, 0);
  EXPECT_EQ(code(bob.refused(protocol::Stand{})), "done");
  world.rest(10'000);
  EXPECT_GT(thoughts, 0) << "without a captain it acts";
}

// ---- Who may sit down.

TEST_F(Seats, AreChangedWithinATeamAlone) {
  begin();
  EXPECT_EQ(code(eve.refused(protocol::Stand{})), "done");
  EXPECT_EQ(code(bob.refused(protocol::Sit{seat3})), "seated") << "one seat at a time";
  EXPECT_EQ(code(bob.refused(protocol::Stand{})), "done");
  EXPECT_EQ(code(bob.refused(protocol::Sit{seat3})), "done") << "he knows what Eve knew";
  EXPECT_EQ(code(ada.refused(protocol::Stand{})), "done");
  EXPECT_EQ(code(ada.refused(protocol::Sit{seat2})), "has_seen");
  EXPECT_EQ(code(eve.refused(protocol::Sit{seat1})), "has_seen");
  EXPECT_EQ(code(dan.refused(protocol::Sit{seat1})), "secret_seat") << "he has had no seat";
  EXPECT_EQ(code(dan.refused(protocol::Sit{seat2})), "secret_seat");
  EXPECT_EQ(code(ada.refused(protocol::Sit{seat1})), "done") << "it was hers";
}

TEST_F(Seats, AreNotForgottenByAKill) {
  begin();
  EXPECT_EQ(code(ada.refused(protocol::Stand{})), "done");
  EXPECT_EQ(code(eve.refused(protocol::Stand{})), "done");
  world.kill();
  world.restart();
  ada.open(room);
  world.rest(5'000);
  EXPECT_EQ(code(ada.refused(protocol::Sit{seat3})), "has_seen");
  EXPECT_EQ(code(ada.refused(protocol::Sit{seat1})), "done");
}

// A bot plays on for whoever handed it their seat; what they have seen they have seen.
TEST_F(Seats, ThatABotHasTakenAreNotGivenToTheOtherSide) {
  begin();
  const auto bot = team_game().bots.front().name;
  EXPECT_EQ(code(ada.refused(protocol::HandToBot{seat3, bot})), "not_your_seat")
      << "though she is the host";
  EXPECT_EQ(code(eve.refused(protocol::HandToBot{seat3, bot})), "done");
  EXPECT_EQ(code(ada.refused(protocol::Stand{})), "done");
  EXPECT_EQ(code(ada.refused(protocol::Sit{seat3})), "seat_taken");
  EXPECT_EQ(code(eve.refused(protocol::TakeBack{seat3})), "done");
}

// ---- Who is not there when a game begins.

TEST_F(Seats, WhoeverIsNotThereAtTheStartIsAwayAfterTheGraceTime) {
  settings.grace_seconds = 10;
  meet();
  eve.cut();
  world.rest(1'000);
  start();
  world.rest(8'000);
  EXPECT_TRUE(ada.update->whole->away.empty());
  world.rest(3'000);
  EXPECT_EQ(ada.update->whole->away, std::vector{seat3});
  EXPECT_FALSE(ada.room->seats[2].bot) << "the table waits";
  eve.open(room);
  world.rest(1'000);
  EXPECT_TRUE(ada.update->whole->away.empty());
}

TEST_F(Seats, ABotPlaysForWhoeverIsNotThereAtTheStartWhereTheTableWantsIt) {
  settings.grace_seconds = 10;
  settings.absence = protocol::Absence::bot;
  meet();
  eve.cut();
  world.rest(1'000);
  start();
  world.rest(8'000);
  EXPECT_FALSE(ada.room->seats[2].bot);
  world.rest(3'000);
  ASSERT_TRUE(ada.room->seats[2].bot);
  EXPECT_TRUE(ada.room->seats[2].can_take_back) << "it is still Eve's";
}

TEST_F(Seats, WhoeverComesWithinTheGraceTimeIsNeverAway) {
  settings.grace_seconds = 10;
  meet();
  eve.cut();
  world.rest(1'000);
  start();
  world.rest(5'000);
  eve.open(room);
  world.rest(20'000);
  EXPECT_TRUE(ada.update->whole->away.empty());
}

// proves F-35
TEST_F(Seats, WhoeverWaitsInVainEndsTheGameButNotTheRoom) {
  begin();
  eve.cut();
  bob.cut();
  world.rest(60'000);
  EXPECT_EQ(code(dan.refused(protocol::Close{})), "only_the_host") << "who watches misses nobody";
  bob.open(room);
  world.rest(1'000);
  ASSERT_EQ(code(ada.refused(protocol::MakeHost{dan.welcome->member})), "done");
  world.rest(120'000);
  EXPECT_EQ(code(ada.refused(protocol::Close{})), "only_the_host") << "Bob of that team is here";
  bob.cut();
  world.rest(120'000);
  EXPECT_EQ(code(ada.refused(protocol::Close{})), "only_the_host") << "not yet two minutes";
  world.rest(65'000);
  EXPECT_EQ(code(dan.refused(protocol::Kick{MemberId{99}})), "no_such_member") << "Dan is the host";
  EXPECT_EQ(code(ada.refused(protocol::Close{})), "done");
  world.rest(1'000);
  EXPECT_EQ(ada.update->whole->result, "closed");
  EXPECT_EQ(ada.room->phase, Phase::over);
  EXPECT_FALSE(ada.bye);
  bob.open(room);
  eve.open(room);
  world.rest(1'000);
  EXPECT_EQ(code(dan.refused(protocol::Rematch{})), "done");
}

}  // namespace
}  // namespace server
