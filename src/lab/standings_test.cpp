#include "lab/standings.h"

#include <gtest/gtest.h>

#include <cmath>

#include "catalogue/catalogue.h"
#include "codec/json.h"
#include "lab/game.h"
#include "lab/report.h"
#include "testing/letterbox/letterbox_entry.h"
#include "testing/snap/snap_entry.h"

namespace lab {
namespace {

using catalogue::GameInfo;
using catalogue::Option;

std::unique_ptr<catalogue::Match> started(const GameInfo& game, std::vector<Option> options) {
  auto start = game.start(options);
  EXPECT_TRUE(start) << start.error().sentence;
  return std::move(*start);
}

Experiment plan(const GameInfo& game, const std::vector<Option>& options, std::string_view bots,
                std::uint64_t games) {
  const auto seating = seat_bots(game, *started(game, options), bots);
  EXPECT_TRUE(seating) << seating.error().sentence;
  return {&game, options, *seating, games, 5};
}

Findings found(const Experiment& experiment) {
  const auto findings = run(experiment, 2, [](std::uint64_t) {});
  EXPECT_TRUE(findings) << findings.error().sentence;
  return *findings;
}

TEST(Standings, ASharedWinIsSharedByTeams) {
  const auto snap = started(snap::snap_entry(), {{"seats", "4"}});
  Standings counted;
  count(counted, *snap, {"a", "b", "a", "c"}, {{true, 5}, {true, 5}, {false, 1}, {false, 0}});
  EXPECT_EQ(counted.bots.at("a").credit.mean(), 0.25) << "half a win on one of two seats";
  EXPECT_EQ(counted.bots.at("a").score.mean(), 3);
  EXPECT_EQ(counted.bots.at("b").credit.mean(), 0.5);
  EXPECT_EQ(counted.bots.at("c").credit.mean(), 0);
  EXPECT_EQ(counted.seats[0].credit.mean(), 0.5);
  EXPECT_EQ(counted.differences.at({"a", "b"}).mean(), -0.25);
  EXPECT_EQ(counted.differences.size(), 3U);

  const auto fiction = started(*catalogue::find_game("fiction"), {{"seats", "3"}});
  Standings team;
  count(team, *fiction, {"a", "b", "b"}, {{false, 0}, {true, 1}, {true, 1}});
  EXPECT_EQ(team.bots.at("b").credit.mean(), 1) << "a side that wins wins whole";
}

// Values 0, ½, 1, ½: mean ½, variance (¼ + 0 + ¼ + 0) / 3 = 1/6, so the half width is
// 1.96 · sqrt(1/6 / 4) = 0.4000.
TEST(Standings, TheNormalIntervalIsThatOfTheMean) {
  Sample sample;
  for (const double value : {0.0, 0.5, 1.0, 0.5}) sample.add(value);
  EXPECT_FALSE(sample.all_or_nothing);
  const auto [interval, method] = credit_interval(sample);
  EXPECT_EQ(method, "normal");
  EXPECT_NEAR(interval.low, 0.5 - 1.959964 * std::sqrt(1.0 / 24), 1e-6);
  EXPECT_NEAR(interval.high, 0.5 + 1.959964 * std::sqrt(1.0 / 24), 1e-6);
}

TEST(Standings, AllOrNothingTakesWilsonsInterval) {
  Sample sample;
  for (int i = 0; i < 10; ++i) sample.add(i < 5 ? 1 : 0);
  EXPECT_EQ(credit_interval(sample).method, "wilson");
  EXPECT_NEAR(credit_interval(sample).interval.low, 0.2365931, 1e-6);
  EXPECT_EQ(credit_interval(Sample{}).method, "none");
}

TEST(Standings, OfTheGamesSayWhoWon) {
  const auto fiction = *catalogue::find_game("fiction");
  const auto findings = found(plan(fiction, {{"seats", "3"}}, "random", 200));
  const auto found_word = findings.outcomes.contains("word_found")
                              ? static_cast<double>(findings.outcomes.at("word_found"))
                              : 0.0;
  const auto& seats = findings.standings.seats;
  ASSERT_EQ(seats.size(), 3U);
  EXPECT_EQ(seats[0].credit.sum, 200 - found_word) << "the Lie-brarian wins all others";
  EXPECT_EQ(seats[1].credit.sum, found_word);
  EXPECT_EQ(seats[2].credit.sum, found_word);
  const auto letterbox = letterbox::letterbox_entry();
  const auto letters = found(plan(letterbox, {}, "random", 200));
  EXPECT_EQ(letters.standings.seats[0].credit.sum,
            static_cast<double>(letters.outcomes.at("first_wins")));
  EXPECT_EQ(letters.standings.seats[0].credit.sum + letters.standings.seats[1].credit.sum, 200);
}

TEST(Standings, AlikeSeatsAreHeldInTurn) {
  const auto game = snap::snap_entry();
  const auto experiment = plan(game, {{"seats", "3"}}, "quick,slow,shy", 300);
  const auto start = started(game, experiment.options);
  EXPECT_EQ(play(experiment, *start, 0)->bots, (std::vector<std::string>{"quick", "slow", "shy"}));
  EXPECT_EQ(play(experiment, *start, 1)->bots, (std::vector<std::string>{"shy", "quick", "slow"}));
  EXPECT_EQ(play(experiment, *start, 3)->bots, play(experiment, *start, 0)->bots);
  const auto standings = found(experiment).standings;
  EXPECT_EQ(standings.bots.at("quick").credit.mean(), 1) << "wherever it sits";
  EXPECT_EQ(standings.bots.at("quick").score.mean(), 3) << "every round is its own";
  for (const auto& seat : standings.seats) EXPECT_EQ(seat.credit.sum, 100) << "of 300 games";
}

TEST(Standings, ABotThatIsNoBetterBeatsNobody) {
  const auto game = snap::snap_entry();
  const auto text = [&](std::string_view bots) {
    const auto experiment = plan(game, {{"seats", "4"}, {"rounds", "5"}}, bots, 600);
    return report_text(experiment, *started(game, experiment.options), found(experiment));
  };
  const auto unequal = text("wary,keen,wary,keen");
  EXPECT_NE(unequal.find("keen beats wary by "), std::string::npos) << unequal;
  EXPECT_NE(unequal.find("normal; score "), std::string::npos) << unequal;
  EXPECT_NE(unequal.find("moving on a seat every game"), std::string::npos) << unequal;
  EXPECT_EQ(text("keen,keen,keen,keen").find("beats"), std::string::npos);
}

TEST(Standings, AreInTheReportForPrograms) {
  const auto game = snap::snap_entry();
  const auto experiment = plan(game, {{"seats", "2"}}, "quick,slow", 40);
  const auto json = report_json(experiment, *started(game, {{"seats", "2"}}), found(experiment));
  const auto value = codec::parse_json(json);
  ASSERT_TRUE(value) << json;
  EXPECT_NE(json.find(R"("compared":[{"bots":["quick","slow"],"games":40,"difference":1.000000,)"
                      R"("low":1.000000,"high":1.000000,"interval":"normal","beats":"quick"}])"),
            std::string::npos)
      << json;
  EXPECT_NE(
      json.find(R"("by_bot":[{"bot":"quick","games":40,"credit":{"mean":1.000000,"low":0.91)"),
      std::string::npos)
      << json;
}

}  // namespace
}  // namespace lab
