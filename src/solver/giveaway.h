// Lies that a careful Guesser sees through at once.
#pragma once

#include "games/fiction/fiction.h"

namespace solver {

struct LiePlaces {
  fiction::PlaceSet possible;  // there the clue is a lie about some word that is left
  fiction::PlaceSet certain;   // there it is a lie about every one
};

// Where these clues to the guess at hand would lie, by all that the Guessers could then know
// (B-08). Requires a view in Phase::deceive.
LiePlaces lie_places(const fiction::Rules&, const fiction::View&, lexicon::Marks shown);

}  // namespace solver
