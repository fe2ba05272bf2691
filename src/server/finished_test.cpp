// Old games, and what else is done beside the hub's own thread.
#include <gtest/gtest.h>

#include <algorithm>

#include "catalogue/catalogue.h"
#include "simulation/world.h"

namespace server {
namespace {

using simulation::Client;
using simulation::World;

std::string header(const HttpResponse& response, std::string_view name) {
  const auto found = std::ranges::find(response.headers, name, &Header::name);
  return found == response.headers.end() ? "" : found->value;
}

TEST(Finished, WhereManyReadTheNextIsToldToComeLater) {
  World world{catalogue::games()};
  world.limits.reading = world.limits.reading_waits = 0;
  world.kill();
  world.restart();
  const Client ada{world, "Ada"};
  const auto game = "/api/tables/" + std::string(32, '0');
  for (const auto& path : {game + "/record", game + "/replay", std::string{"/api/me/export"}}) {
    const auto answer = world.http("GET", path, "", &ada);
    EXPECT_EQ(answer.status, 503U) << path;
    EXPECT_EQ(header(answer, "Retry-After"), "5");
    EXPECT_NE(answer.body.find("\"busy\""), std::string::npos);
  }
}

TEST(Finished, APasswordThatFindsNoRoomIsAnsweredAtOnce) {
  World world{catalogue::games()};
  world.limits.hashing = world.limits.hashing_waits = 0;
  world.kill();
  world.restart();
  const auto before = world.now();
  const auto answer =
      world.http("POST", "/api/sign-in", R"({"name":"Ada","password":"correct horse"})");
  EXPECT_EQ(answer.status, 503U);
  EXPECT_EQ(header(answer, "Retry-After"), "5");
  EXPECT_EQ(world.now(), before);
}

TEST(Finished, AnExportIsMadeByAWorker) {
  World world{catalogue::games()};
  const Client ada{world, "Ada"};
  world.thought_takes = [] { return 5'000; };
  const auto before = world.now();
  const auto answer = world.http("GET", "/api/me/export", "", &ada);
  EXPECT_EQ(world.now() - before, 5'000) << "and nobody else waited for it";
  EXPECT_EQ(answer.status, 200U);
  EXPECT_NE(answer.body.find(R"("name":"Ada")"), std::string::npos) << answer.body;
  EXPECT_EQ(world.http("GET", "/api/me/export", "").status, 401U);
}

TEST(Finished, AGameThatIsNotThereIsNotFound) {
  World world{catalogue::games()};
  EXPECT_EQ(world.http("GET", "/api/tables/" + std::string(32, '0') + "/record", "").status, 404U);
  EXPECT_EQ(world.http("GET", "/api/tables/short/replay", "").status, 404U);
}

TEST(Rooms, SayWhichBotsPlayASeat) {
  World world{catalogue::games()};
  Client ada{world, "Ada"};
  const auto& game = catalogue::games().back();
  const protocol::NewRoom wish{
      .game = game.name, .options = {}, .seats = {"hal"}, .settings = {}, .start = false};
  const auto answer = world.http("POST", "/api/rooms", protocol::text(wish), &ada);
  EXPECT_EQ(answer.status, 400U);
  EXPECT_NE(answer.body.find("No bot “hal” plays seat 1; there are: " + game.bots.front().name),
            std::string::npos)
      << answer.body;
}

TEST(Games, TellTheirSetUpsAndAids) {
  World world{catalogue::games()};
  const auto told =
      protocol::read_answer<protocol::Games>(world.http("GET", "/api/games", "").body);
  ASSERT_TRUE(told) << told.error().sentence;
  ASSERT_EQ(told->games.size(), catalogue::games().size());
  std::size_t set_ups = 0;
  for (std::size_t i = 0; i < told->games.size(); ++i) {
    const auto& game = catalogue::games()[i];
    const auto& shown = told->games[i];
    EXPECT_EQ(shown.aids.size(), game.aids.size());
    const auto offered =
        game.set_ups == nullptr ? std::vector<catalogue::SetUp>{} : game.set_ups(*game.options({}));
    ASSERT_EQ(shown.set_ups.size(), offered.size());
    for (std::size_t k = 0; k < offered.size(); ++k) {
      EXPECT_EQ(shown.set_ups[k].title, offered[k].title);
      EXPECT_EQ(shown.set_ups[k].sentence, offered[k].sentence);
      std::vector<catalogue::Option> chosen;
      for (const auto& [name, value] : shown.set_ups[k].options) chosen.push_back({name, value});
      EXPECT_EQ(chosen, offered[k].options);
      EXPECT_TRUE(game.options(chosen)) << "a table can be made so";
      ++set_ups;
    }
  }
  EXPECT_GT(set_ups, 0U);
}

}  // namespace
}  // namespace server
