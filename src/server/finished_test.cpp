// Old games, and what else is done beside the hub's own thread.
#include <gtest/gtest.h>

#include <algorithm>

#include "catalogue/catalogue.h"
#include "server/said_test.h"
#include "simulation/world.h"

namespace server {
namespace {

using simulation::Client;
using simulation::World;

TEST(Finished, WhereManyReadTheNextIsToldToComeLater) {
  World world{catalogue::games()};
  world.limits.reading = world.limits.reading_waits = 0;
  world.limits.exporting = world.limits.exporting_waits = 0;
  world.kill();
  world.restart();
  const Client ada{world, "Ada"};
  const auto game = "/api/tables/" + std::string(32, '0');
  for (const auto& path : {game + "/record", game + "/replay", game + "/review",
                           std::string{"/api/me/export"}, std::string{"/api/me/profile"}}) {
    const auto answer = world.http("GET", path, "", &ada);
    EXPECT_EQ(answer.status, 503U) << path;
    EXPECT_EQ(header(answer, "Retry-After"), "5");
    EXPECT_NE(answer.body.find("\"busy\""), std::string::npos);
  }
}

// Asks without waiting for the answer; 0 until there is one.
struct Asked {
  Asked(World& world, const std::string& path, const Client* client) {
    const Caller caller{.address = "192.0.2.1",
                        .host = "localhost:8080",
                        .origin = "http://localhost:8080",
                        .token = client != nullptr ? client->token : "",
                        .is_https = false};
    world.hub().request({"GET", path, "", "", caller},
                        [answer = answer](HttpResponse got) { *answer = std::move(got); });
  }
  unsigned status() const { return answer->status; }
  std::shared_ptr<HttpResponse> answer =
      std::make_shared<HttpResponse>(HttpResponse{.status = 0, .body = ""});
};

TEST(Finished, WhoeverReadsMuchIsToldToComeLaterAndNobodyElse) {
  World world{catalogue::games()};
  const Client ada{world, "Ada"}, ben{world, "Ben"};
  world.thought_takes = [] { return 5'000; };
  const auto game = "/api/tables/" + std::string(32, '0');
  std::vector<Asked> of_ada, of_strangers;
  for (const char* part : {"/record", "/replay", "/review", "/record", "/replay"}) {
    of_ada.emplace_back(world, game + part, &ada);
    of_strangers.emplace_back(world, game + part, nullptr);
  }
  const Asked of_ben{world, game + "/record", &ben};
  const Asked profile{world, "/api/me/profile", &ada}, data{world, "/api/me/export", &ada},
      more{world, "/api/me/export", &ada}, of_ben_too{world, "/api/me/export", &ben};
  for (const auto& asked : {of_ada.back(), of_strangers.back(), more}) {
    EXPECT_EQ(asked.status(), 503U) << "at once";
    EXPECT_EQ(header(*asked.answer, "Retry-After"), "5");
    EXPECT_NE(asked.answer->body.find("\"busy\""), std::string::npos);
  }
  for (const auto& asked : {of_ada[3], of_strangers[3], of_ben, profile, data, of_ben_too}) {
    EXPECT_EQ(asked.status(), 0U) << "these are done, or wait for their turn";
  }
  world.until([&] { return of_ben.status() != 0; });
  EXPECT_EQ(of_ada[3].status(), 0U) << "others have their turn before it";
  world.until([&] { return of_ada[3].status() != 0 && of_strangers[3].status() != 0; });
  EXPECT_EQ(of_ada[3].status(), 404U);
  EXPECT_EQ(of_strangers[3].status(), 404U);
  EXPECT_EQ(profile.status(), 200U);
  EXPECT_EQ(data.status(), 200U);
  EXPECT_EQ(of_ben_too.status(), 200U);
  EXPECT_EQ(world.http("GET", "/api/me/export", "", &ada).status, 200U) << "later she may again";
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

TEST(Games, TellTheirOptionsAndSeats) {
  World world{catalogue::games()};
  const auto told =
      protocol::read_answer<protocol::Games>(world.http("GET", "/api/games", "").body);
  ASSERT_TRUE(told) << told.error().sentence;
  for (std::size_t i = 0; i < told->games.size(); ++i) {
    const auto& game = catalogue::games()[i];
    const auto& shown = told->games[i];
    ASSERT_EQ(shown.options.size(), game.option_infos.size());
    for (std::size_t k = 0; k < shown.options.size(); ++k) {
      const auto& option = game.option_infos[k];
      EXPECT_EQ(shown.options[k].name, option.name);
      EXPECT_EQ(shown.options[k].value, option.value);
      EXPECT_EQ(shown.options[k].title, option.title);
      EXPECT_EQ(shown.options[k].sentence, option.sentence);
      EXPECT_EQ(shown.options[k].min, option.min);
      EXPECT_EQ(shown.options[k].max, option.max);
      EXPECT_EQ(shown.options[k].choices.size(), option.choices.size());
      EXPECT_EQ(shown.options[k].depends_on, option.depends_on);
    }
    const auto start = game.start(*game.options({}));
    ASSERT_EQ(shown.seats.size(), (*start)->seats());
    for (std::size_t k = 0; k < shown.seats.size(); ++k) {
      const auto seat = core::Actor::seat(k);
      EXPECT_EQ(shown.seats[k].role, (*start)->actor_name(seat));
      EXPECT_EQ(shown.seats[k].team, (*start)->team(seat));
      EXPECT_FALSE(shown.seats[k].bots.empty());
      for (const auto& bot : shown.seats[k].bots) EXPECT_TRUE((*start)->bot_plays(bot, seat));
    }
  }
}

TEST(Games, ShowTheirCardsWhereTheyHaveAny) {
  World world{catalogue::games()};
  std::size_t with = 0, without = 0;
  for (const auto& game : catalogue::games()) {
    const auto path = "/api/games/" + game.name + "/cards";
    const auto answer = world.http("GET", path, "");
    if (!game.cards) {
      EXPECT_EQ(answer.status, 404U);
      EXPECT_NE(answer.body.find("no_cards"), std::string::npos);
      ++without;
      continue;
    }
    EXPECT_EQ(answer.status, 200U);
    EXPECT_EQ(answer.body, *game.cards->json({}));
    EXPECT_NE(header(answer, "Cache-Control"), "");
    const auto& option = game.option_infos.front();
    const core::Option other{option.name, option.choices.empty() ? std::to_string(*option.max)
                                                                 : option.choices.at(1).name};
    EXPECT_EQ(world.http("GET", path + "?" + other.name + "=" + other.value, "").body,
              *game.cards->json({&other, 1}));
    EXPECT_EQ(world.http("GET", path + "?" + other.name + "=perhaps", "").status, 400U);
    EXPECT_EQ(world.http("GET", path + "?colour=red", "").status, 400U);
    ++with;
  }
  EXPECT_GT(with, 0U);
  EXPECT_GT(without, 0U);
  EXPECT_EQ(world.http("GET", "/api/games/chess/cards", "").status, 404U);
}

TEST(Games, ShowWhatIsPrintedOnTheirCards) {
  World world{catalogue::games()};
  for (const auto& game : catalogue::games()) {
    ASSERT_TRUE(game.print) << game.name;
    const auto path = "/api/games/" + game.name + "/print";
    const auto answer = world.http("GET", path, "");
    EXPECT_EQ(answer.status, 200U);
    EXPECT_EQ(answer.body, *game.print->json({}));
    EXPECT_EQ(header(answer, "Cache-Control"), "private, max-age=3600");
    EXPECT_EQ(world.http("GET", path + "?colour=red", "").status, 400U);
    EXPECT_EQ(world.http("POST", path, "").status, 405U);
  }
  EXPECT_EQ(world.http("GET", "/api/games/chess/print", "").status, 404U);
}

// Bots play it in the server's world; the review is made of what the log has.
TEST(Finished, AGameIsReviewedWhereItsKindIs) {
  World world{catalogue::games()};
  Client ada{world, "Ada"};
  EXPECT_EQ(world.http("GET", "/api/tables/" + std::string(32, '0') + "/review", "").status, 404U);
  for (const auto& game : catalogue::games()) {
    SCOPED_TRACE(game.name);
    protocol::NewRoom wish{
        .game = game.name, .options = {}, .seats = {}, .settings = {}, .start = true};
    const auto start = game.start(*game.options({}));
    for (std::size_t i = 0; i < (*start)->seats(); ++i) {
      for (const auto& bot : game.bots) {
        wish.seats.resize(i + 1);
        if ((*start)->bot_plays(bot.name, core::Actor::seat(i))) wish.seats[i] = bot.name;
      }
    }
    ada.open(world.make_room(ada, wish));
    world.until([&] { return ada.room && ada.room->game == game.name && ada.room->table; });
    const auto path = "/api/tables/" + *ada.room->table + "/review";
    EXPECT_EQ(world.http("GET", path, "").status, 403U) << "its secrets are still sealed";
    world.until([&] { return ada.room->phase == Phase::over; });
    const auto before = world.now();
    world.thought_takes = [] { return 5'000; };
    const auto answer = world.http("GET", path, "");
    EXPECT_EQ(world.now() - before, 5'000) << "made by a worker";
    world.thought_takes = {};
    EXPECT_EQ(answer.status, game.review ? 200U : 404U) << answer.body;
    EXPECT_EQ(answer.body.find("no_review") != std::string::npos, !game.review);
    ada.cut();
    world.rest(1'000);
  }
}

TEST(Games, TellTheirPresetsAndAids) {
  World world{catalogue::games()};
  const auto told =
      protocol::read_answer<protocol::Games>(world.http("GET", "/api/games", "").body);
  ASSERT_TRUE(told) << told.error().sentence;
  ASSERT_EQ(told->games.size(), catalogue::games().size());
  std::size_t presets = 0;
  for (std::size_t i = 0; i < told->games.size(); ++i) {
    const auto& game = catalogue::games()[i];
    const auto& shown = told->games[i];
    EXPECT_EQ(shown.aids.size(), game.aids.size());
    const auto offered = game.presets == nullptr ? std::vector<catalogue::Preset>{}
                                                 : game.presets(*game.options({}));
    ASSERT_EQ(shown.presets.size(), offered.size());
    for (std::size_t k = 0; k < offered.size(); ++k) {
      EXPECT_EQ(shown.presets[k].title, offered[k].title);
      EXPECT_EQ(shown.presets[k].sentence, offered[k].sentence);
      const auto& chosen = shown.presets[k].options;
      EXPECT_EQ(chosen, offered[k].options);
      EXPECT_EQ(shown.presets[k].id, offered[k].id);
      EXPECT_EQ(shown.presets[k].aids, offered[k].aids);
      EXPECT_TRUE(game.options(chosen)) << "a table can be made so";
      ++presets;
    }
  }
  EXPECT_GT(presets, 0U);
}

}  // namespace
}  // namespace server
