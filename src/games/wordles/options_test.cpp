#include "games/wordles/options.h"

#include <gtest/gtest.h>

namespace wordles {
namespace {

std::string said(auto change) {
  Options options;
  change(options);
  const auto problem = validate(options);
  return problem ? problem->sentence : "";
}

TEST(WordlesOptions, GoTogetherUnlessTheySayWhyNot) {
  EXPECT_EQ(said([](Options&) {}), "");
  EXPECT_EQ(said([](Options& o) { o.seats = 2, o.first = 2; }), "");
  EXPECT_EQ(said([](Options& o) { o.seats = 6, o.first = 6, o.letters = 4; }), "");
  EXPECT_EQ(said([](Options& o) { o.seats = 3, o.own_words = true; }), "");
  EXPECT_EQ(said([](Options& o) { o.by_hand = o.sequence = true, o.clocks = false; }), "");
  EXPECT_EQ(said([](Options& o) { o.seats = 2, o.turn_seconds = 5, o.hide_seconds = 5; }), "");
  EXPECT_EQ(said([](Options& o) { o.window_seconds = 3600, o.turn_seconds = 3600; }), "");
}

// proves W-01
TEST(WordlesOptions, SeatTwoToSix) {
  const std::string seats = "Wordles seats two to six players.";
  EXPECT_EQ(said([](Options& o) { o.seats = 1; }), seats);
  EXPECT_EQ(said([](Options& o) { o.seats = 7; }), seats);
  for (std::uint8_t n = 2; n <= 6; ++n) EXPECT_EQ(said([&](Options& o) { o.seats = n; }), "");
}

// proves W-31, W-09, W-30, W-13, W-32
TEST(WordlesOptions, SayWhatDoesNotGo) {
  const std::string letters = "Words have five letters, or four in the easier game.";
  EXPECT_EQ(said([](Options& o) { o.letters = 3; }), letters);
  EXPECT_EQ(said([](Options& o) { o.letters = 6; }), letters);
  const std::string first = "Whoever starts must have one of the table's seats.";
  EXPECT_EQ(said([](Options& o) { o.first = 0; }), first);
  EXPECT_EQ(said([](Options& o) { o.seats = 3, o.first = 4; }), first);
  EXPECT_EQ(said([](Options& o) { o.seats = 2, o.own_words = true; }),
            "With two players both call words of their own already; leave that option out, "
            "or play with three or more.");
  EXPECT_EQ(said([](Options& o) { o.seats = 2, o.window_seconds = 60; }),
            "With two players there is no window for all; the attempt has the clock of a turn, so "
            "set that one.");
  const std::string clocks =
      "A table without clocks has no seconds to set; leave them out, or play with clocks.";
  EXPECT_EQ(said([](Options& o) { o.clocks = false, o.hide_seconds = 60; }), clocks);
  EXPECT_EQ(said([](Options& o) { o.clocks = false, o.turn_seconds = 60; }), clocks);
  EXPECT_EQ(said([](Options& o) { o.clocks = false, o.window_seconds = 60; }), clocks);
  const std::string seconds = "A clock takes five seconds to one hour.";
  for (const auto wrong : std::initializer_list<std::uint16_t>{0, 4, 3601}) {
    EXPECT_EQ(said([&](Options& o) { o.hide_seconds = wrong; }), seconds);
    EXPECT_EQ(said([&](Options& o) { o.turn_seconds = wrong; }), seconds);
    EXPECT_EQ(said([&](Options& o) { o.window_seconds = wrong; }), seconds);
  }
}

// proves W-21, W-13
TEST(WordlesOptions, SetTheClocks) {
  using namespace std::chrono_literals;
  Rules rules{Options{}, nullptr, nullptr};
  EXPECT_EQ(rules.hiding(), 90s);
  EXPECT_EQ(rules.turn(), 60s);
  EXPECT_EQ(rules.window(), 120s);
  rules.options.hide_seconds = 30;
  rules.options.turn_seconds = 15;
  rules.options.window_seconds = 300;
  EXPECT_EQ(rules.hiding(), 30s);
  EXPECT_EQ(rules.turn(), 15s);
  EXPECT_EQ(rules.window(), 300s);
}

// proves W-30, W-18
TEST(WordlesOptions, PlayWithCardsUnlessTwoPlayOrTheTableDoesWithout) {
  Options options;
  EXPECT_TRUE((Rules{options, nullptr, nullptr}.has_cards()));
  options.own_words = true;
  EXPECT_FALSE((Rules{options, nullptr, nullptr}.has_cards()));
  options.own_words = false;
  options.seats = 2;
  EXPECT_FALSE((Rules{options, nullptr, nullptr}.has_cards()));
}

}  // namespace
}  // namespace wordles
