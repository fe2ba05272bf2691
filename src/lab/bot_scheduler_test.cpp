// Who comes first where several think at once.
#include "lab/bot_scheduler.h"

#include <gtest/gtest.h>

#include "lab/game.h"
#include "testing/snap/snap_entry.h"

namespace lab {
namespace {

using catalogue::Option;

// The log of one game of a round or more.
std::string log_of(std::vector<Option> options, std::string_view bots, std::uint64_t seed = 1) {
  const auto game = snap::snap_entry();
  const auto start = game.start(options);
  EXPECT_TRUE(start) << start.error().sentence;
  const auto seating = seat_bots(game, **start, bots);
  EXPECT_TRUE(seating) << seating.error().sentence;
  const Experiment experiment{&game, options, *seating, 1, seed};
  const auto played = play(experiment, **start, 0);
  EXPECT_TRUE(played) << played.error().sentence;
  return played ? played->log : "";
}

TEST(BotScheduler, TheQuickestComesFirstWhereverItSits) {
  const std::vector<Option> one{{"rounds", "1"}};
  EXPECT_EQ(log_of(one, "slow,quick,wary"), "0:04.000 player2 snap\n");
  EXPECT_EQ(log_of(one, "quick,slow,wary"), "0:04.000 player1 snap\n");
  EXPECT_EQ(log_of(one, "slow,wary,wary").substr(0, 9), "0:12.000 ");
}

TEST(BotScheduler, EverybodyBeginsAnewAtANewPosition) {
  EXPECT_EQ(log_of({}, "slow,quick,slow"),
            "0:04.000 player2 snap\n0:08.000 player2 snap\n0:12.000 player2 snap\n");
}

TEST(BotScheduler, WhoIsAskedAgainKeepsWhenItBegan) {
  EXPECT_EQ(log_of({{"rounds", "1"}}, "slow,shy,wary"),
            "0:02.000 player2 pass\n0:06.000 player3 snap\n")
      << "six seconds from the beginning, not from the pass";
  EXPECT_TRUE(log_of({{"rounds", "1"}}, "slow,shy,shy").ends_with("0:20.000 player1 snap\n"))
      << "two passes meanwhile change nothing";
}

TEST(BotScheduler, ThinkingEndsAtTheDeadline) {
  EXPECT_EQ(log_of({{"rounds", "2"}, {"seconds", "20"}, {"seats", "2"}}, "slow,slow"),
            "0:20.000 clock expire\n0:40.000 clock expire\n");
  EXPECT_EQ(log_of({{"rounds", "1"}, {"seconds", "3"}, {"seats", "2"}}, "shy,quick"),
            "0:02.000 player1 pass\n0:03.000 clock expire\n")
      << "though everybody who draws a thought takes five seconds";
}

TEST(BotScheduler, NobodyWaitsForABotThatDoesNothing) {
  EXPECT_EQ(log_of({{"rounds", "1"}}, "idle,slow,idle"), "0:20.000 player2 snap\n");
  EXPECT_EQ(log_of({{"rounds", "1"}, {"seats", "2"}}, "idle,idle"), "") << "unfinished";
}

// A bot that says nothing of time takes a drawn one, from five seconds on: quicker ones beat it.
TEST(BotScheduler, ABotWithoutATimeTakesADrawnOne) {
  for (std::uint64_t seed = 1; seed < 30; ++seed) {
    EXPECT_EQ(log_of({{"rounds", "1"}, {"seats", "2"}}, "random,quick", seed),
              "0:04.000 player2 snap\n");
  }
}

TEST(BotScheduler, TiesAreDrawn) {
  int first = 0;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    const auto log = log_of({{"rounds", "1"}, {"seats", "2"}}, "quick,quick", seed);
    if (log == "0:04.000 player1 snap\n") ++first;
  }
  EXPECT_GT(first, 150);
  EXPECT_LT(first, 250);
}

}  // namespace
}  // namespace lab
