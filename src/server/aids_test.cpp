// Questions to a table over the wire: what is allowed, what is answered, what it leaves behind.
#include <gtest/gtest.h>

#include "catalogue/catalogue.h"
#include "codec/json.h"
#include "server/said_test.h"
#include "simulation/world.h"

namespace server {
namespace {

using simulation::Client;
using simulation::World;

struct Aids : ::testing::TestWithParam<std::string> {
  static const catalogue::GameInfo& game() { return *catalogue::find_game(GetParam()); }
  protocol::NewRoom wish(std::vector<std::string> aids) {
    protocol::NewRoom wished{.game = game().name, .options = {}, .seats = {"me"}, .settings = {}};
    const auto start = game().start(*game().options({}));
    for (std::size_t i = 1; i < (*start)->seats(); ++i) {
      for (const auto& bot : game().bots) {
        wished.seats.resize(i + 1);
        if ((*start)->bot_plays(bot.name, core::Actor::seat(i))) wished.seats[i] = bot.name;
      }
    }
    wished.settings.aids = std::move(aids);
    wished.start = true;
    return wished;
  }
  void sit_down(std::vector<std::string> aids) {
    room = world.make_room(ada, wish(std::move(aids)));
    ada.open(room);
    world.until([&] { return can_act(ada.update); });
  }

  World world{catalogue::games(), 2};  // deals in which some moves are warned of
  Client ada{world, "Ada"};
  std::string room;
};

TEST_P(Aids, AreAnsweredWhereTheTableAllowsThem) {
  std::vector<std::string> all;
  for (const auto& aid : game().aids) all.push_back(aid.name);
  sit_down(all);
  const auto rows = world.journal.read(*journal::TableId::parse(*ada.room->table))->size();
  const auto number = ada.update->number;
  std::size_t answered = 0;
  for (const auto& aid : game().aids) {
    const auto id = ada.ask(protocol::Aid{aid.name, std::nullopt});
    ASSERT_TRUE(world.until([&] { return ada.answers.contains(id); }, 5'000));
    const auto& answer = ada.answers.at(id);
    EXPECT_NE(answer.aid.has_value(), answer.refused.has_value()) << "one of the two";
    EXPECT_TRUE(!answer.aid || codec::parse_json(answer.aid->text)->is_object());
    answered += answer.aid ? 1U : 0U;
  }
  EXPECT_GE(answered, 1U);
  EXPECT_EQ(ada.update->number, number) << "a question changes nothing";
  EXPECT_EQ(world.journal.read(*journal::TableId::parse(*ada.room->table))->size(), rows)
      << "and is not in the log";
}

TEST_P(Aids, AreRefusedWhereItDoesNot) {
  sit_down({});
  for (const auto& aid : game().aids) {
    EXPECT_EQ(code(ada.refused(protocol::Aid{aid.name, std::nullopt})), "not_allowed");
  }
  EXPECT_EQ(code(ada.refused(protocol::Aid{"oracle", std::nullopt})), "no_such_aid");
  Client eve{world, "Eve"};
  eve.open(room);
  world.rest(100);
  EXPECT_EQ(code(eve.refused(protocol::Aid{"hint", std::nullopt})), "not_playing");
}

TEST_P(Aids, AreAskedForNowAndThen) {
  sit_down({"hint"});
  std::size_t too_fast = 0;
  for (int i = 0; i < 20; ++i) {
    too_fast += code(ada.refused(protocol::Aid{"hint", std::nullopt})) == "too_fast" ? 1U : 0U;
  }
  EXPECT_GT(too_fast, 5U);
  world.rest(60'000);
  const auto limited = std::ranges::count_if(world.log_lines, [](const auto& line) {
    return line.find("\"refused_by_limit\",\"limit\":\"aids\"") != std::string::npos;
  });
  EXPECT_EQ(limited, 1) << "told in bulk";
}

TEST_P(Aids, ThatAGameHasNotCannotBeAllowed) {
  auto wished = wish({"hint", "oracle"});
  const auto answer = world.http("POST", "/api/rooms", protocol::text(wished), &ada);
  EXPECT_EQ(answer.status, 400U);
  EXPECT_NE(answer.body.find("has no aid “oracle”; it has: hint"), std::string::npos);
  wished.settings.aids = {};
  wished.start = false;
  ada.open(world.make_room(ada, wished));
  world.rest(100);
  auto settings = ada.room->settings;
  settings.aids = {"oracle"};
  EXPECT_EQ(code(ada.refused(protocol::Configure{std::nullopt, settings})), "no_such_aid");
  settings.aids = {"hint"};
  EXPECT_EQ(code(ada.refused(protocol::Configure{std::nullopt, settings})), "done");
  world.rest(100);
  EXPECT_EQ(ada.room->settings.aids, std::vector<std::string>{"hint"});
}

std::vector<std::string> all_games() {
  std::vector<std::string> names;
  for (const auto& game : catalogue::games()) names.push_back(game.name);
  return names;
}
// ---- Warnings before a move.

TEST_P(Aids, AWarningComesWithTheAnswerWhereTheMatchHasOne) {
  sit_down({"hint"});
  const auto seat = core::Actor::seat(0);
  const auto match = [&]() -> const catalogue::Match& {
    return world.hub().table_of(room)->match();
  };
  for (int i = 0; i < 30 && !match().may_warn(seat) && !match().is_over(); ++i) {
    const auto hint = ada.ask(protocol::Aid{"hint", std::nullopt});
    world.rest(5'000);
    ASSERT_TRUE(ada.answers[hint].aid);
    if (const auto action = hinted_action(ada.answers[hint])) {
      ada.refused(protocol::Play{*action, std::nullopt});
    }
    world.rest(20'000);
  }
  if (!match().may_warn(seat)) return;  // not every game warns
  std::size_t warned = 0, unwarned = 0;
  core::SeededGenerator generator{5};
  for (int i = 0; i < 60; ++i) {
    const auto action = *match().tools().random_action(ada.update->whole->view.text, generator);
    const auto expected = match().warning(seat, action);
    const auto id = ada.ask(protocol::CheckMove{action.json()});
    world.rest(1'000);
    ASSERT_TRUE(ada.answers.contains(id));
    EXPECT_FALSE(ada.answers[id].refused);
    EXPECT_EQ(ada.answers[id].warning, expected) << action.notation();
    ++(expected ? warned : unwarned);
  }
  EXPECT_GT(warned, 0U);
  EXPECT_GT(unwarned, 0U);
  const auto wrong = ada.ask(protocol::CheckMove{{R"({"dance":{}})"}});
  world.rest(1'000);
  EXPECT_TRUE(ada.answers[wrong].refused);
  EXPECT_FALSE(ada.answers[wrong].warning);
}

INSTANTIATE_TEST_SUITE_P(Games, Aids, ::testing::ValuesIn(all_games()),
                         [](const auto& each) { return each.param; });

}  // namespace
}  // namespace server
