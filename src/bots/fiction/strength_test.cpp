// Seeded games between bots: the order of their strength, with room for changes of style.
#include <gtest/gtest.h>

#include "bots/fiction/bot_game.h"
#include "testing/scale.h"

namespace fiction::bots::testing {
namespace {

struct Score {
  int found = 0;         // games that the Guessers won
  std::size_t rows = 0;  // guesses of all games together
};

// A sanitizer sees whole games of every pairing; who is stronger is counted in the plain build.
constexpr bool counts = scale::thinned == 1;

Score score(const Options& options, Seated seated, std::uint64_t games) {
  const Rules rules{options, &lexicon::five_letters()};
  Score sum;
  for (std::uint64_t game = 0; game < games / scale::thinned; ++game) {
    core::SeededGenerator generator{core::mixed_seed(1, game)};
    const Deck deck = random_deck(*rules.words, generator);
    const State end = played_out(rules, deck, seated, generator);
    EXPECT_TRUE(is_over(end));
    sum.found += end.board.outcome == Outcome::word_found ? 1 : 0;
    sum.rows += end.board.rows.size();
  }
  return sum;
}

TEST(Strength, ReaderFindsWhatChanceDoesNot) {
  EXPECT_LE(score({}, {Bot::random, Bot::random}, 30).found, 2);
  EXPECT_GE(score({}, {Bot::random, Bot::reader}, 30).found, counts ? 28 : 1);
}

TEST(Strength, LiarTakesTheReaderLonger) {
  const Score against_chance = score({}, {Bot::random, Bot::reader}, 20);
  const Score against_liar = score({}, {Bot::liar, Bot::reader}, 20);
  if (!counts) return;
  EXPECT_GE(against_liar.rows, against_chance.rows + 20);  // a guess more in every game
}

TEST(Strength, LiarWinsWithAbilities) {
  Options options;
  options.edition = Edition::banned;
  options.abilities = true;
  const Score against_chance = score(options, {Bot::random, Bot::reader}, 30);
  const Score against_liar = score(options, {Bot::liar, Bot::reader}, 30);
  if (!counts) return;
  EXPECT_GE(against_chance.found, 28);
  EXPECT_LE(against_liar.found, against_chance.found - 4);
}

}  // namespace
}  // namespace fiction::bots::testing
