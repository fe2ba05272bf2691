// How much a guess can be expected to tell, before it is made.
#pragma once

#include <vector>

#include "solver/census.h"

namespace solver {

struct Expectation {
  double bits_left;  // log2 of the candidates left, on average over where the secret may be
  bool may_be_it;    // the guess is a candidate itself
};

// Prepared once for a position, then asked about many guesses.
class Forecast {
 public:
  // `pinned` are the places that must be honest at the next guess (B-06c).
  Forecast(const Knowledge&, std::optional<fiction::Ability> librarian_card,
           fiction::PlaceSet pinned);

  // Every set of clues is taken to be as likely as the words that allow it, which is what a
  // Lie-brarian gives who lies evenly. To expect the worst lie instead made no difference that 80
  // games against the liar could show.
  Expectation expect(const Spelling& guess) const;

 private:
  struct Step {
    ClueCode shown;
    bool costs;  // a limited use
  };
  using Counts = std::array<std::uint32_t, clue_codes>;

  Counts left_by_shown(const Census&) const;

  const Knowledge& knowledge_;
  std::optional<fiction::Ability> card_;
  std::array<std::vector<Step>, clue_codes> steps_;  // by honest clues
  std::vector<double> log2_;                         // of whole numbers
};

}  // namespace solver
