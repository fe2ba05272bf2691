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

ClueCode honest_code(const Spelling& secret, const Spelling& guess) {
  // Only repeats in the guess make one place depend on another (F-32).
  if (guess.repeats) return code_of(fiction::honest_marks(secret.word, guess.word));
  unsigned code = 0;
  for (std::size_t i = 0; i < fiction::word_length; ++i) {
    const unsigned right = secret.letter[i] == guess.letter[i] ? 1U : 0U;
    const unsigned present = secret.letters >> guess.letter[i] & 1U;
    code += (present + right) * powers_of_three[i];
  }
  return static_cast<ClueCode>(code);
}

}  // namespace solver
