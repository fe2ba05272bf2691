// What each lie would leave: the Lie-brarian's choice of clues, with the candidates that the
// Guessers would be left with.
#pragma once

#include <vector>

#include "solver/census.h"

namespace solver {

struct Leaves {
  fiction::Share share;
  Leaving leaving;
};

// Every legal set of clues with this use, in a fixed order; none where the use is not open now.
// Requires the Lie-brarian's view in Phase::deceive.
std::vector<fiction::Share> legal_shares(const fiction::Rules&, const fiction::View& librarian,
                                         const fiction::Use&);

// The same, each with what it would leave. What the board shows is all that the Guessers go by.
std::vector<Leaves> what_each_lie_leaves(const fiction::Rules&, const fiction::View& librarian,
                                         const Census&, const fiction::Use&);

}  // namespace solver
