#include "bots/fiction/gentle.h"

#include <gtest/gtest.h>

#include "bots/fiction/bot_game.h"
#include "games/fiction/deception.h"
#include "solver/shares.h"

namespace fiction::bots::testing {
namespace {

using lexicon::Mark;

Row shown_row(std::string_view guess, std::array<Mark, word_length> shown) {
  Row made;
  made.guess = Word{guess};
  for (std::size_t i = 0; i < word_length; ++i) made.shown.set(i, shown[i]);
  made.shared = true;
  return made;
}

TEST(Gentle, KnowsWhichCluesCannotBothBeTrue) {
  constexpr auto no = Mark::absent, some = Mark::elsewhere, right = Mark::right;
  Board board;
  board.named = lexicon::letter('e');
  board.rows.push_back(shown_row("crane", {no, right, some, no, some}));
  board.rows.push_back(shown_row("ankle", {}));
  EXPECT_TRUE(contradicts(board, 4, no)) << "E was named";
  EXPECT_TRUE(contradicts(board, 4, right)) << "in the same place it was elsewhere";
  EXPECT_FALSE(contradicts(board, 4, some));
  EXPECT_TRUE(contradicts(board, 0, no)) << "A was said to be there";
  EXPECT_FALSE(contradicts(board, 0, right)) << "elsewhere may be here";
  EXPECT_TRUE(contradicts(board, 1, some)) << "N was said to be absent";
  EXPECT_FALSE(contradicts(board, 1, no));
  EXPECT_FALSE(contradicts(board, 3, right)) << "nothing was said of L";
  board.rows[1] = shown_row("acres", {});
  EXPECT_TRUE(contradicts(board, 2, right)) << "R cannot be right in two places";
}

bool gives_itself_away(const View& seen, Marks honest, Marks shown) {
  for (std::size_t i = 0; i < word_length; ++i) {
    if (honest[i] != shown[i] && contradicts(seen.board, i, shown[i])) return true;
  }
  return false;
}

TEST(Gentle, LiesSoThatAnotherRowGivesItAwayWhereItCan) {
  const Rules rules{{}, &lexicon::five_letters()};
  int could = 0;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    core::SeededGenerator generator{seed};
    const Deck deck = random_deck(*rules.words, generator);
    State state = start(rules, deck);
    core::TableTime at{};
    const auto look = [&](const View& seen) {
      if (seen.viewer != rules.librarian() || seen.board.phase != Phase::deceive) return;
      const Marks honest = Deception{rules, seen}.honest(Plainly{});
      const auto given_away = [&](const Share& share) {
        return gives_itself_away(seen, honest, share.shown);
      };
      if (!std::ranges::any_of(solver::legal_shares(rules, seen, Plainly{}), given_away)) return;
      ++could;
      const auto choice = choose(Bot::gentle, rules, seen, generator);
      EXPECT_TRUE(given_away(std::get<Share>(choice->action)));
    };
    while (step(rules, state, {Bot::liar, Bot::casual}, at, generator, look)) {
    }
  }
  EXPECT_GT(could, 30);
}

TEST(Gentle, HidesAnEverydayWord) {
  const Rules rules{{}, &lexicon::five_letters()};
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    core::SeededGenerator generator{seed};
    const Deck deck = random_deck(*rules.words, generator);
    State state = start(rules, deck);
    core::TableTime at{};
    while (state.board.phase != Phase::name_letter) {
      ASSERT_TRUE(
          step(rules, state, {Bot::gentle, Bot::casual}, at, generator, [](const View&) {}));
    }
    const auto size = [&](Word word) { return rules.words->find(word)->size; };
    int commoner = 0;
    for (const Word word : state.desk.front.yellow) {
      commoner += size(word) < size(state.desk.secret) ? 1 : 0;
    }
    EXPECT_LT(commoner, 3) << state.desk.secret.text();
  }
}

}  // namespace
}  // namespace fiction::bots::testing
