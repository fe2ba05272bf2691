// The candidates counted by the honest clues that each would give to one guess: what any set of
// clues to it would leave can then be read off without asking every word again.
#pragma once

#include <array>

#include "games/fiction/ability_card.h"
#include "solver/knowledge.h"

namespace solver {

struct Leaving {
  std::size_t words = 0;  // candidates that these clues allow
  // Of them, those for which this place would be a lie: what a token there would tell.
  std::array<std::size_t, fiction::word_length> lying_at{};
};

class Census {
 public:
  // `guess` itself is not counted: if it is the secret, no clues are given.
  Census(const Knowledge&, std::optional<fiction::Ability> librarian_card, const Spelling& guess);

  // What the Guessers could still believe once the guess had these clues.
  Leaving leaving(fiction::PlaceSet pinned, lexicon::Marks shown) const;

  std::size_t all(ClueCode honest) const { return all_[honest]; }
  std::size_t able(ClueCode honest) const { return able_[honest]; }  // to pay one more use

 private:
  const fiction::UseRules* card_;  // of the face-up card
  std::array<std::uint16_t, clue_codes> all_{}, able_{};
};

}  // namespace solver
