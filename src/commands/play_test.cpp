// The command line of `liebrary play`: what it starts, and what it says where options do not fit.
#include "commands/run_test.h"

namespace commands {
namespace {

using Play = ProgramTest;

bool has(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

TEST_F(Play, an_option_of_the_other_game_is_named) {
  expect_failure("play wordles --hard red", 2,
                 "--hard is an option of Fiction; leave it out for Wordles.");
  expect_failure("play fiction --sequence", 2,
                 "--sequence is an option of Wordles; leave it out for Fiction.");
  expect_failure(
      "play banned --hot-seat 2", 2,
      "--hot-seat is an option of Wordles and Fiction Impossible; leave it out for Fiction.");
  expect_failure("play wordles --mold 5", 2,
                 "--mold is an option of Fiction Impossible; leave it out for Wordles.");
  expect_failure("play impossible --letters 4", 2,
                 "--letters is an option of Wordles; leave it out for Fiction Impossible.");
  expect_failure("play impossible --by-hand", 2,
                 "--by-hand is about clues; leave it out for Fiction Impossible.");
}

TEST_F(Play, games_and_tables_that_there_are_not_are_named) {
  expect_failure("play chess", 2,
                 "There is no game “chess” for the terminal; there are: fiction, banned, wordles, "
                 "duel, impossible.");
  expect_failure("play duel --players 3", 2, "A duel is for two; for more, play wordles.");
  expect_failure("play wordles --players 9", 2, "Wordles is for 2 to 6 players, not for 9.");
  expect_failure("play", 2, "Say what to play, as in: liebrary play fiction");
  expect_failure("play --sequence", 2, "Say what to play, as in: liebrary play wordles");
  expect_failure("play --mold 5", 2, "Say what to play, as in: liebrary play impossible");
  expect_failure("play impossible --players 5", 2,
                 "Fiction Impossible is for 1 to 4 players, not for 5.");
  expect_failure("play impossible --bookend 1", 2,
                 "The Bookend's slot is 2 to 12; 1 is not possible.");
}

TEST_F(Play, options_stand_before_or_after_the_game) {
  const std::string game =
      "play --data . --bots random,random --letters 4 wordles --no-clocks --own-words --seed 1";
  const auto ran = run(game, "cart\ncall door\npass\n");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(has(ran.out, "with player 2 (random) and player 3 (random)")) << ran.out;
  EXPECT_TRUE(has(ran.out, "You call DOOR.")) << ran.out;
  EXPECT_TRUE(has(ran.out, "Hide a word > cart")) << "no clock: " << ran.out;
}

TEST_F(Play, a_duel_is_wordles_for_two) {
  const auto ran = run("play duel --data . --bot random --by-hand --clocks", "house\nstare\n");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(has(ran.out, "You are player 1, with player 2 (random).")) << ran.out;
  EXPECT_TRUE(has(ran.out, "[1:30] Hide a word > house")) << ran.out;
}

TEST_F(Play, clocks_have_seconds_where_a_game_wants_them) {
  const auto ran = run("play impossible --data . --clocks 75 --seed 1", "\n");
  EXPECT_TRUE(has(ran.out, "[1:15] Your Librarian, 1 or 2 > ")) << ran.out << ran.err;
  expect_failure("play impossible --clocks", 2,
                 "Say how many seconds a phase has, as in: --clocks 90");
  expect_failure("play impossible --clocks 5", 2,
                 "The time for a phase, in seconds, is 10 to 3600; 5 is not possible.");
  expect_failure("play wordles --clocks 75", 2,
                 "The clocks of Wordles are set; give --clocks without seconds.");
  const auto duel = run("play --data . --bot random --by-hand --clocks duel", "house\n");
  EXPECT_TRUE(has(duel.out, "[1:30] Hide a word > house")) << duel.out << duel.err;
}

TEST_F(Play, fiction_impossible_is_played_alone) {
  const auto ran = run("play impossible --data . --preset short-even --seed 1", "2\nkeep\nquit\n");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(has(ran.out, "You play alone.")) << ran.out;
  EXPECT_TRUE(has(ran.out, "0 of 6 Books saved")) << ran.out;
  const auto resumed = run("play --data . --resume", "quit\n");
  EXPECT_TRUE(has(resumed.out, "Add or done > quit")) << resumed.out;
}

TEST_F(Play, help_groups_options_by_game) {
  const auto ran = run("play --help");
  const auto fiction = ran.out.find("\nFiction:"), wordles = ran.out.find("\nWordles:");
  ASSERT_NE(fiction, std::string::npos) << ran.out;
  ASSERT_NE(wordles, std::string::npos) << ran.out;
  const auto impossible = ran.out.find("\nFiction Impossible:");
  ASSERT_NE(impossible, std::string::npos) << ran.out;
  EXPECT_GT(ran.out.find("--sequence"), wordles);
  EXPECT_GT(ran.out.find("--bookend"), impossible);
  EXPECT_LT(ran.out.find("--hot-seat"), fiction) << "several games take it";
  EXPECT_GT(ran.out.find("--abilities"), fiction);
  EXPECT_LT(ran.out.find("--plain"), fiction);
}

}  // namespace
}  // namespace commands
