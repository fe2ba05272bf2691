// What the lab counts of Fiction Impossible beyond who won: Powers, Books and Librarians.
#include <gtest/gtest.h>

#include <algorithm>

#include "catalogue/catalogue.h"
#include "lab/game.h"
#include "lab/report.h"

namespace lab {
namespace {

struct GamesOfTheClerk {
  std::unique_ptr<catalogue::Match> start;
  Experiment experiment;
};

GamesOfTheClerk games_of_the_clerk(std::string_view seats, std::uint64_t games) {
  const auto* game = catalogue::find_game("impossible");
  const std::vector<catalogue::Option> given{{"seats", std::string{seats}}};
  const auto options = game->options(given);
  auto start = game->start(*options);
  auto seating = seat_in_turn(*game, **start, "clerk");
  return {std::move(*start), {game, *options, *seating, games, 5}};
}

Findings findings_of(const Experiment& experiment) {
  const auto findings = run(experiment, 2, [](std::uint64_t) {});
  EXPECT_TRUE(findings) << findings.error().sentence;
  return *findings;
}

std::size_t times_in(std::string_view text, std::string_view what) {
  std::size_t times = 0;
  for (auto at = text.find(what); at != text.npos; at = text.find(what, at + 1)) ++times;
  return times;
}

TEST(Happenings, AreThePowersThatWereUsed) {
  const auto planned = games_of_the_clerk("1", 1);
  std::size_t powers = 0;
  for (std::uint64_t number = 0; number < 20; ++number) {
    const auto played = play(planned.experiment, *planned.start, number);
    ASSERT_TRUE(played) << played.error().sentence;
    const auto told = std::ranges::count(played->happenings, "Power", &catalogue::Happening::kind);
    EXPECT_EQ(static_cast<std::size_t>(told), times_in(played->log, " player1 use "))
        << "alone, nobody has to agree";
    powers += static_cast<std::size_t>(told);
  }
  EXPECT_GT(powers, 100U);
}

TEST(Happenings, DoNotTakeAPowerForUsedThatSomebodyRefused) {
  const auto planned = games_of_the_clerk("3", 1);
  std::size_t told = 0, tried = 0, refused = 0;
  for (std::uint64_t number = 0; number < 40; ++number) {
    const auto played = play(planned.experiment, *planned.start, number);
    ASSERT_TRUE(played) << played.error().sentence;
    told += static_cast<std::size_t>(
        std::ranges::count(played->happenings, "Power", &catalogue::Happening::kind));
    tried += times_in(played->log, " use ");
    refused += times_in(played->log, " decline");
  }
  EXPECT_LE(told, tried);
  EXPECT_GE(told + refused, tried) << "what was tried and not used, somebody declined";
}

TEST(Happenings, StandInTheReport) {
  const auto planned = games_of_the_clerk("2", 40);
  const auto findings = findings_of(planned.experiment);
  const auto text = report_text(planned.experiment, *planned.start, findings);
  for (const auto part : {"\nPower ", "\nINSPIRE ", "\nBook ", "\ndestroyed ", "\nHazel "}) {
    EXPECT_NE(text.find(part), std::string::npos) << part << text;
  }
  const auto json = report_json(planned.experiment, *planned.start, findings);
  EXPECT_NE(json.find(R"("happenings":[{"kind":"Book","name":"destroyed","times":)"),
            std::string::npos)
      << json;
  EXPECT_NE(json.find(R"("by_part":[{"part":")"), std::string::npos) << json;
  std::uint64_t seats = 0;
  for (const auto& [name, credit] : findings.standings.parts) seats += credit.games;
  EXPECT_EQ(seats, 80U) << "two Librarians in each of 40 games";
}

TEST(Opening, IsMadeByAnotherBot) {
  auto planned = games_of_the_clerk("1", 60);
  EXPECT_FALSE(findings_of(planned.experiment).standings.parts.contains("Odile"))
      << "whom the clerk takes last";
  planned.experiment.opening = *seat_in_turn(*planned.experiment.game, *planned.start, "random");
  const auto findings = findings_of(planned.experiment);
  EXPECT_TRUE(findings.standings.parts.contains("Odile"));
  EXPECT_EQ(findings.standings.bots.at("clerk").credit.games, 60U) << "the rest is the clerk's";
  const auto text = report_text(planned.experiment, *planned.start, findings);
  EXPECT_NE(text.find("first moves by player1 random\n"), std::string::npos) << text;
}

}  // namespace
}  // namespace lab
