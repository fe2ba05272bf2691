// Lies that give themselves away, against every word that is left.
#include "solver/giveaway.h"

#include <gtest/gtest.h>

#include "games/fiction/clue.h"
#include "games/fiction/deception.h"
#include "games/fiction/text.h"
#include "solver/played_table.h"
#include "solver/shares.h"

namespace solver::testing {
namespace {

using lexicon::Marks;

// The guess ENTRY, to be answered about READY, of which Y is named: honestly ~xx~v.
LiePlaces about_entry(std::optional<Ability> card, std::string_view shown) {
  static const fiction::Rules rules{fiction::Options{}, &lexicon::five_letters()};
  View seen;
  seen.board.phase = fiction::Phase::deceive;
  seen.board.named = lexicon::letter('y');
  seen.board.librarian_card = card;
  fiction::Row row;
  row.guess = Word{"entry"};
  seen.board.rows.push_back(row);
  return lie_places(rules, seen, *Marks::parse(shown));
}

fiction::PlaceSet numbered(std::initializer_list<std::size_t> counted_from_1) {
  fiction::PlaceSet set;
  for (const auto place : counted_from_1) set.add(fiction::place_at(place - 1));
  return set;
}

TEST(Giveaway, DenyingTheNamedLetterIsSeenAtOnce) {
  const auto plain = about_entry(std::nullopt, "~xx~x");
  EXPECT_EQ(plain.certain, numbered({5}));
  EXPECT_EQ(plain.possible, numbered({5}));
  EXPECT_TRUE(about_entry(std::nullopt, "xxx~v").certain.empty());
}

TEST(Giveaway, WithTwoLiesOneCanBePlainAndTheOtherNot) {
  const auto one = about_entry(Ability::two_lies, "~xx~x");
  EXPECT_EQ(one.certain, numbered({5}));
  EXPECT_GT(one.possible.size(), 1);
}

TEST(Giveaway, IsToldInASentence) {
  EXPECT_EQ(fiction::seen_through(numbered({3}), numbered({3})),
            "Only the third clue can be the lie: the Guessers will see through it.");
  EXPECT_EQ(fiction::seen_through(numbered({1}), numbered({1, 2})),
            "The first clue can only be a lie: the Guessers will see through it.");
  EXPECT_EQ(fiction::seen_through(numbered({2, 5}), numbered({2, 5})),
            "The second and fifth clues can only be lies: the Guessers will see through them.");
}

// Of the words that the filter leaves once the clues are out, by the rules' own marks. Without the
// cards that let a word lie in several ways, each word lies where the clues differ.
void check(const Table& table, const View& seen, Marks shown, std::size_t& plain) {
  View after = seen;
  after.board.rows.back().shown = shown;
  after.board.rows.back().shared = true;
  ++after.board.position;  // by which the filter counts tokens
  LiePlaces expected{{}, fiction::PlaceSet::all()};
  for (const Word word : possible_words(table.rules, after)) {
    const auto lied =
        fiction::lies(fiction::honest_marks(word, seen.board.rows.back().guess), shown);
    for (std::size_t i = 0; i < fiction::word_length; ++i) {
      const auto place = fiction::place_at(i);
      const bool lies = lied.has(place) && shown[i] != lexicon::Mark::blank;
      if (lies) {
        expected.possible.add(place);
      } else {
        expected.certain.remove(place);
      }
    }
  }
  const auto told = lie_places(table.rules, seen, shown);
  EXPECT_EQ(told.certain, expected.certain);
  EXPECT_EQ(told.possible, expected.possible);
  plain += told.certain.empty() ? 0U : 1U;
}

TEST(Giveaway, IsWhereEveryWordThatIsLeftLies) {
  std::size_t checked = 0, plain = 0;
  for (std::uint64_t seed = 0; seed < 80 && !HasFailure(); ++seed) {
    SCOPED_TRACE(seed);
    core::SeededGenerator generator{core::mixed_seed(11, seed)};
    const auto options = random_options(generator);
    const Table table{random_words(generator, options.red_words), options};
    const Word secret = table.words->entries()[generator.below(table.words->entries().size())].word;
    State state = *opened(table, random_cards(options, generator), secret, secret[0]);
    while (!fiction::is_over(state)) {
      const bool due = state.board.phase == fiction::Phase::deceive;
      const core::Actor actor = due ? librarian : guesser;
      const View seen = fiction::view(table.rules, state, actor);
      if (due) {
        for (const auto& share : legal_shares(table.rules, seen, fiction::Plainly{})) {
          check(table, seen, share.shown, plain);
          ++checked;
        }
      }
      const auto open = fiction::offers(table.rules, seen);
      const auto& offer = open[generator.below(open.size())];
      ASSERT_TRUE(table.play(state, actor, fiction::sample(table.rules, seen, offer, generator)));
    }
  }
  EXPECT_GT(checked, 1000U);
  EXPECT_GT(plain, 100U);
  EXPECT_LT(plain, checked);
}

}  // namespace
}  // namespace solver::testing
