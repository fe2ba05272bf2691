// What is told in words of games whose cards are open, and not a word of the others.
#include <gtest/gtest.h>

#include <algorithm>

#include "catalogue/catalogue.h"
#include "server/said_test.h"
#include "simulation/world.h"

namespace server {
namespace {

using simulation::Client;
using simulation::World;
using Sentences = std::vector<std::string>;

std::vector<protocol::Update> updates_sent_to(const Client& client) {
  std::vector<protocol::Update> updates;
  for (const auto& text : client.texts) {
    const auto event = protocol::read_event(text);
    if (const auto* update = std::get_if<protocol::Update>(&*event)) updates.push_back(*update);
  }
  return updates;
}

std::vector<Sentences> stories_sent_to(const Client& client) {
  std::vector<Sentences> stories;
  for (const auto& update : updates_sent_to(client)) {
    if (update.story) stories.push_back(*update.story);
  }
  return stories;
}

class Told : public ::testing::TestWithParam<std::string> {
 protected:
  // Ada has the first seat, bots have the others, and Eve looks on.
  void begin() {
    protocol::NewRoom wish{.game = game.name, .options = {}, .seats = {"me"}, .settings = {}};
    const auto start = *game.start(*game.options({}));
    for (std::size_t i = 1; i < start->seats(); ++i) {
      const auto bot = std::ranges::find_if(game.bots, [&](const auto& each) {
        return start->bot_plays(each.name, core::Actor::seat(i));
      });
      wish.seats.push_back(bot->name);
    }
    wish.start = true;
    room = world.make_room(ada, wish);
    ada.open(room);
    eve.open(room);
    world.rest(5'000);
  }
  const catalogue::Match& match() { return world.hub().table_of(room)->match(); }
  // Something that Ada may do now; nullopt if there is nothing.
  std::optional<catalogue::Action> any_action() {
    return match().tools().random_action(ada.update->whole->view.text, generator);
  }
  void play(int moves) {
    for (int i = 0; i < moves && !match().is_over(); ++i) {
      if (const auto action = any_action()) {
        ada.refused(protocol::Play{action->json(), std::nullopt});
      }
      world.rest(20'000);
    }
  }

  const catalogue::GameInfo& game = *catalogue::find_game(GetParam());
  World world{catalogue::games(), 5};
  Client ada{world, "Ada"}, eve{world, "Eve"};
  std::string room;
  core::SeededGenerator generator{3};
};

TEST_P(Told, StoriesComeWithOpenCardsAndAreTheSameForEverybody) {
  begin();
  play(12);
  const auto told = stories_sent_to(ada);
  if (!game.cards_open) {
    for (const auto* client : {&ada, &eve}) {
      for (const auto& text : client->texts) {
        EXPECT_EQ(text.find("\"story\""), std::string::npos) << text;
        EXPECT_EQ(text.find("\"effects\""), std::string::npos) << text;
      }
    }
    return;
  }
  EXPECT_GT(told.size(), 8U);
  EXPECT_EQ(stories_sent_to(eve), told);
  for (const auto& update : updates_sent_to(ada)) EXPECT_FALSE(update.whole && update.story);
}

TEST_P(Told, ThePastHasTheStoriesThatUpdatesHad) {
  begin();
  play(8);
  const auto answer = world.http("GET", "/api/rooms/" + room + "/past", "", &ada);
  const auto past = protocol::read_answer<protocol::Past>(answer.body);
  ASSERT_TRUE(past) << answer.body;
  if (!game.cards_open) {
    EXPECT_EQ(answer.body.find("\"story\""), std::string::npos);
    return;
  }
  std::map<protocol::StreamSequence, std::optional<Sentences>> stories;
  for (const auto& step : past->steps) stories[step.number] = step.story;
  std::size_t compared = 0;
  for (const auto& update : updates_sent_to(ada)) {
    if (!update.story) continue;
    EXPECT_EQ(stories[update.number], update.story);
    ++compared;
  }
  EXPECT_GT(compared, 4U);
}

TEST_P(Told, ACheckedMoveIsAnsweredWithItsEffects) {
  begin();
  std::size_t with_effects = 0;
  for (int i = 0; i < 40 && !match().is_over(); ++i) {
    const auto action = any_action();
    if (!action) {
      world.rest(5'000);
      continue;
    }
    const auto expected = match().effects(core::Actor::seat(0), *action);
    const bool good = !match().refusal(core::Actor::seat(0), *action);
    const auto id = ada.ask(protocol::CheckMove{action->json()});
    world.rest(100);
    ASSERT_TRUE(ada.answers.contains(id));
    const auto& answered = ada.answers[id].effects;
    EXPECT_EQ(answered, good ? protocol::sentences(expected) : std::nullopt);
    with_effects += answered.has_value();
    if (i % 4 == 0) {
      ada.refused(protocol::Play{action->json(), std::nullopt});
      world.rest(20'000);
    }
  }
  EXPECT_EQ(with_effects > 0, game.cards_open);
}

std::vector<std::string> all_games() {
  std::vector<std::string> names;
  for (const auto& game : catalogue::games()) names.push_back(game.name);
  return names;
}
INSTANTIATE_TEST_SUITE_P(Games, Told, ::testing::ValuesIn(all_games()),
                         [](const auto& each) { return each.param; });

}  // namespace
}  // namespace server
