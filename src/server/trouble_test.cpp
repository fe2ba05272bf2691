// What a disk in trouble costs: an answer that says so, and some seconds. It costs nobody their
// name, their time or their game. All of it was found by simulations.
#include <gtest/gtest.h>

#include <algorithm>

#include "server/said_test.h"
#include "simulation/town.h"
#include "simulation/world.h"
#include "tables/kept.h"
#include "testing/letterbox/letterbox_entry.h"

namespace server {
namespace {

using simulation::Client;
using simulation::token_in;
using simulation::World;

const journal::Failure full{journal::Trouble::full, "The disk is full."};
const codec::RawJson ask_m{R"({"ask":{"before":"m"}})"};
const std::string guest_wish = protocol::text(protocol::GuestWish{"Ada"});

template <class Kind>
void refuse_every(World& world) {
  world.directory_refuses = [](const directory::Change& change) {
    return std::holds_alternative<Kind>(change);
  };
}

using Options = std::vector<core::Option>;
const Options half_a_minute{{"seconds", "30"}}, no_clock{};

const std::vector<catalogue::GameInfo> one_game{letterbox::letterbox_entry()};

// Ada and Bob, where chance deals first, and then Ada is to move.
class Trouble : public ::testing::Test {
 protected:
  void meet(const Options& options) {
    room = world.make_room(ada, {.game = one_game.front().name,
                                 .options = options,
                                 .seats = {"me"},
                                 .settings = {},
                                 .start = false});
    come();
    ASSERT_EQ(code(bob.refused(protocol::Sit{seat2})), "done");
  }
  void begin(const Options& options) {
    meet(options);
    ASSERT_EQ(code(ada.refused(protocol::Start{})), "done");
    world.rest(1'000);
    ASSERT_EQ(moves().size(), 2U) << "two draws";
  }
  void come() {
    ada.open(room);
    bob.open(room);
    world.rest(100);
  }
  void outlive_an_outage_that_is_refused() {
    world.kill();
    world.rest(60'000);
    world.journal_refuses = full;
    world.restart();
    come();
    world.rest(60'000);
    EXPECT_EQ(ask_for(ada), "cannot_save");
    EXPECT_LE(now_told(ada), 1'500) << "the clock stands";
    world.journal_refuses.reset();
  }
  std::vector<tables::Entry> entries() {
    const auto rows = world.journal.read(*journal::TableId::parse(*ada.room->table));
    return tables::kept_in(world.games, *rows)->entries;
  }
  std::vector<tables::Entry> moves() {
    auto all = entries();
    std::erase_if(
        all, [](const auto& entry) { return !std::holds_alternative<tables::Played>(entry.what); });
    return all;
  }
  core::Actor last_mover() { return std::get<tables::Played>(moves().back().what).actor; }
  std::string ask_for(Client& client) {
    return code(client.refused(protocol::Play{ask_m, std::nullopt}));
  }
  std::int64_t now_told(Client& client) {
    std::optional<protocol::Pong> pong;
    client.ask(protocol::Ping{world.now(), std::nullopt});
    world.rest(100);
    if (const auto event = protocol::read_event(client.texts.back())) {
      if (const auto* told = std::get_if<protocol::Pong>(&*event)) pong = *told;
    }
    return pong ? pong->table_now.value_or(-1) : -1;
  }

  World world{one_game};
  Client ada{world, "Ada"}, bob{world, "Bob"};
  std::string room;
};

// ---- Who somebody is.

TEST_F(Trouble, AGuestWhoIsNotKeptIsNobodyAndMayTryAgain) {
  refuse_every<directory::PutPerson>(world);
  const auto refused = world.http("POST", "/api/guest", guest_wish);
  EXPECT_EQ(refused.status, 503U);
  EXPECT_EQ(code(refused), "cannot_save");
  EXPECT_EQ(token_in(refused), "") << "a token for nobody";
  world.directory_refuses = {};
  const auto kept = world.http("POST", "/api/guest", guest_wish);
  EXPECT_EQ(kept.status, 200U);
  EXPECT_NE(token_in(kept), "");
}

TEST_F(Trouble, AGuestWhoseSessionIsNotKeptIsToldSo) {
  refuse_every<directory::PutSession>(world);
  const auto refused = world.http("POST", "/api/guest", guest_wish);
  EXPECT_EQ(refused.status, 503U);
  EXPECT_EQ(code(refused), "cannot_save");
  EXPECT_EQ(token_in(refused), "");
  world.directory_refuses = {};
  const Client again{world, "Ada"};
  EXPECT_EQ(world.http("GET", "/api/me", "", &again).status, 200U);
}

// ---- Whose time it is, while an outage cannot be noted.

TEST_F(Trouble, NobodyPaysForAnOutageThatIsRefused) {
  begin(half_a_minute);
  outlive_an_outage_that_is_refused();
  world.rest(10'000);
  EXPECT_EQ(ask_for(ada), "done") << "of her 30 s hardly 12 have passed";
  EXPECT_LT(moves().back().at, tables::TableTime{std::chrono::seconds{13}});
}

TEST_F(Trouble, NorWhereNoClockRuns) {
  begin(no_clock);
  outlive_an_outage_that_is_refused();
  world.rest(10'000);
  EXPECT_EQ(ask_for(ada), "done");
  EXPECT_LT(moves().back().at, tables::TableTime{std::chrono::seconds{13}});
}

TEST_F(Trouble, NobodyPaysForAnOutageThatIsLongInWriting) {
  begin(half_a_minute);
  world.kill();
  world.rest(60'000);
  world.disk_adds = [](const journal::Row&) { return 40'000; };
  world.restart();
  world.disk_adds = {};
  come();
  world.rest(20'000);
  const auto early = ada.ask(protocol::Play{ask_m, std::nullopt});
  world.rest(5'000);
  EXPECT_FALSE(ada.answers.contains(early)) << "it waits for the outage's own row";
  world.rest(20'000);
  ASSERT_TRUE(ada.answers.contains(early));
  EXPECT_EQ(code(ada.answers.at(early).refused), "done");
  EXPECT_LT(moves().back().at, tables::TableTime{std::chrono::milliseconds{1'500}})
      << "it arrived at the outage's end";
  world.rest(25'000);
  EXPECT_FALSE(ada.update->whole->result) << "nor has Bob paid";
  EXPECT_EQ(ask_for(bob), "done");
}

// ---- What nobody asked for is tried again without anybody asking.

TEST_F(Trouble, ChanceIsTriedAgain) {
  meet(no_clock);
  const auto kept = world.rows_kept;
  ada.ask(protocol::Start{});
  ASSERT_TRUE(world.until([&] { return world.rows_kept == kept + 1; })) << "the head";
  world.journal_refuses = full;
  world.rest(10'000);
  ASSERT_EQ(ada.room->phase, Phase::playing);
  EXPECT_TRUE(entries().empty());
  world.journal_refuses.reset();
  world.rest(2'000);
  EXPECT_EQ(moves().size(), 2U) << "both draws";
  EXPECT_EQ(ask_for(ada), "done");
}

TEST_F(Trouble, TheClockIsTriedAgain) {
  begin(half_a_minute);
  world.journal_refuses = full;
  world.rest(40'000);
  EXPECT_EQ(moves().size(), 2U);
  EXPECT_FALSE(ada.update->whole->result);
  world.journal_refuses.reset();
  world.rest(2'000);
  EXPECT_EQ(last_mover(), core::Actor::clock());
  EXPECT_EQ(moves().back().at, tables::TableTime{std::chrono::seconds{30}}) << "when it was due";
  EXPECT_EQ(ada.update->whole->result, "second_wins");
}

TEST_F(Trouble, ABotIsTriedAgain) {
  begin(no_clock);
  ASSERT_EQ(code(bob.refused(protocol::HandToBot{seat2, "random"})), "done");
  ASSERT_EQ(ask_for(ada), "done");
  world.journal_refuses = full;
  world.rest(10'000);
  const auto before = moves().size();
  world.journal_refuses.reset();
  world.rest(10'000);
  EXPECT_GT(moves().size(), before);
}

}  // namespace
}  // namespace server
