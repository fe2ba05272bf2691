// Seats between games: who puts whom where, and who plays what in the next game.
#include <gtest/gtest.h>

#include <algorithm>

#include "catalogue/catalogue.h"
#include "server/said_test.h"
#include "simulation/world.h"

namespace server {
namespace {

using simulation::Client;
using simulation::World;
using Names = std::vector<std::string>;

// A game whose seats are not alike, and no bot but one plays all of them.
const catalogue::GameInfo& game_of_roles() {
  for (const auto& game : catalogue::games()) {
    if (!game.symmetric_seats) return game;
  }
  throw std::runtime_error{"all games have seats that are alike"};
}

class Lobby : public ::testing::Test {
 protected:
  void meet(std::string seats, Names taken) {
    room = world.make_room(ada, {.game = game_of_roles().name,
                                 .options = {{"seats", std::move(seats)}},
                                 .seats = std::move(taken),
                                 .settings = {},
                                 .start = false});
    for (auto* each : {&ada, &bob, &eve}) each->open(room);
    world.rest(100);
  }
  std::string ask(Client& client, const protocol::Request& request) {
    auto answer = code(client.refused(request));
    world.rest(100);
    return answer;
  }
  // Who holds each seat, as a member's number, a bot's name, both, or nothing.
  Names holders() {
    Names names;
    for (const auto& seat : ada.room->seats) {
      names.push_back((seat.member ? std::to_string(seat.member->value()) : "") +
                      seat.bot.value_or(""));
    }
    return names;
  }
  const protocol::SeatShown& seat(std::size_t number) { return ada.room->seats.at(number - 1); }
  void play_to_the_end() {
    world.until([&] { return ada.room->phase != Phase::playing; });
    world.rest(1'000);
  }

  World world{catalogue::games()};
  Client ada{world, "Ada"}, bob{world, "Bob"}, eve{world, "Eve"};
  std::string room;
};

TEST_F(Lobby, TellsOfEachSeatItsTeamAndItsBots) {
  meet("3", {"me"});
  EXPECT_NE(seat(1).team, seat(2).team);
  EXPECT_EQ(seat(2).team, seat(3).team);
  EXPECT_NE(seat(1).bots, seat(2).bots) << "a bot of one role does not play the other";
  for (std::size_t i = 1; i <= 3; ++i) {
    const auto bots = seat(i).bots;
    ASSERT_GE(bots.size(), 2U);
    for (const auto& bot : bots) {
      const bool is_adas = i == 1;
      EXPECT_TRUE(is_adas || ask(ada, protocol::HandToBot{Seat::from_index(i - 1), bot}) == "done")
          << bot;
    }
  }
  EXPECT_EQ(ask(ada, protocol::HandToBot{seat2, seat(1).bots.back()}), "no_such_bot");
}

TEST_F(Lobby, TheHostGivesAnOpenSeatToABotAndTakesItOffAgain) {
  meet("3", {"me"});
  const auto bot = seat(2).bots.back();
  EXPECT_EQ(ask(bob, protocol::HandToBot{seat2, bot}), "only_the_host");
  EXPECT_EQ(ask(ada, protocol::HandToBot{seat2, bot}), "done");
  EXPECT_EQ(holders(), (Names{"1", bot, ""}));
  EXPECT_EQ(ask(bob, protocol::Sit{seat2}), "seat_taken");
  EXPECT_EQ(ask(bob, protocol::TakeBack{seat2}), "not_your_seat");
  EXPECT_EQ(ask(ada, protocol::TakeBack{seat3}), "not_your_seat") << "no bot is there";
  EXPECT_EQ(ask(ada, protocol::TakeBack{seat2}), "done");
  EXPECT_EQ(holders(), (Names{"1", "", ""}));
  EXPECT_EQ(ask(bob, protocol::Sit{seat2}), "done");
  EXPECT_EQ(holders(), (Names{"1", "2", ""}));
}

TEST_F(Lobby, NobodyLosesTheirSeatToABotWhileTheyAreHere) {
  meet("2", {"me"});
  const auto bot = seat(2).bots.back();
  EXPECT_EQ(ask(bob, protocol::Sit{seat2}), "done");
  EXPECT_EQ(ask(ada, protocol::HandToBot{seat2, bot}), "seat_taken");
  bob.cut();
  world.rest(1'000);
  EXPECT_EQ(ask(ada, protocol::HandToBot{seat2, bot}), "done") << "he has gone";
  EXPECT_EQ(holders(), (Names{"1", bot}));
}

TEST_F(Lobby, AMemberMovesToAnotherSeat) {
  meet("3", {"me"});
  EXPECT_EQ(ask(ada, protocol::Sit{seat3}), "done");
  EXPECT_EQ(holders(), (Names{"", "", "1"}));
  EXPECT_EQ(ask(bob, protocol::Sit{seat3}), "seat_taken");
  EXPECT_EQ(ask(bob, protocol::Sit{seat1}), "done");
  EXPECT_EQ(ask(ada, protocol::HandToBot{seat2, seat(2).bots.back()}), "done");
  EXPECT_EQ(ask(ada, protocol::Start{}), "done");
  world.rest(1'000);
  EXPECT_EQ(ada.update->seat, seat3);
  EXPECT_EQ(bob.update->seat, seat1);
}

TEST_F(Lobby, BotsFollowTheRolesThatTheHostSets) {
  meet("2", {"me"});
  const auto role = seat(2).role;
  const auto bot = seat(2).bots.back();
  EXPECT_EQ(ask(ada, protocol::HandToBot{seat2, bot}), "done");
  const auto configured = [&](std::vector<core::Option> options) {
    return ask(ada, protocol::Configure{std::move(options), std::nullopt});
  };
  const auto other = std::ranges::find_if(game_of_roles().option_infos, [](const auto& option) {
    return option.value == "1" && option.max == 12;
  });
  ASSERT_NE(other, game_of_roles().option_infos.end()) << "which seat has the role of its own";
  EXPECT_EQ(configured({{other->name, "2"}}), "done");
  EXPECT_NE(seat(2).role, role);
  EXPECT_EQ(seat(2).bot, seat(2).bots.back());
  EXPECT_NE(seat(2).bot, bot);
  EXPECT_EQ(ask(ada, protocol::Start{}), "done");
}

TEST_F(Lobby, WhoeverSatOnASeatThatIsGoneTakesAnOpenOne) {
  meet("4", {"me"});
  EXPECT_EQ(ask(bob, protocol::Sit{seat3}), "done");
  EXPECT_EQ(ask(eve, protocol::Sit{seat4}), "done");
  const std::vector<core::Option> two{{"seats", "2"}};
  EXPECT_EQ(ask(ada, protocol::Configure{two, std::nullopt}), "done");
  EXPECT_EQ(holders(), (Names{"1", "2"})) << "Eve has none";
}

// ---- The next game.

TEST_F(Lobby, OfTwoPeopleEachPlaysTheOthersRoleNext) {
  meet("2", {"me"});
  EXPECT_EQ(ask(bob, protocol::Sit{seat2}), "done");
  EXPECT_EQ(ask(ada, protocol::Start{}), "done");
  EXPECT_EQ(ask(ada, protocol::HandToBot{seat1, seat(1).bots.back()}), "done");
  EXPECT_EQ(ask(bob, protocol::HandToBot{seat2, seat(2).bots.back()}), "done");
  play_to_the_end();
  ASSERT_EQ(ada.room->phase, Phase::over);
  EXPECT_EQ(ask(ada, protocol::Rematch{}), "done");
  world.rest(1'000);
  ASSERT_EQ(ada.room->round, Round{2});
  EXPECT_EQ(holders(), (Names{"2", "1"})) << "and no bot plays on for who is here";
  EXPECT_EQ(ada.update->seat, seat2);
  EXPECT_EQ(bob.update->seat, seat1);
}

TEST_F(Lobby, WithAPersonAndABotTheBotChangesToOneOfTheOtherRole) {
  meet("2", {"me", "open"});
  const auto librarians = seat(1).bots, guessers = seat(2).bots;
  EXPECT_EQ(ask(ada, protocol::HandToBot{seat2, guessers.back()}), "done");
  EXPECT_EQ(ask(ada, protocol::Start{}), "done");
  EXPECT_EQ(ask(ada, protocol::HandToBot{seat1, librarians.back()}), "done");
  play_to_the_end();
  ASSERT_EQ(ada.room->phase, Phase::over);
  EXPECT_EQ(ask(ada, protocol::Rematch{}), "done");
  world.rest(1'000);
  EXPECT_EQ(holders(), (Names{librarians.back(), "1"}));
  EXPECT_EQ(ada.update->seat, seat2);
  world.rest(60'000);
  EXPECT_TRUE(can_act(ada.update)) << "the bot plays its new role: it is Ada's turn";
}

// Or whoever has won a first game would meet the strongest in the second.
TEST_F(Lobby, ABotThatChangesItsRoleStaysAsStrong) {
  const auto& bots = game_of_roles().bots;
  const auto strength = [&](const std::string& name) {
    return std::ranges::find(bots, name, &catalogue::BotInfo::name)->strength;
  };
  meet("2", {"me", "open"});
  const auto librarians = seat(1).bots, guessers = seat(2).bots;
  const auto beginner = std::ranges::find(guessers, core::Strength::beginner, strength);
  ASSERT_NE(beginner, guessers.end());
  EXPECT_EQ(ask(ada, protocol::HandToBot{seat2, *beginner}), "done");
  EXPECT_EQ(ask(ada, protocol::Start{}), "done");
  EXPECT_EQ(ask(ada, protocol::HandToBot{seat1, librarians.back()}), "done");
  play_to_the_end();
  ASSERT_EQ(ada.room->phase, Phase::over);
  EXPECT_EQ(ask(ada, protocol::Rematch{}), "done");
  world.rest(1'000);
  ASSERT_TRUE(seat(1).bot);
  EXPECT_EQ(strength(*seat(1).bot), core::Strength::beginner) << *seat(1).bot;
  EXPECT_NE(*seat(1).bot, *beginner);
}

TEST_F(Lobby, OfThreeEverybodyMovesOnByOne) {
  meet("3", {"me"});
  EXPECT_EQ(ask(bob, protocol::Sit{seat2}), "done");
  EXPECT_EQ(ask(eve, protocol::Sit{seat3}), "done");
  EXPECT_EQ(ask(ada, protocol::Start{}), "done");
  Client* const sitting[]{&ada, &bob, &eve};
  for (std::size_t i = 1; i <= 3; ++i) {
    const protocol::HandToBot to{Seat::from_index(i - 1), seat(i).bots.back()};
    EXPECT_EQ(ask(*sitting[i - 1], to), "done");
  }
  play_to_the_end();
  ASSERT_EQ(ada.room->phase, Phase::over);
  EXPECT_EQ(ask(eve, protocol::Stand{}), "done");
  EXPECT_EQ(ask(ada, protocol::Rematch{}), "seat_open");
  EXPECT_EQ(ask(eve, protocol::Sit{seat3}), "done");
  bob.cut();
  world.rest(1'000);
  EXPECT_EQ(ask(ada, protocol::Rematch{}), "done");
  world.rest(1'000);
  EXPECT_EQ(holders(), (Names{"3", "1", "2" + seat(3).bots.back()}))
      << "the last plays the first role, and the bot plays on for Bob, who has gone";
}

}  // namespace
}  // namespace server
