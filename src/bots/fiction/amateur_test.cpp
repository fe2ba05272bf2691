#include "bots/fiction/amateur.h"

#include <gtest/gtest.h>

#include "bots/fiction/bot_game.h"

namespace fiction::bots::testing {
namespace {

using lexicon::Mark;

Row row(std::string_view guess, std::string_view shown) {
  Row made;
  made.guess = Word{guess};
  for (std::size_t i = 0; i < word_length; ++i) {
    made.shown.set(i, shown[i] == '-'   ? Mark::absent
                      : shown[i] == 'o' ? Mark::elsewhere
                                        : Mark::right);
  }
  made.shared = true;
  return made;
}

View guessing(std::initializer_list<Row> rows) {
  View seen;
  seen.viewer = core::Actor::seat(1);
  seen.board.phase = Phase::guess;
  seen.board.named = lexicon::letter('e');
  seen.board.tokens = 0;
  for (const Row& each : rows) seen.board.rows.push_back(each);
  seen.board.boards_left = static_cast<std::uint8_t>(boards_a_half - rows.size());
  seen.board.position = static_cast<std::uint16_t>(2 * rows.size());
  return seen;
}

Word guess_of(Bot bot, const Rules& rules, const View& seen, std::uint64_t seed) {
  core::SeededGenerator generator{seed};
  return std::get<Guess>(choose(bot, rules, seen, generator)->action).word;
}

TEST(Amateur, ForgetsTheCluesOfOldRowsButNotTheWords) {
  const View seen = guessing(
      {row("crane", "----r"), row("pouty", "-o---"), row("bilge", "-o--r"), row("shelf", "--o--")});
  const View in_mind = remembered(habits(Bot::novice), seen);
  EXPECT_FALSE(in_mind.board.rows[0].shared);
  for (std::size_t r = 1; r < 4; ++r) EXPECT_TRUE(in_mind.board.rows[r].shared);
  EXPECT_EQ(in_mind.board.rows[0].guess, Word{"crane"});
  EXPECT_EQ(in_mind.board.position, seen.board.position - 1);
  const View three =
      guessing({row("crane", "----r"), row("pouty", "-o---"), row("bilge", "-o--r")});
  EXPECT_EQ(remembered(habits(Bot::casual), three), three) << "three rows are kept in mind";
}

TEST(Amateur, BelievesWhatIsBorneOut) {
  Row told = row("bleed", "----o");
  told.answers[4] = Answer::fiction;
  const View seen = guessing({row("crane", "-r--r"), row("drive", "-r--o"), told});
  const View casual = believed(Trust::confirmed, seen);
  EXPECT_TRUE(casual.board.rows[0].pinned.has(place_at(1))) << "R is right in both";
  EXPECT_TRUE(casual.board.rows[1].pinned.has(place_at(1)));
  EXPECT_FALSE(casual.board.rows[0].pinned.has(place_at(4))) << "the other row says another thing";
  EXPECT_TRUE(casual.board.rows[1].pinned.has(place_at(4))) << "E was named";
  EXPECT_FALSE(casual.board.rows[2].pinned.has(place_at(4)))
      << "a token has shown that it is a lie";
  const View novice = believed(Trust::and_every_right, seen);
  EXPECT_TRUE(novice.board.rows[0].pinned.has(place_at(4))) << "what is said to be right";
}

TEST(Amateur, NoviceTakesALetterInItsPlaceForTrue) {
  const Rules rules{{}, &lexicon::five_letters()};
  const View seen = guessing({row("crane", "-r--r")});
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const Word novice = guess_of(Bot::novice, rules, seen, seed);
    EXPECT_TRUE(novice.text()[1] == 'r' && novice.text()[4] == 'e') << novice.text();
  }
}

TEST(Amateur, KnowsEverydayWordsAndThinksOfOthersWhenNoneFits) {
  const Rules rules{{}, &lexicon::five_letters()};
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    EXPECT_LE(rules.words->find(guess_of(Bot::novice, rules, guessing({}), seed))->size, 20);
    EXPECT_LE(rules.words->find(guess_of(Bot::casual, rules, guessing({}), seed))->size, 35);
  }
  View seen = guessing({});
  for (const char letter : {'g', 'a', 'u', 'z'}) {
    seen.board.answers.asked.add(lexicon::letter(letter));
    seen.board.answers.present.add(lexicon::letter(letter));
  }
  ASSERT_GT(rules.words->find(Word{"gauze"})->size, 20);
  EXPECT_EQ(guess_of(Bot::novice, rules, seen, 1).text(), "gauze");
}

TEST(Amateur, NoviceLaysATokenAtOnce) {
  const Rules rules{{}, &lexicon::five_letters()};
  int laid = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    core::SeededGenerator generator{seed};
    const Deck deck = random_deck(*rules.words, generator);
    State state = start(rules, deck);
    core::TableTime at{};
    while (state.board.rows.empty() || !state.board.rows.back().shared) {
      ASSERT_TRUE(step(rules, state, {Bot::liar, Bot::novice}, at, generator, [](const View&) {}));
    }
    const auto choice =
        choose(Bot::novice, rules, view(rules, state, core::Actor::seat(1)), generator);
    laid += std::holds_alternative<Token>(choice->action) ? 1 : 0;
  }
  EXPECT_GE(laid, 14) << "where it would tell anything";
}

}  // namespace
}  // namespace fiction::bots::testing
