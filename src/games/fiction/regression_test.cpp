// One test for each bug that was found, named after it.
#include <gtest/gtest.h>

#include "games/fiction/fiction.h"

namespace fiction {
namespace {

using core::Actor;
using core::Millis;
using core::TableTime;

constexpr TableTime at(int seconds) { return TableTime{Millis{1000 * seconds}}; }

struct Game {
  Rules rules;
  Deck deck;
  State state;

  explicit Game(const Options& options)
      : rules{options, &lexicon::five_letters()},
        deck{Front{{Word{"crane"}, Word{"crate"}, Word{"brand"}}, {}}},
        state{start(rules, deck)} {}

  std::optional<Refusal> play(Actor actor, TableTime when, const Action& action) {
    return core::apply<Fiction>(rules, state, {actor, when, action});
  }
  // Until the timer runs: the secret is crane, the letter r.
  void prologue() {
    EXPECT_EQ(play(Actor::chance(), at(0), core::Draw{{std::uint16_t{0}}}), std::nullopt);
    EXPECT_EQ(play(rules.librarian(), at(0), Choose{Word{"crane"}}), std::nullopt);
    EXPECT_EQ(play(rules.librarian(), at(0), Name{lexicon::letter('r')}), std::nullopt);
  }
};

TEST(FictionRegression, AClockThatComesLateLeavesNoNegativeTime) {
  Game game{Options{}};
  game.prologue();
  EXPECT_EQ(game.play(Actor::clock(), at(601), core::Expire{}), std::nullopt);
  EXPECT_EQ(game.play(Actor::clock(), at(1203), core::Expire{}), std::nullopt);
  EXPECT_EQ(game.state.board.outcome, Outcome::time_ran_out);
  EXPECT_EQ(game.state.board.timer.remaining, Millis{0});
}

TEST(FictionRegression, ANewWordOfAnotherLengthIsRefusedAndNotCompared) {
  Options options;
  options.edition = Edition::banned;
  options.abilities = true;
  Game game{options};
  const auto deal = [&](Side side, Ability kept) {
    const auto nth = static_cast<std::uint16_t>(ability_number(kept));
    const auto other = static_cast<std::uint16_t>(nth == 0 ? 1 : 0);
    EXPECT_EQ(nth_ability(side, nth), kept);
    EXPECT_EQ(game.play(Actor::chance(), at(0), core::Draw{{nth, other}}), std::nullopt);
  };
  deal(Side::librarian, Ability::new_word);
  deal(Side::guessers, Ability::more_time);
  EXPECT_EQ(game.play(Actor::seat(0), at(0), Keep{Ability::new_word}), std::nullopt);
  EXPECT_EQ(game.play(Actor::seat(1), at(0), Keep{Ability::more_time}), std::nullopt);
  game.prologue();
  EXPECT_EQ(game.play(Actor::seat(1), at(1), Guess{Word{"brand"}}), std::nullopt);
  const Marks shown = Marks::parse("xvvvv").value_or(Marks{});
  for (const Word word : {Word{}, Word{"ran"}, Word{"rant"}}) {
    EXPECT_EQ(game.play(Actor::seat(0), at(2), Share{shown, NewWord{word}, std::nullopt}),
              Refusal::new_word_not_allowed)
        << word.text();
  }
  EXPECT_EQ(game.play(Actor::seat(0), at(2), Share{shown, NewWord{Word{"crate"}}, std::nullopt}),
            Refusal::more_than_one_lie);
}

}  // namespace
}  // namespace fiction
