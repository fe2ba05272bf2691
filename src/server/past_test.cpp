// What somebody who loads the page again is told of the game so far.
#include <gtest/gtest.h>

#include "catalogue/catalogue.h"
#include "codec/difference.h"
#include "server/said_test.h"
#include "simulation/world.h"

namespace server {
namespace {

using simulation::Client;
using simulation::World;

class PastOfAGame : public ::testing::Test {
 protected:
  protocol::Past past(const Client* client, const std::string& query = "") {
    const auto answer = world.http("GET", "/api/rooms/" + room + "/past" + query, "", client);
    const auto told = protocol::read_answer<protocol::Past>(answer.body);
    EXPECT_TRUE(told) << answer.body;
    return told.value_or(protocol::Past{});
  }
  void begin() {
    room = world.make_room(
        ada,
        {.game = "fiction", .options = {}, .seats = {"liar", "me"}, .settings = {}, .start = true});
    ada.open(room);
    ASSERT_TRUE(world.until([&] { return can_act(ada.update); }));
  }
  void guess(const std::string& word) {
    const codec::RawJson action{R"({"guess":{"word":")" + word + R"("}})"};
    EXPECT_EQ(code(ada.refused(protocol::Play{action, std::nullopt})), "done");
    ASSERT_TRUE(world.until([&] { return can_act(ada.update); }));
  }

  World world{catalogue::games()};
  Client ada{world, "Ada"}, bob{world, "Bob"};
  std::string room;
};

TEST_F(PastOfAGame, HasWhenEachThingWasSeenBesideWhatWasSaid) {
  begin();
  guess("crane");
  world.rest(5'000);
  EXPECT_EQ(code(ada.refused(protocol::Chat{"hm", std::nullopt, false})), "done");
  world.rest(5'000);
  guess("moist");
  world.rest(100);
  ASSERT_EQ(ada.talk.size(), 1U);
  const auto told = past(&ada);
  EXPECT_EQ(told.round, Round{1});
  ASSERT_GT(told.steps.size(), 4U);
  EXPECT_TRUE(told.steps.front().view);
  const auto when = [&](std::string_view part) {
    for (const auto& step : told.steps) {
      if (step.difference && step.difference->text.find(part) != std::string::npos) return step.at;
    }
    return std::int64_t{0};
  };
  EXPECT_GT(when("crane"), 0);
  EXPECT_LT(when("crane"), ada.talk[0].at);
  EXPECT_GT(when("moist"), ada.talk[0].at);
  EXPECT_EQ(told.steps.back().number, ada.update->number);
}

TEST_F(PastOfAGame, LeadsToWhatTheViewerSeesNow) {
  begin();
  guess("crane");
  world.rest(100);
  const auto told = past(&ada);
  auto view = *codec::parse_json(told.steps.front().view->text);
  for (const auto& step : told.steps) {
    if (!step.difference) continue;
    ASSERT_TRUE(codec::apply_difference(view, *codec::parse_json(step.difference->text)));
  }
  EXPECT_EQ(view, *codec::parse_json(ada.update->whole->view.text));
}

TEST_F(PastOfAGame, TellsNobodyMoreThanTheySaw) {
  begin();
  guess("crane");
  world.rest(100);
  for (const auto& told : {past(&ada), past(&bob), past(nullptr), past(&ada, "?screen=1")}) {
    EXPECT_GT(told.steps.size(), 1U);
    EXPECT_EQ(protocol::text(told).find(R"("secret":")"), std::string::npos);
  }
}

TEST_F(PastOfAGame, IsEmptyBeforeTheFirstGameAndRefusedToStrangersWhereNobodyMayWatch) {
  protocol::RoomSettings settings;
  settings.spectators = false;
  room = world.make_room(ada, {.game = "fiction",
                               .options = {},
                               .seats = {"liar", "me"},
                               .settings = settings,
                               .start = false});
  EXPECT_TRUE(past(&ada).steps.empty());
  ada.open(room);
  world.rest(100);
  EXPECT_EQ(code(ada.refused(protocol::Start{})), "done");
  world.rest(2'000);
  EXPECT_FALSE(past(&ada).steps.empty());
  EXPECT_EQ(code(world.http("GET", "/api/rooms/" + room + "/past", "", &bob)), "no_spectators");
  EXPECT_EQ(code(world.http("GET", "/api/rooms/0123/past", "", &bob)), "no_such_room");
}

}  // namespace
}  // namespace server
