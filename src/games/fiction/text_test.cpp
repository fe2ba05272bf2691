#include "games/fiction/text.h"

#include <gtest/gtest.h>

#include <set>

#include "core/enum_name.h"
#include "testing/refusal_text.h"

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

TEST(FictionText, HasASentenceOfItsOwnForEveryRefusal) {
  const Rules rules{Options{}, &lexicon::five_letters()};
  EXPECT_GE(battery::all_refusals<Fiction>().size(), 70U);
  battery::expect_sentences<Fiction>(
      rules, full_view(rules),
      {Guess{Word{"crane"}}, Guess{Word{}}, Choose{Word{"crane"}}, core::Expire{},
       Share{marks("xvvvv"), NewWord{Word{"crate"}}, marks("xvvvx")},
       Share{marks("xvvvv"), Plainly{}, std::nullopt}});
}

TEST(FictionText, PointsToARuleThatThePageHas) { battery::expect_rules_on_the_page<Fiction>(); }

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
    EXPECT_EQ(side_of(ability), ability < Ability::two_lies ? Side::guessers : Side::librarian);
    EXPECT_EQ(nth_ability(side_of(ability), ability_number(ability)), ability);
  }
  EXPECT_EQ(titles.size(), core::enum_size<Ability>);
  EXPECT_EQ(sentences.size(), core::enum_size<Ability>);
}

}  // namespace
}  // namespace fiction
