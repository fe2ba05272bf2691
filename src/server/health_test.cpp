// What is told to whoever watches over a server, and that it gets well by itself.
#include <gtest/gtest.h>

#include "server/said_test.h"
#include "simulation/town.h"
#include "simulation/world.h"
#include "testing/letterbox/letterbox_entry.h"

namespace server {
namespace {

using simulation::Client;
using simulation::World;

const std::vector<catalogue::GameInfo> one_game{letterbox::letterbox_entry()};

class Health : public ::testing::Test {
 protected:
  // "200 ok"
  std::string at(const std::string& path) {
    const auto answer = world.http("GET", path, "");
    const auto told = protocol::read_answer<protocol::Health>(answer.body);
    return std::to_string(answer.status) + " " + (told ? told->status : answer.body);
  }

  World world{one_game};
};

TEST_F(Health, IsWellAtFirst) {
  EXPECT_EQ(at("/health"), "200 ok");
  EXPECT_EQ(at("/health/ready"), "200 ok");
  EXPECT_EQ(at("/health/live"), "200 ok");
}

// Nobody plays, so nothing is saved but signs of life.
TEST_F(Health, AFullDiskIsSeenAndIsForgottenWhenItHasRoomAgain) {
  world.journal_refuses = journal::Failure{journal::Trouble::full, "The disk is full."};
  world.rest(3'000);
  EXPECT_EQ(at("/health"), "503 cannot_save");
  EXPECT_EQ(at("/health/ready"), "503 cannot_save");
  EXPECT_EQ(at("/health/live"), "200 ok") << "to start it anew would not help";
  EXPECT_EQ(header(world.http("GET", "/health", ""), "Retry-After"), "5");
  world.journal_refuses.reset();
  world.rest(6'000);
  EXPECT_EQ(at("/health"), "200 ok");
}

TEST_F(Health, TheDirectoryGetsWellByItselfToo) {
  world.directory_refuses = [](const auto&) { return true; };
  EXPECT_EQ(world.http("POST", "/api/guest", R"({"name":"Ada"})").status, 503U);
  world.rest(10'000);
  EXPECT_EQ(at("/health"), "503 cannot_save");
  world.directory_refuses = {};
  world.rest(6'000);
  EXPECT_EQ(at("/health"), "200 ok");
}

TEST_F(Health, DrainingIsNotReadyAndAlive) {
  Client ada{world, "Ada"};
  world.hub().drain();
  EXPECT_EQ(at("/health"), "503 draining");
  EXPECT_EQ(at("/health/ready"), "503 draining");
  EXPECT_EQ(at("/health/live"), "200 ok");
  const auto refused = world.http(
      "POST", "/api/rooms",
      protocol::text(protocol::NewRoom{
          .game = "letterbox", .options = {}, .seats = {}, .settings = {}, .start = false}),
      &ada);
  EXPECT_EQ(refused.status, 503U);
  EXPECT_EQ(header(refused, "Retry-After"), "5");
}

TEST_F(Health, TooOftenSaysWhenToTryAgain) {
  HttpResponse refused;
  for (int i = 0; i < 100 && refused.status != 429; ++i) {
    refused = world.http("GET", "/api/rooms/code/XXXXX", "");
  }
  EXPECT_EQ(refused.status, 429U);
  EXPECT_EQ(header(refused, "Retry-After"), "60");
}

}  // namespace
}  // namespace server
