// What is deleted because nobody comes back for it, and what a clock that is wrong must not do.
#include <gtest/gtest.h>

#include <algorithm>

#include "server/said_test.h"
#include "simulation/town.h"
#include "simulation/world.h"
#include "testing/letterbox/letterbox_entry.h"

namespace server {
namespace {

using simulation::Client;
using simulation::World;

constexpr std::int64_t minute = 60'000, hour = 60 * minute, day = 24 * hour;

const std::vector<catalogue::GameInfo> one_game{letterbox::letterbox_entry()};

class CleaningUp : public ::testing::Test {
 protected:
  void SetUp() override {
    world.rest(25 * hour);  // and the clock is believed
    ASSERT_GT(world.believed_clock(), 0);
  }
  std::string room_of(const Client& client) {
    return world.make_room(client, {.game = one_game.front().name,
                                    .options = {},
                                    .seats = {"me"},
                                    .settings = {},
                                    .start = false});
  }
  bool has_room(const std::string& id) {
    return world.http("GET", "/api/rooms/" + id, "", &ada).status == 200;
  }
  std::string name_of(const Client& client) {
    return protocol::read_answer<protocol::Me>(world.http("GET", "/api/me", "", &client).body)
        .value()
        .name;
  }
  std::size_t told(std::string_view what) {
    return static_cast<std::size_t>(std::ranges::count_if(
        world.log_lines, [&](const auto& line) { return line.find(what) != std::string::npos; }));
  }
  void start_with_a_clock_off_by(std::int64_t off) {
    world.kill();
    world.clock_is_off_by = off;
    world.log_lines.clear();
    world.restart();
  }

  World world{one_game};
  Client ada{world, "Ada"};
};

TEST_F(CleaningUp, AStartWithAWrongClockDeletesNothing) {
  const auto room = room_of(ada);
  for (const std::int64_t off : {10 * 365 * day, -30 * 365 * day}) {
    start_with_a_clock_off_by(off);
    EXPECT_EQ(told("clock_doubted"), 1U);
    world.rest(23 * hour);
    EXPECT_EQ(told("cleaned_up"), 0U);
    start_with_a_clock_off_by(0);
    world.rest(2 * hour);
    EXPECT_TRUE(has_room(room)) << off;
    EXPECT_EQ(name_of(ada), "Ada") << off;
  }
  EXPECT_EQ(told("clock_doubted"), 0U) << "what was wrong was never believed";
}

TEST_F(CleaningUp, AClockThatIsSetWhileItRunsDeletesNothing) {
  const auto room = room_of(ada);
  world.log_lines.clear();
  world.clock_is_off_by = 365 * day;
  world.rest(2 * hour);
  EXPECT_EQ(told("clock_doubted"), 1U);
  EXPECT_TRUE(has_room(room));
  EXPECT_EQ(name_of(ada), "Ada");
}

TEST_F(CleaningUp, ManyAreDeletedInSmallStepsThatAreTold) {
  world.limits.cleaned_at_once = 2;
  std::vector<std::string> rooms;
  for (int i = 0; i < 5; ++i) rooms.push_back(room_of(ada));
  world.kill();
  world.restart();
  world.rest(29 * day);
  for (const auto& room : rooms) EXPECT_TRUE(has_room(room));
  world.log_lines.clear();
  world.rest(2 * day);
  for (const auto& room : rooms) EXPECT_FALSE(has_room(room));
  EXPECT_EQ(told(R"("what":"cleaned_up","guests":0,"rooms":2)"), 2U);
  EXPECT_EQ(told(R"("what":"cleaned_up","guests":0,"rooms":1)"), 1U);
  EXPECT_TRUE(world.directory.rooms().value().empty());
  EXPECT_EQ(name_of(ada), "Ada") << "a guest is kept for longer than a room";
}

TEST_F(CleaningUp, ARoomThatSomebodyLooksAtStays) {
  const auto room = room_of(ada), left = room_of(ada);
  ada.open(room);
  world.rest(40 * day);
  EXPECT_TRUE(has_room(room));
  EXPECT_FALSE(has_room(left));
}

}  // namespace
}  // namespace server
