// What a Wordles board would answer, as one small number: for asking thousands of words what each
// would say to a query, if it were the hidden one.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/wordles/action.h"

namespace solver {

// A word of four or five letters taken apart once.
struct Letters {
  lexicon::Word word;
  std::uint32_t set = 0;                // LetterSet bits
  std::array<std::uint8_t, 5> place{};  // the letter in each place
  std::uint8_t length = 0;
  bool repeats = false;

  explicit constexpr Letters(lexicon::Word spelled) : word{spelled} {
    for (std::uint32_t bits = spelled.bits() << 7U; bits != 0; bits <<= 5U) {
      const auto letter = static_cast<std::uint8_t>((bits >> 27U) - 1);
      repeats = repeats || (set >> letter & 1U) != 0;
      set |= 1U << letter;
      place[length++] = letter;
    }
  }
};

// Marks counted in threes from the first place, then 1 more place in twos: whether the hidden word
// comes after the query, where the table uses signs (W-06).
using Answer = std::uint16_t;
inline constexpr std::size_t answers = 2 * 243;

Answer answer_to_repeats(const Letters& hidden, const Letters& query);

// The marks of wordles::marks(hidden, query). In line, since everything else waits for it.
inline Answer marks_answer(const Letters& hidden, const Letters& query) {
  if (query.repeats) return answer_to_repeats(hidden, query);
  unsigned code = 0;
  for (std::size_t i = query.length; i-- > 0;) {
    const unsigned right = hidden.place[i] == query.place[i] ? 1U : 0U;
    const unsigned present = hidden.set >> query.place[i] & 1U;
    code = 3 * code + present + right;
  }
  return static_cast<Answer>(code);
}

// And the sign beside them.
inline Answer answer(const Letters& hidden, const Letters& query, bool with_sign) {
  const Answer marks = marks_answer(hidden, query);
  return static_cast<Answer>(marks + (with_sign && hidden.word > query.word ? answers / 2 : 0));
}

Answer answer_of(const wordles::Marking&);  // what a board shows; requires no blank mark

}  // namespace solver
