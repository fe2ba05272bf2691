#include "games/fiction/options.h"

#include <gtest/gtest.h>

namespace fiction {
namespace {

std::string said(auto change) {
  Options options;
  change(options);
  const auto problem = validate(options);
  return problem ? problem->sentence : "";
}

TEST(FictionOptions, GoTogetherUnlessTheySayWhyNot) {
  EXPECT_EQ(said([](Options&) {}), "");
  EXPECT_EQ(said([](Options& o) { o.seats = 12, o.librarian = 12; }), "");
  EXPECT_EQ(said([](Options& o) { o.edition = Edition::banned, o.abilities = true; }), "");
  EXPECT_EQ(said([](Options& o) { o.half_seconds = 30, o.choice_seconds = 5; }), "");
  EXPECT_EQ(said([](Options& o) { o.half_seconds = 7200, o.choice_seconds = 3600; }), "");
}

TEST(FictionOptions, SayWhatDoesNotGo) {
  const std::string seats =
      "Fiction seats two to twelve players: one Lie-brarian and at least one Guesser.";
  EXPECT_EQ(said([](Options& o) { o.seats = 1; }), seats);
  EXPECT_EQ(said([](Options& o) { o.seats = 13; }), seats);
  const std::string librarian = "The Lie-brarian's seat must be one of the table's seats.";
  EXPECT_EQ(said([](Options& o) { o.librarian = 0; }), librarian);
  EXPECT_EQ(said([](Options& o) { o.seats = 3, o.librarian = 4; }), librarian);
  EXPECT_EQ(said([](Options& o) { o.abilities = true; }),
            "Ability cards belong to Banned Books: choose that edition, or play without them.");
  const std::string half = "A half lasts half a minute to two hours.";
  EXPECT_EQ(said([](Options& o) { o.half_seconds = 29; }), half);
  EXPECT_EQ(said([](Options& o) { o.half_seconds = 7201; }), half);
  EXPECT_EQ(said([](Options& o) { o.half_seconds = 60, o.short_timer = true; }),
            "Set either the hard timer of eight minutes or a length of your own, not both.");
  const std::string choice =
      "The clock for choices takes five seconds to one hour; leave it out for none.";
  EXPECT_EQ(said([](Options& o) { o.choice_seconds = 4; }), choice);
  EXPECT_EQ(said([](Options& o) { o.choice_seconds = 3601; }), choice);
}

// proves F-30
TEST(FictionOptions, SetTheLengthOfAHalf) {
  using namespace std::chrono_literals;
  Rules rules{Options{}, nullptr};
  EXPECT_EQ(rules.half(), 10min);
  rules.options.short_timer = true;
  EXPECT_EQ(rules.half(), 8min);
  rules.options.short_timer = false;
  rules.options.half_seconds = 90;
  EXPECT_EQ(rules.half(), 90s);
}

TEST(FictionOptions, SeatOneLibrarianAndMakeAllOthersGuess) {
  Options options;
  options.seats = 4;
  options.librarian = 3;
  const Rules rules{options, nullptr};
  int guessers = 0;
  for (std::size_t i = 0; i < core::most_seats; ++i)
    guessers += rules.guesses(core::Actor::seat(i));
  EXPECT_EQ(guessers, 3);
  EXPECT_EQ(rules.librarian(), core::Actor::seat(2));
  EXPECT_FALSE(rules.guesses(rules.librarian()));
  EXPECT_FALSE(rules.seats(core::Actor::seat(4)));
  EXPECT_FALSE(rules.guesses(core::Actor::spectator()));
}

}  // namespace
}  // namespace fiction
