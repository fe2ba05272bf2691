// A word taken apart once, so that comparing it with thousands of others is quick.
#pragma once

#include <array>
#include <cstdint>

#include "lexicon/word.h"
#include "solver/clue_code.h"

namespace solver {

struct Spelling {
  lexicon::Word word;
  std::uint32_t letters;  // LetterSet bits
  std::array<std::uint8_t, fiction::word_length> letter;
  bool repeats;

  explicit Spelling(lexicon::Word);  // requires five letters
};

// Where the guess repeats a letter (F-32): places then depend on one another.
ClueCode honest_code_of_repeats(const Spelling& secret, const Spelling& guess);

// The code of fiction::honest_marks(secret, guess). In line, since everything else waits for it.
inline ClueCode honest_code(const Spelling& secret, const Spelling& guess) {
  if (guess.repeats) return honest_code_of_repeats(secret, guess);
  unsigned code = 0;
  for (std::size_t i = 0; i < fiction::word_length; ++i) {
    const unsigned right = secret.letter[i] == guess.letter[i] ? 1U : 0U;
    const unsigned present = secret.letters >> guess.letter[i] & 1U;
    code += (present + right) * powers_of_three[i];
  }
  return static_cast<ClueCode>(code);
}

}  // namespace solver
