#include <fmt/format.h>
#include <gtest/gtest.h>

#include <numeric>

#include "catalogue/catalogue.h"
#include "lab/game.h"
#include "lab/in_order.h"
#include "lab/report.h"
#include "testing/letterbox/letterbox_entry.h"
#include "testing/snap/snap_entry.h"

namespace lab {
namespace {

using catalogue::Option;

struct Planned {
  std::unique_ptr<catalogue::Match> start;
  Experiment experiment;
};

Planned plan(const catalogue::GameInfo& game, std::vector<Option> options, std::uint64_t games,
             std::uint64_t seed, std::string_view bots = "random") {
  const auto all = game.options(options);
  EXPECT_TRUE(all) << all.error().sentence;
  auto start = game.start(*all);
  EXPECT_TRUE(start);
  const auto seating = seat_bots(game, **start, bots);
  EXPECT_TRUE(seating) << seating.error().sentence;
  return {std::move(*start), {&game, *all, *seating, games, seed}};
}

Findings found(const Experiment& experiment, unsigned threads) {
  const auto findings = run(experiment, threads, [](std::uint64_t) {});
  EXPECT_TRUE(findings) << findings.error().sentence;
  return *findings;
}

TEST(Experiment, IsTheSameOnAnyNumberOfThreads) {
  for (const auto& options :
       {std::vector<Option>{}, {{"edition", "banned"}, {"abilities", "yes"}}}) {
    const auto& game = *catalogue::find_game("fiction");
    const auto planned = plan(game, options, 150, 9);
    const auto one = found(planned.experiment, 1);
    EXPECT_EQ(found(planned.experiment, 2), one);
    EXPECT_EQ(found(planned.experiment, 4), one);
    EXPECT_EQ(report_json(planned.experiment, *planned.start, found(planned.experiment, 3)),
              report_json(planned.experiment, *planned.start, one));
    EXPECT_EQ(one.games, 150U);
  }
}

TEST(Experiment, ChangesWithTheSeedAndTheOptions) {
  const auto& game = *catalogue::find_game("fiction");
  const auto signature = [&](std::vector<Option> options, std::uint64_t seed) {
    return found(plan(game, std::move(options), 20, seed).experiment, 2).signature;
  };
  EXPECT_EQ(signature({}, 1), signature({}, 1));
  EXPECT_NE(signature({}, 1), signature({}, 2));
  EXPECT_NE(signature({}, 1), signature({{"half_seconds", "60"}}, 1));
}

TEST(Experiment, LetsClocksMatter) {
  const auto& game = *catalogue::find_game("fiction");
  const auto hurried = found(plan(game, {{"half_seconds", "60"}}, 100, 1).experiment, 2);
  EXPECT_GT(hurried.outcomes.at("time_ran_out"), 50U);
}

TEST(Experiment, TellsHowOftenAGameWasShort) {
  const auto& game = *catalogue::find_game("fiction");
  const auto planned = plan(game, {}, 60, 2, "random,reader");
  const auto findings = found(planned.experiment, 2);
  EXPECT_EQ(findings.lengths.unit, "guesses");
  std::uint64_t within_four = 0, all = 0;
  for (const auto& [length, games] : findings.lengths.games.at("word_found")) {
    EXPECT_GE(length, 1U);
    EXPECT_LE(length, 10U);
    within_four += length <= 4 ? games : 0;
    all += games;
  }
  EXPECT_EQ(all, findings.outcomes.at("word_found"));
  ASSERT_GT(within_four, 0U);
  ASSERT_LT(within_four, all);
  const auto [low, high] = wilson(within_four, 60);
  const auto text = report_text(planned.experiment, *planned.start, findings);
  const auto line =
      fmt::format("\nat most 4                {:>9} {:>7.2f} %   {:.2f} to {:.2f} %\n", within_four,
                  static_cast<double>(within_four) / 0.6, 100 * low, 100 * high);
  EXPECT_NE(text.find("\nword_found, guesses "), std::string::npos) << text;
  EXPECT_NE(text.find(line), std::string::npos) << line << text;
  const auto json = report_json(planned.experiment, *planned.start, findings);
  EXPECT_NE(json.find(fmt::format(R"("within":4,"games":{},)", within_four)), std::string::npos)
      << json;
}

TEST(Experiment, PlaysAnyGame) {
  const auto game = letterbox::letterbox_entry();
  const auto findings = found(plan(game, {}, 500, 3).experiment, 2);
  std::uint64_t games = 0;
  for (const auto& [outcome, hits] : findings.outcomes) games += hits;
  EXPECT_EQ(games, 500U);
  EXPECT_FALSE(findings.outcomes.contains("unfinished"));
  EXPECT_TRUE(findings.lengths.games.empty()) << "nobody counts its length";
  EXPECT_EQ(findings.moves.sum + 2 * 500, findings.entries.sum) << "chance deals twice a game";
}

TEST(Experiment, OfThinkersIsTheSameOnAnyNumberOfThreads) {
  const auto game = snap::snap_entry();
  const auto planned =
      plan(game, {{"seats", "4"}, {"seconds", "30"}}, 300, 7, "keen,random,wary,shy");
  const auto one = found(planned.experiment, 1);
  EXPECT_EQ(found(planned.experiment, 4), one);
  EXPECT_EQ(one.games, 300U);
  EXPECT_FALSE(one.outcomes.contains("unfinished"));
}

TEST(Experiment, TellsTheProgressInOrder) {
  const auto game = letterbox::letterbox_entry();
  std::vector<std::uint64_t> told;
  ASSERT_TRUE(
      run(plan(game, {}, 300, 3).experiment, 4, [&](std::uint64_t done) { told.push_back(done); }));
  std::vector<std::uint64_t> expected(300);
  std::iota(expected.begin(), expected.end(), 1U);
  EXPECT_EQ(told, expected);
}

TEST(Game, IsALogThatTheRulesAccept) {
  const auto& game = *catalogue::find_game("fiction");
  const auto planned = plan(game, {}, 1, 5);
  const auto played = play(planned.experiment, *planned.start, 0);
  ASSERT_TRUE(played);
  EXPECT_TRUE(played->log.starts_with("0:00.000 chance draw ")) << played->log;
  EXPECT_EQ(static_cast<std::uint64_t>(std::ranges::count(played->log, '\n')), played->entries);
}

TEST(Seating, IsByBotTeamSeatOrName) {
  const auto& game = *catalogue::find_game("fiction");
  const std::vector<Option> three{{"seats", "3"}};
  const auto start = game.start(three);
  const auto text = [&](std::string_view wish) {
    const auto seating = seat_bots(game, **start, wish);
    return seating ? seating_text(**start, *seating) : std::string{seating.error().code.name()};
  };
  EXPECT_EQ(text("random"), "librarian random, guesser1 random, guesser2 random");
  EXPECT_EQ(text("random,random"), "librarian random, guesser1 random, guesser2 random");
  EXPECT_EQ(text("random,random,random"), "librarian random, guesser1 random, guesser2 random");
  EXPECT_EQ(text("random,random,random,random"), "wrong_number_of_bots");
  EXPECT_EQ(text("librarian=random,guesser=random"),
            "librarian random, guesser1 random, guesser2 random");
  EXPECT_EQ(text("guesser2=nobody"), "unknown_bot");
  EXPECT_EQ(text("reader=random"), "unknown_seat");
  EXPECT_EQ(text("nobody"), "unknown_bot");
}

TEST(Seating, RepeatsNamesInTurn) {
  const auto game = snap::snap_entry();
  const std::vector<Option> five{{"seats", "5"}};
  const auto start = game.start(five);
  const auto text = [&](std::string_view names) {
    const auto seating = seat_in_turn(game, **start, names);
    return seating ? seating_text(**start, *seating) : std::string{seating.error().code.name()};
  };
  EXPECT_EQ(text("keen,shy"), "player1 keen, player2 shy, player3 keen, player4 shy, player5 keen");
  EXPECT_EQ(text("keen"), "player1 keen, player2 keen, player3 keen, player4 keen, player5 keen");
  EXPECT_EQ(text("keen,shy,shy,shy,shy,shy"), "wrong_number_of_bots");
  EXPECT_EQ(text("keen,nobody"), "unknown_bot");
}

// Values of R's binom.confint(method = "wilson").
TEST(Wilson, IsAsInTheTextbooks) {
  EXPECT_NEAR(wilson(0, 10).low, 0, 1e-12);
  EXPECT_NEAR(wilson(0, 10).high, 0.2775328, 1e-6);
  EXPECT_NEAR(wilson(5, 10).low, 0.2365931, 1e-6);
  EXPECT_NEAR(wilson(5, 10).high, 0.7634069, 1e-6);
  EXPECT_NEAR(wilson(998, 1000).low, 0.992737, 1e-6);
  EXPECT_NEAR(wilson(10, 10).high, 1, 1e-12);
}

TEST(InOrder, StopsWhenItIsToldTo) {
  std::vector<std::uint64_t> taken;
  in_order<std::uint64_t>(
      1'000'000, 4, [](std::uint64_t n) { return n * n; },
      [&](std::uint64_t&& square) {
        taken.push_back(square);
        return taken.size() < 5;
      });
  EXPECT_EQ(taken, (std::vector<std::uint64_t>{0, 1, 4, 9, 16}));
}

}  // namespace
}  // namespace lab
