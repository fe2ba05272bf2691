// Seeded games between bots: the order of their strength, with room for changes of style.
#include <gtest/gtest.h>

#include "bots/fiction/bot_game.h"
#include "testing/scale.h"

namespace fiction::bots::testing {
namespace {

struct Score {
  int found = 0;         // games that the Guessers won
  int quickly = 0;       // of them, in at most seven guesses
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
    const bool found = end.board.outcome == Outcome::word_found;
    sum.found += found ? 1 : 0;
    sum.quickly += found && end.board.rows.size() <= 7 ? 1 : 0;
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

// The lab has the figures (bench/RESULTS.md): the liar takes about half of its games from the
// novice and a quarter from the casual.
TEST(Strength, AmateursCanBeBeaten) {
  const int novice = score({}, {Bot::liar, Bot::novice}, 80).found;
  const int casual = score({}, {Bot::liar, Bot::casual}, 80).found;
  if (!counts) return;
  EXPECT_GE(novice, 28);
  EXPECT_LE(novice, 52);
  EXPECT_GE(casual, 50);
  EXPECT_LE(casual, 72);
  EXPECT_GE(casual, novice + 8);
}

TEST(Strength, AmateursFindWhatIsHiddenCarelessly) {
  EXPECT_GE(score({}, {Bot::random, Bot::novice}, 30).found, counts ? 27 : 1);
  EXPECT_GE(score({}, {Bot::random, Bot::casual}, 30).found, counts ? 28 : 1);
}

TEST(Strength, GentleLiesAreFoundSoon) {
  Options banned;
  banned.edition = Edition::banned;
  banned.abilities = true;
  EXPECT_GE(score({}, {Bot::gentle, Bot::casual}, 40).quickly, counts ? 36 : 1);
  EXPECT_GE(score({}, {Bot::gentle, Bot::novice}, 40).quickly, counts ? 36 : 1);
  EXPECT_GE(score(banned, {Bot::gentle, Bot::casual}, 40).quickly, counts ? 34 : 1);
}

TEST(Strength, AmateursPlayAbilityCards) {
  Options banned;
  banned.edition = Edition::banned;
  banned.abilities = true;
  for (const Bot bot : {Bot::novice, Bot::casual}) {
    const int found = score(banned, {Bot::liar, bot}, 40).found;
    if (!counts) continue;
    EXPECT_GE(found, 6);
    EXPECT_LE(found, 30);
  }
}

// The reader finds nearly every word in the end, so that wins would need hundreds of games to show
// a difference. Guesses show it: of these 30 games, 109 against chance and 201 against the liar.
TEST(Strength, LiarTakesTheReaderLongerWithAbilities) {
  Options options;
  options.edition = Edition::banned;
  options.abilities = true;
  const Score against_chance = score(options, {Bot::random, Bot::reader}, 30);
  const Score against_liar = score(options, {Bot::liar, Bot::reader}, 30);
  if (!counts) return;
  EXPECT_GE(against_chance.found, 28);
  EXPECT_GE(against_liar.rows, against_chance.rows + 60);  // two guesses more in every game
}

}  // namespace
}  // namespace fiction::bots::testing
