// What a move costs, counted: how often the rules judge it, and how many views are built.
#include <gtest/gtest.h>

#include "server/said_test.h"
#include "simulation/world.h"
#include "testing/letterbox/letterbox.h"
#include "testing/letterbox/letterbox_entry.h"

namespace server {
namespace {

class MoveCost : public ::testing::Test {
 protected:
  void SetUp() override {
    room = world.make_room(
        ada, {.game = "letterbox", .options = {}, .seats = {"me"}, .settings = {}, .start = false});
    for (auto* each : {&ada, &bob}) each->open(room);
    world.rest(100);
    ASSERT_EQ(code(bob.refused(protocol::Sit{seat2})), "done");
    ASSERT_EQ(code(ada.refused(protocol::Start{})), "done");
    world.rest(100);
  }
  letterbox::Calls of(simulation::Client& client, char letter,
                      std::optional<Number> revision = std::nullopt) {
    const auto action =
        world.hub().table_of(room)->match().parse_action(std::string{"ask "} + letter);
    const auto before = letterbox::calls();
    answered = code(client.refused(protocol::Play{action->json(), revision}));
    world.rest(100);
    const auto after = letterbox::calls();
    return {after.views - before.views, after.refusals - before.refusals};
  }

  const std::vector<catalogue::GameInfo> games{letterbox::letterbox_entry()};
  simulation::World world{games};
  simulation::Client ada{world, "Ada"}, bob{world, "Bob"}, eve{world, "Eve"};
  std::string room, answered;
};

// One view to judge the move, and for each seat that is told the view before and after.
TEST_F(MoveCost, OneJudgementAndFiveViewsForTwoSeats) {
  const auto cost = of(ada, 'm');
  EXPECT_EQ(answered, "done");
  EXPECT_EQ(cost.refusals, 1U);
  EXPECT_EQ(cost.views, 5U);
}

TEST_F(MoveCost, ManyConnectionsOfOneViewerCostNoMore) {
  for (int i = 0; i < 5; ++i) ada.open(room);
  world.rest(100);
  EXPECT_EQ(of(ada, 'm').views, 7U) << "who resumed is sent all commitments with the first update";
  EXPECT_EQ(of(bob, 'n').views, 5U);
  eve.open(room);
  world.rest(100);
  EXPECT_EQ(of(ada, 'o').views, 7U) << "a spectator is one more viewer";
}

TEST_F(MoveCost, WhatIsRefusedIsJudgedOnceAndToldToNobodyElse) {
  const auto cost = of(bob, 'm');
  EXPECT_EQ(answered, "not_your_turn");
  EXPECT_EQ(cost.refusals, 1U);
  EXPECT_EQ(cost.views, 1U);
}

TEST_F(MoveCost, WhatIsStaleIsNotJudgedAtAll) {
  const auto cost = of(ada, 'm', 77);
  EXPECT_EQ(answered, "stale");
  EXPECT_EQ(cost.refusals, 0U);
  EXPECT_EQ(cost.views, 0U);
}

}  // namespace
}  // namespace server
