#include "solver/spelling.h"

#include "games/fiction/clue.h"

namespace solver {

Spelling::Spelling(lexicon::Word spelled)
    : word{spelled},
      letters{spelled.letters().bits()},
      letter{},
      repeats{spelled.repeats_a_letter()} {
  for (std::size_t i = 0; i < fiction::word_length; ++i) {
    letter[i] = static_cast<std::uint8_t>(spelled[i]);
  }
}

ClueCode honest_code_of_repeats(const Spelling& secret, const Spelling& guess) {
  return code_of(fiction::honest_marks(secret.word, guess.word));
}

}  // namespace solver
