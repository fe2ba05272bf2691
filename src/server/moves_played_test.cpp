// Who is sent which moves with their reasons, and when.
#include <gtest/gtest.h>

#include <algorithm>

#include "catalogue/catalogue.h"
#include "simulation/world.h"

namespace server {
namespace {

using simulation::Client;
using simulation::World;

std::vector<protocol::MovePlayed> moves_sent_to(const Client& client) {
  std::vector<protocol::MovePlayed> moves;
  for (const auto& text : client.texts) {
    const auto event = protocol::read_event(text);
    if (const auto* move = std::get_if<protocol::MovePlayed>(&*event)) moves.push_back(*move);
  }
  return moves;
}

// At every seat the first bot that plays it, which thinks least; nobody but the clock hurries them.
protocol::NewRoom bots_only(const catalogue::GameInfo& game) {
  protocol::NewRoom wish{.game = game.name, .options = {}, .seats = {}, .settings = {}};
  const auto start = game.start(*game.options({}));
  for (std::size_t i = 0; i < (*start)->seats(); ++i) {
    wish.seats.emplace_back("open");
    const auto bot = std::ranges::find_if(game.bots, [&](const auto& each) {
      return (*start)->bot_plays(each.name, core::Actor::seat(i));
    });
    if (bot != game.bots.end()) wish.seats.back() = bot->name;
  }
  wish.start = true;
  return wish;
}

struct MovesPlayed : ::testing::TestWithParam<std::string> {};

TEST_P(MovesPlayed, AreSentAtOnceWithOpenCardsAndElseAfterTheGame) {
  const auto& game = *catalogue::find_game(GetParam());
  World world{catalogue::games(), 5};
  Client ada{world, "Ada"}, eve{world, "Eve"};
  const auto room = world.make_room(ada, bots_only(game));
  ada.open(room);
  std::size_t in_the_game = 0;
  ASSERT_TRUE(world.until(
      [&] {
        if (ada.update && ada.update->whole->result) return true;
        in_the_game = moves_sent_to(ada).size();
        return game.cards_open && in_the_game > 10;
      },
      48 * 3'600'000LL));
  if (game.cards_open) {
    EXPECT_GT(in_the_game, 10U);
    const auto before = moves_sent_to(ada);
    eve.open(room);
    world.rest(20);
    const auto told = moves_sent_to(eve);
    ASSERT_GE(told.size(), before.size()) << "a later connection gets the earlier moves";
    for (std::size_t i = 0; i < before.size(); ++i) EXPECT_EQ(told[i].action, before[i].action);
    return;
  }
  EXPECT_EQ(in_the_game, 0U) << "while cards are hidden nobody is sent what a bot thinks";
  world.rest(1'000);
  const auto after = moves_sent_to(ada);
  ASSERT_FALSE(after.empty());
  const auto start = game.start(*game.options({}));
  for (const auto& move : after) {
    EXPECT_TRUE((*start)->parse_action_json(move.action.text)) << move.action.text;
    EXPECT_LT(move.seat.index(), (*start)->seats());
  }
  EXPECT_TRUE(std::ranges::is_sorted(after, {}, &protocol::MovePlayed::at));
}

TEST(OpenMoves, ComeBeforeTheUpdateThatShowsThem) {
  const auto game =
      std::ranges::find_if(catalogue::games(), [](const auto& each) { return each.cards_open; });
  ASSERT_NE(game, catalogue::games().end());
  World world{catalogue::games(), 5};
  Client ada{world, "Ada"};
  ada.open(world.make_room(ada, bots_only(*game)));
  world.until([&] { return moves_sent_to(ada).size() > 5; });
  world.rest(20);
  std::int64_t last_update = -1;
  std::size_t seen = 0;
  for (const auto& text : ada.texts) {
    const auto event = protocol::read_event(text);
    if (const auto* update = std::get_if<protocol::Update>(&*event)) last_update = update->now;
    if (const auto* move = std::get_if<protocol::MovePlayed>(&*event)) {
      EXPECT_GE(move->at, last_update) << "no update has shown it yet";
      ++seen;
    }
  }
  EXPECT_GT(seen, 5U);
}

TEST(OpenMoves, AreSentAgainAfterACrash) {
  const auto game =
      std::ranges::find_if(catalogue::games(), [](const auto& each) { return each.cards_open; });
  World world{catalogue::games(), 5};
  Client ada{world, "Ada"}, eve{world, "Eve"};
  const auto room = world.make_room(ada, bots_only(*game));
  ada.open(room);
  world.until([&] { return moves_sent_to(ada).size() > 5; });
  world.kill();
  world.restart();
  eve.open(room);
  world.rest(20);
  const auto before = moves_sent_to(ada), told = moves_sent_to(eve);
  ASSERT_GE(told.size(), before.size());
  for (std::size_t i = 0; i < before.size(); ++i) {
    EXPECT_EQ(told[i].action, before[i].action);
    EXPECT_EQ(told[i].seat, before[i].seat);
    EXPECT_EQ(told[i].at, before[i].at);
  }
}

std::vector<std::string> all_games() {
  std::vector<std::string> names;
  for (const auto& game : catalogue::games()) names.push_back(game.name);
  return names;
}
INSTANTIATE_TEST_SUITE_P(Games, MovesPlayed, ::testing::ValuesIn(all_games()),
                         [](const auto& each) { return each.param; });

}  // namespace
}  // namespace server
