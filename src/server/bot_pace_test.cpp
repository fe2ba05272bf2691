// How long people wait for bots, by the table's clock.
#include <gtest/gtest.h>

#include "catalogue/catalogue.h"
#include "simulation/world.h"

namespace server {
namespace {

using simulation::Client;
using simulation::World;

// Ada and three bots at a table of Wordles without clocks.
struct BotPace : ::testing::Test {
  BotPace() {
    protocol::NewRoom wish{.game = "wordles",
                           .options = {{"clocks", "no"}, {"own_words", "yes"}},
                           .seats = {"me", "sleuth", "reader", "novice"},
                           .settings = {}};
    wish.start = true;
    ada.open(world.make_room(ada, wish));
    world.until([&] { return offers("hide"); }, 10'000);
  }

  bool offers(std::string_view kind) const {
    return ada.update && ada.update->whole->offers.text.find(kind) != std::string::npos;
  }
  void play(std::string action) {
    const auto id = ada.ask(protocol::Play{{std::move(action)}, std::nullopt});
    ASSERT_TRUE(world.until([&] { return ada.answers.contains(id); }, 1'000));
    EXPECT_FALSE(ada.answers.at(id).refused) << ada.answers.at(id).refused->sentence;
  }
  void play_until_a_window() {
    ASSERT_TRUE(offers("hide"));
    play(R"({"hide":{"word":"crane"}})");
    const std::vector<std::string> calls{"shape", "pecan", "build", "moldy", "think", "grows"};
    for (std::size_t i = 0; !offers("attempt"); ++i) {
      ASSERT_TRUE(world.until([&] { return offers("call") || offers("attempt"); }, 120'000));
      if (offers("call")) play(R"({"call":{"word":")" + calls[i] + R"("}})");
    }
  }

  World world{catalogue::games(), 3};
  Client ada{world, "Ada"};
};

TEST_F(BotPace, NobodyWaitsForBotsThatThinkAfterEverybodyElseHasPassed) {
  play_until_a_window();
  const auto began = world.now();
  play(R"({"pass":{}})");
  ASSERT_TRUE(world.until([&] { return !offers("reconsider"); }, 10'000)) << "three bots, at once";
  EXPECT_LE(world.now() - began, 4 * world.limits.bot_least.count()) << "one after another";
}

TEST_F(BotPace, BotsThinkWhileSomebodyElseDoes) {
  play_until_a_window();
  const auto position = ada.update->revision;
  EXPECT_FALSE(world.until([&] { return ada.update->revision != position; }, 5'000));
  EXPECT_TRUE(offers("attempt"));
}

}  // namespace
}  // namespace server
