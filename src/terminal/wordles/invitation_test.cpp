#include "terminal/wordles/invitation.h"

#include <gtest/gtest.h>

#include "catalogue/catalogue.h"
#include "terminal/testing/invited.h"

namespace terminal_wordles {
namespace {

const catalogue::GameInfo& game() { return *catalogue::find_game("wordles"); }

std::string holders(const Wishes& wishes) {
  return terminal::testing::holders_of(new_game(game(), wishes));
}

std::string option(const Wishes& wishes, std::string_view name) {
  return terminal::testing::option_of(new_game(game(), wishes), name);
}

TEST(Invitation, one_person_meets_three_of_the_strongest_bots) {
  const auto best = game().bots.back().name;
  EXPECT_EQ(holders({}), "person " + best + " " + best + " " + best);
  EXPECT_EQ(holders({.players = 2}), "person " + best);
  EXPECT_EQ(option({}, "clocks"), "yes");
}

TEST(Invitation, bots_are_named_by_seat_or_all_at_once) {
  EXPECT_EQ(holders({.bot = "random"}), "person random random random");
  EXPECT_EQ(holders({.bots = {"random", "random"}}), "person random random");
  EXPECT_EQ(holders({.players = 5, .bots = {"random"}}), "person random random random random");
}

TEST(Invitation, people_at_one_keyboard_play_without_clocks_unless_they_want_them) {
  EXPECT_EQ(holders({.people = 3}), "person person person");
  EXPECT_EQ(holders({.players = 4, .people = 3, .bot = "random"}), "person person person random");
  EXPECT_EQ(option({.people = 3}, "clocks"), "no");
  EXPECT_EQ(option({.people = 3, .clocks = true}, "clocks"), "yes");
}

// proves W-34: a person who plays against bots has breaks; at a shared keyboard there are none
TEST(Invitation, breaks_are_for_who_has_the_keyboard_alone) {
  EXPECT_EQ(option({}, "breaks"), "yes");
  EXPECT_EQ(option({.players = 2}, "breaks"), "yes");
  EXPECT_EQ(option({.people = 3}, "breaks"), "no");
}

TEST(Invitation, what_does_not_fit_is_said) {
  EXPECT_EQ(holders({.players = 7}), "Wordles is for 2 to 6 players, not for 7.");
  EXPECT_EQ(holders({.players = 1}), "Wordles is for 2 to 6 players, not for 1.");
  EXPECT_EQ(holders({.players = 3, .people = 4}),
            "--hot-seat takes 1 to 3 people at a table of 3.");
  EXPECT_EQ(holders({.people = 0}), "--hot-seat takes 1 to 4 people at a table of 4.");
  EXPECT_EQ(holders({.players = 2, .bots = {"random", "random"}}),
            "There is a seat for one bot beside the people here, and two are named.");
  EXPECT_EQ(holders({.bot = "random", .bots = {"random"}}),
            "--bot is one name for all, --bots a name a seat; give one of them.");
  EXPECT_TRUE(holders({.bot = "nobody"}).starts_with("There is no bot “nobody”; there are: "));
  EXPECT_EQ(holders({.letters = 6}), "Words have five letters, or four in the easier game.");
  EXPECT_TRUE(holders({.players = 2, .own_words = true}).starts_with("With two players both call"));
}

}  // namespace
}  // namespace terminal_wordles
