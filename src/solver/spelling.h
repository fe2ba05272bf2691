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

// The code of fiction::honest_marks(secret, guess).
ClueCode honest_code(const Spelling& secret, const Spelling& guess);

}  // namespace solver
