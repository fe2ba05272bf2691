#include "terminal/impossible/invitation.h"

#include <gtest/gtest.h>

#include "catalogue/catalogue.h"
#include "terminal/testing/invited.h"

namespace terminal_impossible {
namespace {

const catalogue::GameInfo& game() { return *catalogue::find_game("impossible"); }

std::string holders(const Wishes& wishes) {
  return terminal::testing::holders_of(new_game(game(), wishes));
}

std::string option(const Wishes& wishes, std::string_view name) {
  return terminal::testing::option_of(new_game(game(), wishes), name);
}

TEST(Invitation, one_plays_alone_unless_more_are_wished_for) {
  EXPECT_EQ(holders({}), "person");
  EXPECT_EQ(option({}, "seats"), "1");
  EXPECT_EQ(holders({.people = 3}), "person person person");
  EXPECT_EQ(option({.people = 3}, "seats"), "3");
}

TEST(Invitation, the_catalogues_bots_take_the_other_seats) {
  const auto best = game().bots.back().name, first = game().bots.front().name;
  EXPECT_EQ(holders({.players = 3}), "person " + best + " " + best);
  EXPECT_EQ(holders({.bot = first}), "person " + first);
  EXPECT_EQ(holders({.people = 2, .bots = {first, best}}), "person person " + first + " " + best);
}

// proves I-37
TEST(Invitation, a_set_up_by_name_and_single_values) {
  EXPECT_EQ(option({.preset = "short-hard"}, "preset"), "short_hard");
  EXPECT_EQ(option({.preset = "long_grim"}, "preset"), "long_grim");
  const auto asks = [](const Wishes& wishes) {
    return new_game(*catalogue::find_game("impossible"), wishes)->asks_set_up;
  };
  EXPECT_FALSE(asks({}));
  EXPECT_TRUE(asks({.asks = true}));
  EXPECT_TRUE(asks({.first = 1, .asks = true}));
  EXPECT_FALSE(asks({.preset = "draft", .asks = true})) << "it is said";
  EXPECT_FALSE(asks({.threshold = 3, .asks = true})) << "it is said in part";
  EXPECT_EQ(option({.mold = 7}, "mold"), "7");
  EXPECT_EQ(option({}, "mold"), "") << "the set-up's own";
  EXPECT_EQ(option({.phase_seconds = 60}, "phase_seconds"), "60");
  EXPECT_EQ(option({}, "phase_seconds"), "") << "nobody is hurried";
  EXPECT_EQ(option({}, "reaction_seconds"), "120") << "time to read what is asked";
  EXPECT_EQ(option({.reaction_seconds = 20}, "reaction_seconds"), "20");
}

TEST(Invitation, what_does_not_fit_is_said) {
  EXPECT_EQ(holders({.players = 5}), "Fiction Impossible is for 1 to 4 players, not for 5.");
  EXPECT_EQ(holders({.players = 2, .people = 3}),
            "--hot-seat takes 1 to 2 people at a table of 2.");
  EXPECT_EQ(holders({.bot = "a", .bots = {"b"}}),
            "--bot is one name for all, --bots a name a seat; give one of them.");
  EXPECT_TRUE(holders({.bot = "nobody"}).starts_with("There is no bot “nobody”; there are: "));
  EXPECT_EQ(holders({.mold = 13}), "Mold in the Containment is 1 to 12; 13 is not possible.");
  EXPECT_EQ(holders({.first = 2}), "Player 2 cannot begin among 1; give 1 to 1, or 0 for the lot.");
  EXPECT_TRUE(holders({.preset = "brutal"}).starts_with("Option preset: "))
      << holders({.preset = "brutal"});
}

}  // namespace
}  // namespace terminal_impossible
