// The candidate sets of Wordles against the rules themselves, word by word.
#include "solver/hidden_words.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/generator.h"
#include "solver/split.h"
#include "testing/scale.h"

namespace solver {
namespace {

using lexicon::Entry;
using lexicon::Word;
using wordles::Open;
using wordles::Rules;
using wordles::Seat;
using wordles::seat_at;

constexpr Seat owner = seat_at(1);

Rules rules_for(std::uint8_t letters, bool sequence) {
  wordles::Options options;
  options.letters = letters;
  options.sequence = sequence;
  return {options, letters == 5 ? &lexicon::five_letters() : &lexicon::four_letters(), nullptr};
}

Open open_for(const Rules& rules) {
  Open open;
  for (std::size_t i = 0; i < rules.options.seats; ++i) open.boards.push_back({});
  return open;
}

void ask(const Rules& rules, Open& open, Word secret, Word query) {
  open.boards[index(owner)].rows.push_back({query, truth(rules, secret, query)});
}

void try_in_vain(Open& open, Word word) {
  open.attempts.push_back({seat_at(0), owner, 4, false, word});
}

Word any_word(const Rules& rules, core::Generator& generator) {
  return generator.one_of(rules.words->entries()).word;
}

// A word that has a letter twice, so that counts are tested as often as places.
Word doubled_word(const Rules& rules, core::Generator& generator) {
  for (;;) {
    const Word word = any_word(rules, generator);
    if (word.repeats_a_letter()) return word;
  }
}

std::vector<Word> words_of(const std::vector<HiddenWord>& hidden) {
  std::vector<Word> words;
  for (const HiddenWord& word : hidden) words.push_back(word.letters.word);
  return words;
}

bool shows(const Rules& rules, const Open& open, Word word) {
  return std::ranges::all_of(open.boards[index(owner)].rows, [&](const wordles::Row& row) {
    return truth(rules, word, row.query) == row.shown;
  });
}

std::vector<Word> by_the_rules(const Rules& rules, const Open& open) {
  std::vector<Word> words;
  for (const Entry& entry : rules.words->entries()) {
    const bool in_vain = std::ranges::any_of(open.attempts, [&](const wordles::Tried& tried) {
      return tried.owner == owner && !tried.right && tried.word == entry.word;
    });
    if (!in_vain && shows(rules, open, entry.word)) words.push_back(entry.word);
  }
  return words;
}

// proves W-04, W-05, W-06: what the solver keeps is what would have been marked so
TEST(HiddenWords, AreThoseThatTheRulesWouldHaveMarkedSo) {
  for (const std::uint8_t letters : {std::uint8_t{5}, std::uint8_t{4}}) {
    for (const bool sequence : {false, true}) {
      const Rules rules = rules_for(letters, sequence);
      core::SeededGenerator generator{letters + (sequence ? 10U : 0U)};
      for (unsigned game = 0; game < 60 / scale::thinned; ++game) {
        Open open = open_for(rules);
        const bool doubled = game % 2 == 0;
        const Word secret = doubled ? doubled_word(rules, generator) : any_word(rules, generator);
        for (unsigned row = 0; row < 6; ++row) {
          const bool twice = (game + row) % 3 == 0;
          ask(rules, open, secret,
              twice ? doubled_word(rules, generator) : any_word(rules, generator));
          const auto expected = by_the_rules(rules, open);
          ASSERT_EQ(words_of(hidden_words(rules, open, owner)), expected);
          ASSERT_TRUE(std::ranges::binary_search(expected, secret));
          const Word wrong = expected[generator.below(expected.size())];
          if (wrong != secret) try_in_vain(open, wrong);
        }
      }
    }
  }
}

// A row that no word would have been marked so: by hand such rows are written.
TEST(HiddenWords, FitNoRowThatContradictsItself) {
  const Rules rules = rules_for(5, false);
  core::SeededGenerator generator{3};
  for (unsigned game = 0; game < 200 / scale::thinned; ++game) {
    Open open = open_for(rules);
    lexicon::Marks marks{5};
    for (std::size_t i = 0; i < 5; ++i) marks.set(i, lexicon::Mark(generator.below(3)));
    open.boards[index(owner)].rows.push_back(
        {doubled_word(rules, generator), {marks, std::nullopt}});
    ASSERT_EQ(words_of(hidden_words(rules, open, owner)), by_the_rules(rules, open));
  }
}

// proves W-08: the others still have words to try when an owner has marked wrongly
TEST(HiddenWords, ContradictAsFewRowsAsPossibleWhereNoneFits) {
  Rules rules = rules_for(5, false);
  rules.options.by_hand = true;
  const Word secret{"crane"};
  Open open = open_for(rules);
  for (const char* query : {"slate", "brine", "crown", "grace"}) {
    ask(rules, open, secret, Word{query});
  }
  EXPECT_EQ(words_of(hidden_words(rules, open, owner)), std::vector{secret});
  open.boards[index(owner)].rows[0].shown.marks.set(0, lexicon::Mark::right);  // no, it has no s
  EXPECT_TRUE(by_the_rules(rules, open).empty());
  EXPECT_EQ(words_of(hidden_words(rules, open, owner)), std::vector{secret});

  try_in_vain(open, secret);  // whatever it is then: the next best, and never the same again
  const auto next = words_of(hidden_words(rules, open, owner));
  EXPECT_FALSE(next.empty());
  EXPECT_EQ(std::ranges::count(next, secret), 0);

  rules.options.by_hand = false;  // the program does not err
  EXPECT_TRUE(hidden_words(rules, open, owner).empty());
}

TEST(HiddenWords, AreMoreWhereOldRowsGetOnlyAGlance) {
  const Rules rules = rules_for(5, false);
  Open open = open_for(rules);
  for (const char* query : {"caper", "groin"}) ask(rules, open, Word{"grace"}, Word{query});
  const auto all = words_of(hidden_words(rules, open, owner));
  const auto some = words_of(hidden_words(rules, open, owner, {.last_rows = 1}));
  EXPECT_GT(some.size(), all.size());
  EXPECT_TRUE(std::ranges::includes(some, all));
  for (const Word word : some) {
    EXPECT_EQ(truth(rules, word, Word{"groin"}), truth(rules, Word{"grace"}, Word{"groin"}));
    EXPECT_FALSE(word.has(lexicon::letter('p')));  // struck, for all to see
  }
}

TEST(HiddenWords, AreLikelierTheMoreCommonTheyAre) {
  EXPECT_GT(usual_prior({Word{"house"}, 10, lexicon::Verdict::common}),
            20 * usual_prior({Word{"abaft"}, 50, lexicon::Verdict::rare}));
  EXPECT_GT(usual_prior({Word{"abaft"}, 50, lexicon::Verdict::rare}),
            usual_prior({Word{"aalii"}, 70, lexicon::Verdict::rare}));
  for (const Entry& entry : lexicon::five_letters().entries()) EXPECT_GT(usual_prior(entry), 0);
}

TEST(Split, PutsEachWordWhereItsAnswerIs) {
  for (const bool sequence : {false, true}) {
    const Rules rules = rules_for(5, sequence);
    core::SeededGenerator generator{8};
    const auto hidden = hidden_words(rules, open_for(rules), owner);
    Split split;
    for (unsigned i = 0; i < 40 / scale::thinned; ++i) {
      const Word query = i % 2 == 0 ? any_word(rules, generator) : doubled_word(rules, generator);
      split.part(hidden, Letters{query}, sequence);
      std::array<Cell, answers> expected{};
      for (const HiddenWord& word : hidden) {
        Cell& cell = expected[answer_of(truth(rules, word.letters.word, query))];
        cell.weight += word.weight;
        cell.best = std::max(cell.best, word.weight);
      }
      std::size_t found = 0;
      for (std::size_t a = 0; a < answers; ++a) {
        found += expected[a].weight > 0 ? 1U : 0U;
        EXPECT_EQ(split.cell(static_cast<Answer>(a)).weight, expected[a].weight);
        EXPECT_EQ(split.cell(static_cast<Answer>(a)).best, expected[a].best);
      }
      EXPECT_EQ(split.found().size(), found);
    }
  }
}

}  // namespace
}  // namespace solver
