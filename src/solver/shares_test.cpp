// What the Lie-brarian is told that each lie would leave, against the filter and the rules.
#include "solver/shares.h"

#include <gtest/gtest.h>

#include <set>

#include "games/fiction/clue.h"
#include "solver/forecast.h"
#include "solver/played_table.h"

namespace solver::testing {
namespace {

using lexicon::Mark;
using lexicon::Marks;

std::vector<fiction::Use> uses(const View& seen) {
  std::vector<fiction::Use> list = plain_uses();
  for (const Word word : seen.desk->front.yellow) list.emplace_back(fiction::NewWord{word});
  return list;
}

std::set<Marks> by_trying_all(const Table& table, const View& seen, const fiction::Use& use) {
  std::set<Marks> shown;
  for (unsigned bits = 0; bits < 1U << 10U; ++bits) {
    Marks marks;
    for (std::size_t i = 0; i < 5; ++i) marks.set(i, Mark(bits >> 2 * i & 3U));
    const fiction::Share share{marks, use, std::nullopt};
    if (!fiction::refusal(table.rules, seen, share)) shown.insert(marks);
  }
  return shown;
}

std::size_t size_with(const Table& table, View seen, Marks shown,
                      std::optional<std::size_t> token) {
  seen.board.rows.back().shown = shown;
  seen.board.rows.back().shared = true;
  ++seen.board.position;  // by which the filter counts tokens
  if (token) seen.board.rows.back().answers[*token] = fiction::Answer::fiction;
  return Knowledge{table.rules, seen}.size();
}

// At a moment when clues are due.
void check_lies(const Table& table, const State& state) {
  const View seen = fiction::view(table.rules, state, librarian);
  const auto card = seen.board.librarian_card;
  const Knowledge knowledge{table.rules, seen};
  const Census census{knowledge, card, Spelling{seen.board.rows.back().guess}};
  for (const fiction::Use& use : uses(seen)) {
    std::set<Marks> found;
    for (const auto& [share, leaving] : what_each_lie_leaves(table.rules, seen, census, use)) {
      found.insert(share.shown);
      EXPECT_GT(leaving.words, 0U) << "the secret itself is always left";
      EXPECT_EQ(leaving.words, size_with(table, seen, share.shown, std::nullopt));
      if (card == Ability::false_token) continue;
      for (std::size_t i = 0; i < 5; ++i) {
        if (share.shown[i] == Mark::blank) continue;
        // Where none is left the filter looks among rare words, of which this lexicon has none.
        EXPECT_EQ(leaving.lying_at[i], size_with(table, seen, share.shown, i));
      }
    }
    EXPECT_EQ(found, by_trying_all(table, seen, use));
  }
}

TEST(Shares, LeaveWhatTheFilterThenFinds) {
  std::size_t checked = 0;
  for (std::uint64_t seed = 0; seed < 120 && !HasFailure(); ++seed) {
    SCOPED_TRACE(seed);
    core::SeededGenerator generator{core::mixed_seed(9, seed)};
    const auto options = random_options(generator);
    const Table table{random_words(generator, options.red_words), options};
    const Word secret = table.words->entries()[generator.below(table.words->entries().size())].word;
    State state = *opened(table, random_cards(options, generator), secret, secret[0]);
    while (!fiction::is_over(state)) {
      const bool due = state.board.phase == fiction::Phase::deceive;
      if (due && generator.below(3) == 0) check_lies(table, state), ++checked;
      const core::Actor actor = due ? librarian : guesser;
      const View seen = fiction::view(table.rules, state, actor);
      const auto open = fiction::offers(table.rules, seen);
      const auto& offer = open[generator.below(open.size())];
      ASSERT_TRUE(table.play(state, actor, fiction::sample(table.rules, seen, offer, generator)));
    }
  }
  EXPECT_GT(checked, 150U);
}

TEST(Spelling, GivesTheHonestCluesOfTheRules) {
  core::SeededGenerator generator{1};
  const auto entries = lexicon::five_letters().entries();
  for (int n = 0; n < 200'000; ++n) {
    const Word secret = entries[generator.below(entries.size())].word;
    const Word guess = entries[generator.below(entries.size())].word;
    const auto code = honest_code(Spelling{secret}, Spelling{guess});
    ASSERT_EQ(marks_of(code), fiction::honest_marks(secret, guess))
        << secret.text() << ' ' << guess.text();
  }
}

TEST(Forecast, CountsTheWordsThatEveryAnswerLeaves) {
  const Table table{{Word{"crane"}, Word{"abide"}}, {}};
  const State state = *opened(table, std::nullopt, Word{"abide"}, lexicon::letter('a'));
  const Knowledge knowledge{table.rules, table.guessers_view(state)};
  const Forecast forecast{knowledge, std::nullopt, {}};
  const auto candidate = forecast.expect(Spelling{Word{"crane"}});
  EXPECT_TRUE(candidate.may_be_it);
  EXPECT_DOUBLE_EQ(candidate.bits_left, 0);  // it is crane, or one word is left
  // POLKS shares no letter with either, so its clues are honest xxxxx for both: nothing is told.
  const auto neither = forecast.expect(Spelling{Word{"polks"}});
  EXPECT_FALSE(neither.may_be_it);
  EXPECT_DOUBLE_EQ(neither.bits_left, 1);  // log2 of two words
}

TEST(Knowledge, FallsBackOnRareWordsWhereNoCommonOneFits) {
  std::vector<lexicon::Entry> entries{{Word{"abide"}, 10, lexicon::Verdict::common},
                                      {Word{"zanjs"}, 80, lexicon::Verdict::rare}};
  const lexicon::Lexicon words{std::move(entries), {}, "two"};
  const fiction::Rules rules{{}, &words};
  View seen;
  seen.board.named = lexicon::letter('a');
  EXPECT_EQ(possible_words(rules, seen), std::vector{Word{"abide"}});
  seen.board.named = lexicon::letter('z');
  EXPECT_EQ(possible_words(rules, seen), std::vector{Word{"zanjs"}});
}

}  // namespace
}  // namespace solver::testing
