#include "catalogue/fiction_facts.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace fiction {
namespace {

using Lines = std::vector<std::string>;

const core::Actor librarian = core::Actor::seat(0), guesser = core::Actor::seat(1);

// A row that has its clues, one of which is a lie; what is honest goes onto the desk.
void add(State& state, std::string_view guess, std::string_view shown, std::string_view honest) {
  Row row;
  row.guess = *Word::parse(guess, word_length);
  row.shared = !shown.empty();
  if (row.shared) {
    row.shown = *Marks::parse(shown);
    state.desk.truths.push_back({*Marks::parse(honest), {}});
  }
  state.board.rows.push_back(row);
}

// CLOUD is the secret.
State found() {
  State state;
  state.board.card = 1;
  state.board.outcome = Outcome::word_found;
  add(state, "novel", "x~vx~", "x~xx~");  // a V, in the third place
  add(state, "rivet", "x~xxx", "xxxxx");  // an I, elsewhere
  add(state, "solid", "x~xxv", "x~~xv");  // no L
  add(state, "cloud", "", "");
  return state;
}

Lines told(const State& state, core::Actor seat) {
  decks::Deck deck;
  deck.cards.resize(2);
  deck.cards[1].title = "Emma";
  Lines all;
  for (const auto& [name, value] :
       facts({Options{}, &lexicon::five_letters()}, state, seat, deck)) {
    all.push_back(fmt::format("{} {}", name, value));
  }
  return all;
}

TEST(Facts, TellOfAGuesserWhichLiesTheNextGuessFits) {
  // RIVET has V where NOVEL was said to have it; SOLID has I elsewhere than RIVET; CLOUD has the L
  // that SOLID was said not to have.
  EXPECT_EQ(told(found(), guesser),
            (Lines{"book Emma", "guesses 4", "lie believed", "lie believed", "lie doubted"}));
}

TEST(Facts, TellOfTheLibrarianHowTheLiesWereTaken) {
  EXPECT_EQ(told(found(), librarian),
            (Lines{"book Emma", "lie_told believed", "lie_told believed", "lie_told doubted"}));
}

TEST(Facts, CountNoGuessesWhereTheWordWasNotFound) {
  State state = found();
  state.board.outcome = Outcome::time_ran_out;
  EXPECT_EQ(told(state, guesser)[1], "lie believed");
}

TEST(Facts, AreNoneOfAGameThatHardlyBegan) { EXPECT_EQ(told(State{}, guesser), Lines{}); }

}  // namespace
}  // namespace fiction
