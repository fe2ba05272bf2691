// Five marks as one number: 3 to the 5th kinds of honest clues, so tables can be indexed by them.
#pragma once

#include <array>
#include <cstdint>

#include "games/fiction/place.h"
#include "lexicon/marks.h"

namespace solver {

inline constexpr std::size_t clue_codes = 243;

using ClueCode = std::uint8_t;  // below clue_codes; the first place counts ones, the last 81s

inline constexpr std::array<std::uint8_t, fiction::word_length> powers_of_three{1, 3, 9, 27, 81};
inline constexpr ClueCode all_right = clue_codes - 1;

// Requires that no mark is blank.
constexpr ClueCode code_of(lexicon::Marks marks) {
  unsigned code = 0;
  for (std::size_t i = 0; i < fiction::word_length; ++i) {
    code += static_cast<unsigned>(marks[i]) * powers_of_three[i];
  }
  return static_cast<ClueCode>(code);
}

inline constexpr auto marks_by_code = [] {
  std::array<lexicon::Marks, clue_codes> table;
  for (std::size_t code = 0; code < clue_codes; ++code) {
    for (std::size_t i = 0; i < fiction::word_length; ++i) {
      table[code].set(i, lexicon::Mark(code / powers_of_three[i] % 3));
    }
  }
  return table;
}();

constexpr lexicon::Marks marks_of(ClueCode code) { return marks_by_code[code]; }

}  // namespace solver
