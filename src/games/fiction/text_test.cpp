#include "games/fiction/text.h"

#include <gtest/gtest.h>

#include <set>

#include "core/enum_name.h"
#include "rulebook/rulebook.h"

namespace fiction {
namespace {

Marks marks(std::string_view text) { return Marks::parse(text).value_or(Marks{}); }

// A Lie-brarian's view in which everything stands that a sentence could quote.
View full_view(const Rules& rules) {
  View seen;
  seen.viewer = rules.librarian();
  seen.board.phase = Phase::deceive;
  seen.board.named = lexicon::letter('r');
  seen.board.next.banned = lexicon::letter('q');
  Row row;
  row.guess = Word{"brand"};
  row.pinned.add(place_at(1));
  seen.board.rows.push_back(row);
  seen.desk = Desk{};
  seen.desk->secret = Word{"crane"};
  return seen;
}

std::vector<Refusal> all_refusals() {
  std::vector<Refusal> all;
  all.reserve(core::enum_size<Refusal>);
  for (std::size_t i = 0; i < core::enum_size<Refusal>; ++i) all.push_back(Refusal(i));
  return all;
}

TEST(FictionText, HasASentenceForEveryRefusal) {
  const Rules rules{Options{}, &lexicon::five_letters()};
  const View seen = full_view(rules);
  const std::vector<Action> actions{Guess{Word{"crane"}},
                                    Guess{Word{}},
                                    Choose{Word{"crane"}},
                                    core::Expire{},
                                    Share{marks("xvvvv"), NewWord{Word{"crate"}}, marks("xvvvx")},
                                    Share{marks("xvvvv"), Plainly{}, std::nullopt}};
  EXPECT_GE(all_refusals().size(), 70U);
  for (const Refusal why : all_refusals()) {
    for (const Action& action : actions) {
      const std::string sentence = explain(rules, seen, action, why);
      EXPECT_GE(sentence.size(), 10U) << core::enum_name(why);
      EXPECT_TRUE(sentence.ends_with('.')) << sentence;
      EXPECT_TRUE(sentence[0] >= 'A' && sentence[0] <= 'Z') << sentence;
    }
  }
}

TEST(FictionText, SaysEveryRefusalInItsOwnWords) {
  const Rules rules{Options{}, &lexicon::five_letters()};
  const View seen = full_view(rules);
  std::set<std::string> sentences;
  for (const Refusal why : all_refusals()) {
    sentences.insert(explain(rules, seen, Guess{Word{"crane"}}, why));
  }
  EXPECT_EQ(sentences.size(), all_refusals().size());
}

TEST(FictionText, PointsToARuleThatThePageHas) {
  for (const Refusal why : all_refusals()) {
    EXPECT_NE(rulebook::find(rule_of(why)), nullptr) << core::enum_name(why) << " " << rule_of(why);
  }
}

TEST(FictionText, NamesTheThingAndTheWayOut) {
  const Rules rules{Options{}, &lexicon::five_letters()};
  const View seen = full_view(rules);
  const auto said = [&](const Action& action, Refusal why) {
    return explain(rules, seen, action, why);
  };
  EXPECT_EQ(said(Guess{Word{"paris"}}, Refusal::proper_noun),
            "PARIS is a proper noun; guess a common word.");
  EXPECT_EQ(said(Guess{Word{"quiet"}}, Refusal::banned_letter),
            "QUIET has the banned letter Q; this guess must do without.");
  // Of BRAND guessed at CRANE the honest clues are x v v v x; by hand, place 5 is not right.
  EXPECT_EQ(said(Share{Marks{}, Plainly{}, marks("xvvvv")}, Refusal::honest_clues_wrong),
            "The honest clues are not right at place 5; look again before you share.");
  EXPECT_EQ(said(Share{Marks{}, Plainly{}, std::nullopt}, Refusal::pinned_place_must_be_honest),
            "Promised honest: place 2; lie elsewhere.");
}

TEST(FictionText, DescribesEveryAbilityOnce) {
  std::set<std::string_view> titles, sentences;
  for (std::size_t i = 0; i < core::enum_size<Ability>; ++i) {
    const Ability ability{static_cast<std::uint8_t>(i)};
    EXPECT_FALSE(title(ability).empty()) << i;
    EXPECT_TRUE(describe(ability).ends_with('.')) << i;
    titles.insert(title(ability));
    sentences.insert(describe(ability));
    EXPECT_EQ(side_of(ability), i < abilities_a_side ? Side::guessers : Side::librarian);
  }
  EXPECT_EQ(titles.size(), 2U * abilities_a_side);
  EXPECT_EQ(sentences.size(), 2U * abilities_a_side);
}

}  // namespace
}  // namespace fiction
