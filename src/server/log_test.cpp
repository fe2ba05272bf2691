// What the log says of a server's life, and what it must never say.
#include "server/log.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/mp11.hpp>
#include <fstream>
#include <iterator>
#include <set>

#include "catalogue/catalogue.h"
#include "codec/json.h"
#include "server/said_test.h"
#include "simulation/world.h"

namespace server {
namespace {

using simulation::Client;
using simulation::World;

bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

std::string all_lines(const World& world) {
  std::string all;
  for (const auto& line : world.log_lines) all += line + "\n";
  return all;
}

// What the lines say, without the names of what they say.
std::string all_values(const World& world) {
  std::string all;
  for (const auto& line : world.log_lines) {
    const auto json = codec::parse_json(line).value();
    for (const auto& [key, value] : json.as_object()) {
      if (value.is_string() && key != "what") all += std::string{value.as_string()} + "\n";
    }
  }
  return all;
}

std::vector<std::string> whats(const World& world) {
  std::vector<std::string> names;
  for (const auto& line : world.log_lines) {
    const auto json = codec::parse_json(line);
    EXPECT_TRUE(json && json->is_object()) << line;
    names.emplace_back(json->as_object().at("what").as_string());
  }
  return names;
}

// Every word that somebody wrote in a move, except the name of the action.
std::set<std::string> words_played(World& world, const catalogue::Match& match,
                                   const std::string& table) {
  std::set<std::string> words;
  const auto replay = protocol::read_answer<protocol::Replay>(
      world.http("GET", "/api/tables/" + table + "/replay", "").body);
  for (const auto& step : replay->steps) {
    const auto action = match.parse_action_json(step.action.text);
    EXPECT_TRUE(action) << step.action.text;
    const auto notation = action->notation();
    std::string_view rest = notation;
    for (auto blank = rest.find(' '); blank != std::string_view::npos; blank = rest.find(' ')) {
      rest.remove_prefix(blank + 1);
      const auto word = rest.substr(0, rest.find(' '));
      const bool letters = std::ranges::all_of(word, [](char c) { return c >= 'a' && c <= 'z'; });
      if (word.size() >= 4 && letters) words.emplace(word);
    }
  }
  return words;
}

struct Logged : ::testing::TestWithParam<std::string> {};

TEST_P(Logged, AWholeGameWithoutASecret) {
  World world{catalogue::games(), 3};
  const auto& game = *catalogue::find_game(GetParam());
  Client ada{world, "Zebedee-Ada"}, eve{world, "Quixote-Eve"};
  protocol::NewRoom wish{.game = game.name, .options = {}, .seats = {"me"}, .settings = {}};
  const auto start = game.start(*game.options({}));
  for (std::size_t i = 1; i < (*start)->seats(); ++i) {
    wish.seats.emplace_back("open");
    for (const auto& bot : game.bots) {
      if ((*start)->bot_plays(bot.name, core::Actor::seat(i))) wish.seats.back() = bot.name;
    }
  }
  const auto room = world.make_room(ada, wish);
  ada.open(room);
  eve.open(room);
  world.rest(100);
  const auto spoken = *ada.room->code;
  ada.refused(protocol::Chat{"xylophones at dawn", std::nullopt, false});
  EXPECT_EQ(ada.refused(protocol::Start{}), std::nullopt);
  ada.refused(protocol::HandToBot{seat1, [&] {
                                    std::string name;
                                    for (const auto& bot : game.bots) {
                                      if ((*start)->bot_plays(bot.name, core::Actor::seat(0)))
                                        name = bot.name;
                                    }
                                    return name;
                                  }()});
  ASSERT_TRUE(
      world.until([&] { return ada.update && ada.update->whole->result; }, 48 * 3'600'000LL));
  world.rest(2'000);
  world.kill();
  world.restart();
  ada.open(room);
  world.rest(100);
  ada.refused(protocol::Close{});
  world.hub().drain();
  const auto table = *ada.room->table;

  for (const auto& word : words_played(world, **start, table)) {
    EXPECT_FALSE(has(all_values(world), word)) << word;
  }
  std::set<std::string> secrets{
      "Zebedee", "Quixote",         "xylophones",      room, spoken, table, ada.token, eve.token,
      "192.0.2", room.substr(0, 8), table.substr(0, 8)};
  for (const auto& seal : ada.update->whole->openings) secrets.insert(seal.nonce);
  for (const auto& commitment : ada.update->commitments) secrets.insert(commitment);
  const auto log = all_lines(world);
  for (const auto& secret : secrets) EXPECT_FALSE(has(log, secret)) << secret << " in\n" << log;

  const auto told = whats(world);
  for (const char* what : {"recovered", "room_made", "connected", "game_started", "game_ended",
                           "room_closed", "draining"}) {
    EXPECT_GT(std::ranges::count(told, what), 0) << what << "\n" << log;
  }
  EXPECT_EQ(std::ranges::count(told, "game_started"), 1);
  EXPECT_EQ(std::ranges::count(told, "game_ended"), 1);
  EXPECT_TRUE(has(log, "\"result\":\"" + *ada.update->whole->result + "\""));
  EXPECT_TRUE(has(log, "\"room\":\"" + log::mark(room) + "\"")) << "lines of a room are found";
}

std::vector<std::string> all_games() {
  std::vector<std::string> names;
  for (const auto& game : catalogue::games()) names.push_back(game.name);
  return names;
}
INSTANTIATE_TEST_SUITE_P(Games, Logged, ::testing::ValuesIn(all_games()),
                         [](const auto& each) { return each.param; });

TEST(Log, TellsOnceThatNothingCanBeSavedAndOnceThatItCan) {
  World world{catalogue::games()};
  Client ada{world, "Ada"};
  world.journal_refuses = journal::Failure{journal::Trouble::full, "The disk is full."};
  const auto& game = catalogue::games().front();
  protocol::NewRoom wish{.game = game.name, .options = {}, .seats = {"me"}, .settings = {}};
  const auto room = world.make_room(ada, wish);
  ada.open(room);
  world.rest(100);
  ada.refused(protocol::HandToBot{seat2, game.bots.front().name});
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(ada.refused(protocol::Start{}));
  EXPECT_TRUE(has(world.http("GET", "/health", "").body, "\"cannot_save\""));
  EXPECT_EQ(world.http("GET", "/health", "").status, 503U);
  world.journal_refuses.reset();
  EXPECT_FALSE(ada.refused(protocol::Start{}));
  EXPECT_EQ(world.http("GET", "/health", "").status, 200U);
  const auto told = whats(world);
  EXPECT_EQ(std::ranges::count(told, "cannot_save"), 1);
  EXPECT_EQ(std::ranges::count(told, "saves_again"), 1);
  EXPECT_TRUE(has(all_lines(world), R"("store":"journal","kind":"full")"));
  EXPECT_TRUE(has(all_lines(world), R"("store":"journal","refused":3)")) << all_lines(world);
}

TEST(Log, TellsWhichRoomsCannotGoOnAfterARestart) {
  World world{catalogue::games()};
  Client ada{world, "Ada"};
  const auto& game = catalogue::games().front();
  const protocol::NewRoom wish{.game = game.name,
                               .options = {},
                               .seats = {"me", game.bots.front().name},
                               .settings = {},
                               .start = true};
  const auto torn = world.make_room(ada, wish), lost = world.make_room(ada, wish);
  world.make_room(ada, wish);
  auto rooms = world.directory.rooms().value();
  world.kill();
  for (auto& room : rooms) {
    if (room.id.text() == torn) room.text = "no JSON";
    if (room.id.text() == lost) {
      auto state = read_kept_text(room.text).value();
      state.table = std::string(32, '7');  // the journal does not know it
      room = kept_room(room.id, state);
    }
    world.directory.change(directory::PutRoom{room}, [](const auto&) {});
  }
  world.log_lines.clear();
  world.restart();
  const auto log = all_lines(world);
  EXPECT_TRUE(has(log, R"("what":"recovered","rooms":2,"playing":2,"frozen":1,"unreadable":1)"))
      << log;
  EXPECT_TRUE(has(log, R"("what":"room_unreadable","room":")" + log::mark(torn))) << log;
  EXPECT_TRUE(has(log, R"("what":"room_frozen","room":")" + log::mark(lost))) << log;
  EXPECT_TRUE(has(log, R"("code":"no_log")")) << log;
}

// docs/formats/log.md lists what there is.
TEST(Log, EveryKindOfLineStandsOnItsPage) {
  std::ifstream file{LIEBRARY_SOURCE_DIR "/docs/formats/log.md"};
  const std::string page{std::istreambuf_iterator<char>{file}, {}};
  boost::mp11::mp_for_each<boost::mp11::mp_transform<std::type_identity, log::Event>>(
      [&](auto type) {
        const log::Event event{typename decltype(type)::type{}};
        EXPECT_TRUE(has(page, "`" + log::what(event) + "`")) << log::what(event);
        const auto json = codec::parse_json(log::line(event, 0)).value();
        for (const auto& [key, value] : json.as_object()) {
          EXPECT_TRUE(has(page, "`" + std::string{key} + "`")) << log::what(event) << " " << key;
        }
      });
}

TEST(Log, TellsOnceAMinuteWhatTheEdgeHasEnded) {
  World world{catalogue::games()};
  int asked = 0;
  world.hub().also_tell([&] {
    ++asked;
    return std::vector<log::Event>{log::RefusedByLimit{"flood", 2}, log::TimedOut{"silence", 3}};
  });
  world.rest(180'000);
  EXPECT_EQ(asked, 3);
  EXPECT_TRUE(has(all_lines(world),
                  R"("level":"warning","what":"refused_by_limit","limit":"flood","times":2})"));
  EXPECT_TRUE(
      has(all_lines(world), R"("level":"info","what":"timed_out","limit":"silence","times":3})"));
  EXPECT_EQ(std::ranges::count(whats(world), "timed_out"), 3);
}

TEST(Log, ALineIsOneJsonObject) {
  EXPECT_EQ(log::line(log::Stopped{}, 5), R"({"at":5,"level":"info","what":"stopped"})");
  EXPECT_EQ(log::line(log::CannotSave{"journal", "full"}, 5),
            R"({"at":5,"level":"error","what":"cannot_save","store":"journal","kind":"full"})");
  EXPECT_EQ(log::mark("0f").size(), 12U);
  EXPECT_NE(log::mark("0f"), log::mark("0e"));
  EXPECT_EQ(log::level_of(log::Connected{}), log::Level::debug);
  EXPECT_EQ(log::what(log::GameStarted{}), "game_started");
}

}  // namespace
}  // namespace server
