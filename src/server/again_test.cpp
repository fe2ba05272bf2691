// What is asked again, after whatever has happened meanwhile; and what is tried again after a disk
// was in trouble. All of it was found by simulations.
#include <gtest/gtest.h>

#include <algorithm>

#include "catalogue/catalogue.h"
#include "server/said_test.h"
#include "simulation/world.h"
#include "tables/kept.h"

namespace server {
namespace {

using simulation::Client;
using simulation::World;

const journal::Failure full{journal::Trouble::full, "The disk is full."};

// Ada and Bob, the first game of the catalogue.
class Again : public ::testing::Test {
 protected:
  void begin() { begin(world.games.front()); }
  void begin(const catalogue::GameInfo& game) {
    std::vector<std::string> seats{"me", "open"};
    seats.resize((*game.start({}))->seats(), game.bots.front().name);
    protocol::NewRoom wish{
        .game = game.name, .options = {}, .seats = seats, .settings = {}, .start = false};
    wish.settings.aids = {"hint"};
    room = world.make_room(ada, wish);
    ada.open(room);
    bob.open(room);
    world.rest(100);
    ASSERT_EQ(code(bob.refused(protocol::Sit{seat2})), "done");
    ASSERT_EQ(code(ada.refused(protocol::Start{})), "done");
    world.rest(1'000);
  }
  // A move that a bot would make; its id, or nothing where there is none to make.
  std::string move(Client& client) {
    if (!can_act(client.update)) return {};
    const auto hint = client.ask(protocol::Aid{"hint", std::nullopt});
    world.rest(5'000);
    const auto action = hinted_action(client.answers[hint]);
    if (!action) return {};
    play = protocol::Play{*action, std::nullopt};
    const auto id = client.ask(play);
    world.rest(1'000);
    return id;
  }
  std::string answer(Client& client, const protocol::Request& request, const std::string& id) {
    client.answers.erase(id);
    client.ask(request, id);
    world.rest(1'000);
    if (!client.answers.contains(id)) return "no answer";
    return code(client.answers.at(id).refused);
  }
  std::vector<journal::Row> log() {
    return *world.journal.read(*journal::TableId::parse(*ada.room->table));
  }
  std::ptrdiff_t rows_of(const std::string& id) {
    return std::ranges::count_if(
        log(), [&](const auto& row) { return row.command && row.command->id == id; });
  }
  RoomState kept() { return *read_kept_text(world.directory.rooms()->front().text); }

  World world{catalogue::games()};
  Client ada{world, "Ada"}, bob{world, "Bob"};
  std::string room;
  protocol::Play play;
};

TEST_F(Again, TheLastMoveOfAGameIsKnownAfterItsEndAndInTheNext) {
  begin();
  std::string id;
  Client* last = nullptr;
  for (int i = 0; i < 400 && ada.room->phase == Phase::playing; ++i) {
    for (auto* each : {&ada, &bob}) {
      const auto made = move(*each);
      if (made.empty() || each->answers[made].refused) continue;
      id = made;
      last = each;
    }
  }
  ASSERT_EQ(ada.room->phase, Phase::over);
  const auto sent = play;
  EXPECT_EQ(rows_of(id), 1);
  EXPECT_EQ(answer(*last, sent, id), "done");
  EXPECT_EQ(code(ada.refused(protocol::Rematch{})), "done");
  world.rest(1'000);
  EXPECT_EQ(answer(*last, sent, id), "done");
  EXPECT_EQ(rows_of(id), 0) << "it was done in the game before";
}

// The request that begins the next game is remembered, too, and where a member has asked for much
// it pushed the only move of the game before out.
TEST(RoomState, RemembersALastMoveBesideTheRequestThatBeginsTheNextGame) {
  constexpr std::size_t most = 8;
  RoomState room;
  room.members.push_back({.who = MemberId{1}, .person = "ada", .name = "Ada", .done = {}});
  const auto knows = [&](const std::string& id) {
    return std::ranges::count(room.member(MemberId{1})->done, id) == 1;
  };
  for (std::size_t i = 0; i < 2 * most; ++i)
    room.remember("ada", "asked " + std::to_string(i), most);
  room.remember_a_game({{"ada", "move"}, {"bob", "his"}}, most);
  room.remember("ada", "rematch", most);
  EXPECT_TRUE(knows("move"));
  EXPECT_TRUE(knows("rematch"));
  EXPECT_TRUE(knows("asked 15"));
  EXPECT_FALSE(knows("his"));
  EXPECT_EQ(room.member(MemberId{1})->done.size(), most);
}

TEST(RoomState, RemembersAsManyRequestsAsMoves) {
  constexpr std::size_t most = 8;
  RoomState room;
  room.members.push_back({.who = MemberId{1}, .person = "ada", .name = "Ada", .done = {}});
  std::vector<journal::CommandKey> moves;
  for (int i = 0; i < 20; ++i) {
    room.remember("ada", "asked " + std::to_string(i), most);
    moves.push_back({"ada", "move " + std::to_string(i)});
  }
  room.remember_a_game(moves, most);
  const std::vector<std::string> known{"asked 16", "asked 17", "asked 18", "asked 19",
                                       "move 16",  "move 17",  "move 18",  "move 19"};
  EXPECT_EQ(room.member(MemberId{1})->done, known);
}

TEST_F(Again, WhatIsSentTwiceAtOnceIsDoneOnce) {
  begin();
  EXPECT_EQ(code(bob.refused(protocol::Stand{})), "done");
  const auto id = bob.ask(protocol::Sit{seat2});
  bob.ask(protocol::Sit{seat2}, id);
  world.rest(1'000);
  EXPECT_FALSE(bob.answers.at(id).refused);
  const auto done = kept().member(MemberId{2})->done;
  EXPECT_EQ(std::ranges::count(done, id), 1);
  EXPECT_EQ(kept().held.size(), 3U) << "two at the start, and Bob again";
}

TEST_F(Again, TalkThatWasNotKeptIsNotDoneAndIsSaidOnce) {
  begin();
  const protocol::Chat chat{"good luck", std::nullopt, false};
  world.directory.fail_with(directory::Failure{directory::Trouble::failed, "It failed."});
  const auto id = bob.ask(chat);
  world.rest(1'000);
  EXPECT_EQ(code(bob.answers.at(id).refused), "cannot_save");
  world.directory.fail_with(std::nullopt);
  EXPECT_EQ(answer(bob, chat, id), "done");
  world.kill();
  world.restart();
  bob.open(room);
  world.rest(100);
  EXPECT_EQ(answer(bob, chat, id), "done");
  EXPECT_EQ(world.directory.said_in(*directory::RoomId::parse(room), 9)->size(), 1U);
}

TEST_F(Again, TheSameNumberOfAnotherSeatsStreamIsAnotherView) {
  begin();
  const auto seated = bob.update;
  ASSERT_EQ(seated->seat, seat2);
  EXPECT_EQ(code(bob.refused(protocol::Stand{})), "done");
  world.rest(1'000);
  const auto number = bob.update->number;
  bob.cut();
  bob.update = seated;  // as if that had been the last to arrive
  bob.update->number = number;
  bob.open(room);
  world.rest(1'000);
  EXPECT_FALSE(bob.update->seat);
}

TEST_F(Again, ALogThatCannotBeReadIsReadLater) {
  begin();
  const auto entries = log().size();
  world.kill();
  world.journal_unreadable = full;
  world.restart();
  ada.open(room);
  world.rest(3'000);
  EXPECT_EQ(code(ada.refused(protocol::Note{"plan", "x"})), "no_log");
  EXPECT_FALSE(ada.bye);
  world.journal_unreadable.reset();
  world.rest(3'000);
  EXPECT_NE(code(ada.refused(protocol::Note{"plan", "x"})), "no_log");
  EXPECT_GT(log().size(), entries) << "the outage is noted";
}

TEST_F(Again, WhoeverComesBackWhileTheClockStandsIsToldSo) {
  const auto game = std::ranges::find_if(world.games, [](const catalogue::GameInfo& each) {
    return each.symmetric_seats &&
           (*each.start({}))->seats() > 1;  // all act at once, against a clock
  });
  ASSERT_NE(game, world.games.end());
  begin(*game);
  const auto number = ada.update->number;
  world.kill();
  world.rest(60'000);
  world.restart();
  ada.update->resumes_at.reset();
  ada.open(room);
  world.rest(500);
  EXPECT_EQ(ada.update->number, number);
  EXPECT_TRUE(ada.update->resumes_at) << "nothing says that no time passes yet";
  EXPECT_EQ(std::ranges::count_if(ada.texts,
                                  [](const auto& text) {
                                    return text.find("\"difference\":{}") != std::string::npos;
                                  }),
            1)
      << "nothing else is sent again";
}

// The last entry of the log was one that the seat cannot see; what changed for it came before.
TEST_F(Again, WhoeverMissedAnUpdateBeforeACrashGetsTheWholeAfterIt) {
  begin();
  std::optional<protocol::Update> missed;
  Client* sees = nullptr;
  for (int i = 0; i < 50 && sees == nullptr; ++i) {
    for (auto* each : {&ada, &bob}) {
      auto& other = each == &ada ? bob : ada;
      const auto before = other.update;
      if (move(*each).empty() || other.update->number != before->number.next()) continue;
      const auto entries = log().size();
      if (code(each->refused(protocol::Note{"q", "out"})) != "done") continue;
      ASSERT_EQ(log().size(), entries + 1);
      ASSERT_EQ(other.update->number, before->number.next()) << "a note is the team's own";
      missed = before;
      sees = &other;
      break;
    }
  }
  ASSERT_NE(sees, nullptr);
  const auto known = sees->update;
  world.kill();
  sees->update = missed;  // as if the last had not arrived
  world.restart();
  sees->open(room);
  world.rest(world.net_ms);
  EXPECT_EQ(sees->update->number, known->number);
  EXPECT_TRUE(is_same_json(sees->update->whole->view.text, known->whole->view.text))
      << sees->update->whole->view.text << "\n"
      << known->whole->view.text;
}

TEST_F(Again, AStaleMoveIsRefusedAsStaleBeforeItsActionIsRead) {
  begin();
  const protocol::Play nonsense{{R"({"dance":{}})"}, ada.update->revision};
  EXPECT_EQ(code(ada.refused(nonsense)), "unknown_name") << "of the present revision it is read";
  for (int i = 0; i < 50 && ada.update->revision == nonsense.revision; ++i) {
    for (auto* each : {&ada, &bob}) move(*each);
  }
  ASSERT_NE(ada.update->revision, nonsense.revision);
  for (auto* each : {&ada, &bob}) {
    EXPECT_EQ(code(each->refused(nonsense)), "stale");
    EXPECT_EQ(code(each->refused(protocol::Play{{"[7]"}, 4'000'000'000U})), "stale");
    const protocol::Play now{nonsense.action, each->update->revision};
    EXPECT_EQ(code(each->refused(now)), "unknown_name");
  }
}

TEST_F(Again, ARetryOfAMoveIsDoneWhateverItSaysByThen) {
  begin();
  auto& actor = can_act(ada.update) ? ada : bob;
  const auto id = move(actor);
  ASSERT_FALSE(id.empty());
  ASSERT_FALSE(actor.answers.at(id).refused);
  const protocol::Play nonsense{{R"({"dance":{}})"}, 4'000'000'000U};
  EXPECT_EQ(answer(actor, nonsense, id), "done");
  EXPECT_EQ(answer(actor, nonsense, id + "-other"), "stale");
  world.kill();
  world.restart();
  actor.open(room);
  world.rest(1'000);
  EXPECT_EQ(answer(actor, nonsense, id), "done") << "and so it is after a crash";
  EXPECT_EQ(rows_of(id), 1);
}

TEST_F(Again, TwoOutagesOneAfterTheOtherAreNobodysTime) {
  begin();
  world.kill();
  world.rest(60'000);
  world.journal_refuses = full;
  world.restart();
  ada.open(room);
  world.rest(5'000);
  ada.ask(protocol::Note{"plan", "x"});
  world.kill();
  world.journal_refuses.reset();
  world.rest(60'000);
  world.restart();
  world.rest(10'000);
  const auto entries = tables::kept_in(world.games, log())->entries;
  const auto outage = std::ranges::find_if(entries, [](const auto& entry) {
    return std::holds_alternative<tables::Outage>(entry.what);
  });
  ASSERT_NE(outage, entries.end());
  EXPECT_LT(outage->at, tables::TableTime{std::chrono::seconds{10}});
}

TEST_F(Again, WhoeverWentDuringADisksTroubleIsAwayAfterIt) {
  begin();
  world.journal_refuses = full;
  bob.cut();
  world.rest(70'000);
  EXPECT_TRUE(ada.update->whole->away.empty());
  world.journal_refuses.reset();
  world.rest(5'000);
  EXPECT_EQ(ada.update->whole->away, std::vector{seat2});
  world.journal_refuses = full;
  bob.open(room);
  world.rest(5'000);
  world.journal_refuses.reset();
  world.rest(5'000);
  EXPECT_TRUE(ada.update->whole->away.empty());
}

TEST_F(Again, WhoeverIsGoneForGoodHasNoSeatInTheNextGame) {
  begin();
  EXPECT_EQ(world.http("DELETE", "/api/me", "", &bob).status, 200U);
  world.rest(1'000);
  EXPECT_TRUE(ada.room->seats[1].member) << "the game goes on with it";
  for (int i = 0; i < 200 && ada.room->phase == Phase::playing; ++i) {
    if (move(ada).empty()) world.rest(60'000);
    ada.refused(protocol::HandToBot{seat2, "random"});
  }
  ASSERT_EQ(ada.room->phase, Phase::over);
  EXPECT_FALSE(ada.room->seats[1].member);
}

}  // namespace
}  // namespace server
