// Seeded games between bots: the order of their strength, with room for changes of style.
#include <gtest/gtest.h>

#include "bots/wordles/bot_game.h"
#include "testing/scale.h"

namespace wordles::bots::testing {
namespace {

Options table(std::uint8_t seats, std::uint8_t letters = 5) {
  Options options;
  options.seats = seats;
  options.letters = letters;
  return options;
}

// The share of games that the stronger ones win, of as many seats as the weaker ones have. Shared
// wins count in part.
double share(Options options, Bot stronger, Bot weaker, std::uint64_t games) {
  core::SeededGenerator cards{1};
  const auto& words = options.letters == 5 ? lexicon::five_letters() : lexicon::four_letters();
  const QueryDeck deck = random_deck(words, 40, cards);
  double won = 0;
  for (std::uint64_t game = 0; game < games; ++game) {
    options.first = static_cast<std::uint8_t>(1 + game / 2 % options.seats);
    const Rules rules{options, &words, &deck};
    Seated seated;
    for (std::size_t i = 0; i < seated.size(); ++i) {
      seated[i] = (i + game) % 2 == 0 ? stronger : weaker;
    }
    core::SeededGenerator generator{core::mixed_seed(1, game)};
    const State end = played_out(rules, seated, generator);
    EXPECT_TRUE(is_over(end));
    for (std::size_t i = 0; i < options.seats; ++i) {
      const bool wins = end.open.winners.has(seat_at(i)) && seated[i] == stronger;
      if (wins) won += 1.0 / static_cast<double>(end.open.winners.size());
    }
  }
  return won / static_cast<double>(games);
}

constexpr std::uint64_t games = 48 / scale::thinned;

// Under a sanitizer the games are only played: six of them say nothing about strength.
void expect_share(double least, const Options& options, Bot stronger, Bot weaker,
                  std::uint64_t of_games = games) {
  const double won = share(options, stronger, weaker, of_games);
  if (scale::thinned == 1) {
    EXPECT_GT(won, least);
  }
}

TEST(Strength, NoviceBeatsChance) {
  expect_share(0.9, table(2), Bot::novice, Bot::random);
  expect_share(0.9, table(4), Bot::novice, Bot::random);
}

TEST(Strength, ReaderBeatsNovice) {
  expect_share(0.6, table(2), Bot::reader, Bot::novice);
  expect_share(0.6, table(4), Bot::reader, Bot::novice);
  expect_share(0.6, table(4, 4), Bot::reader, Bot::novice);
}

TEST(Strength, SleuthBeatsReader) {
  expect_share(0.6, table(2), Bot::sleuth, Bot::reader, games / 2);
  expect_share(0.6, table(4), Bot::sleuth, Bot::reader);
  expect_share(0.6, table(4, 4), Bot::sleuth, Bot::reader);
}

}  // namespace
}  // namespace wordles::bots::testing
