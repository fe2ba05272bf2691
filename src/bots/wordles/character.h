// What kind of player a bot is: how much it knows, looks at and remembers. The weaker ones have a
// person's limits; none of them plays against its own lights.
#pragma once

#include "bots/wordles/bots.h"
#include "solver/hidden_words.h"

namespace wordles::bots {

struct Character {
  solver::Attention attention;  // to the boards it follows: rows it remembers, words it knows
  std::size_t follows;          // so many of the others' boards
  bool counts;                  // what a query would tell, word by word; else it goes by letters
  std::size_t ideas;            // so many words of its own to choose a query from, going by letters
  bool knows_letters;           // which of them are frequent, where it goes by letters
  double care;                  // for its own word, beside what it learns about the others'
  float least_chance;           // tries a word only when it is at least so likely to be right
  std::uint8_t everyday;        // hides words up to this size, where it does not count
  core::Millis pace;            // typically, before a word that is clear
};

const Character& character(Bot);  // requires a bot that is not random

// One choice of one player, and all that it may be based on.
struct Thought {
  const Rules& rules;
  const View& seen;
  const Character& character;
  core::Generator& generator;

  const Open& open() const { return seen.open; }
  Seat me() const { return seat_at(seen.viewer.seat_index()); }
};

// The words behind this board, as far as the player sees.
std::vector<solver::HiddenWord> hidden_words(const Thought&, Seat owner);

// Of these owners, those whose boards the player follows: where most letters are found, and among
// equals the next around the table.
std::vector<Seat> followed(const Thought&, SeatSet owners);

// How long a player thinks before an attempt or a pass. Luck is drawn first, so that whoever
// decides again with the same luck is as quick as before.
class Pace {
 public:
  explicit Pace(const Thought&);

  // As long as a person would take who sees so many likely words; shorter than the clock.
  core::Millis for_words(double likely) const;

 private:
  double typical_;  // milliseconds, where the word is clear
  core::Millis longest_;
};

}  // namespace wordles::bots
