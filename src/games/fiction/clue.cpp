#include "games/fiction/clue.h"

#include <array>

namespace fiction {

using lexicon::Mark;
using lexicon::Marks;
using lexicon::Word;

Marks honest_marks(Word secret, Word guess) {
  std::array<std::uint8_t, 26> copies{};  // of each letter in the secret
  for (std::size_t i = 0; i < lexicon::longest_word; ++i) {
    ++copies[static_cast<std::size_t>(secret[i])];
  }
  Marks marks;
  // A letter that the secret has once is given once: to its right place before any other.
  std::uint32_t given = 0;
  for (std::size_t i = 0; i < lexicon::longest_word; ++i) {
    if (secret[i] != guess[i]) continue;
    marks.set(i, Mark::right);
    given |= 1U << static_cast<unsigned>(guess[i]);
  }
  for (std::size_t i = 0; i < lexicon::longest_word; ++i) {
    const auto letter = static_cast<unsigned>(guess[i]);
    if (secret[i] == guess[i] || copies[letter] == 0) continue;
    if (copies[letter] == 1 && (given >> letter & 1U) != 0) continue;
    marks.set(i, Mark::elsewhere);
    given |= 1U << letter;
  }
  return marks;
}

}  // namespace fiction
