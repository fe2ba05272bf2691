#include "games/fiction/clue.h"

#include <array>

namespace fiction {
namespace {

using lexicon::Letter;
using lexicon::Mark;
using lexicon::Marks;
using lexicon::Word;

// A load is cheaper than a shift by a variable where processors are old.
constexpr auto letter_bits = [] {
  std::array<std::uint32_t, 26> bits{};
  for (std::size_t letter = 0; letter < bits.size(); ++letter) bits[letter] = 1U << letter;
  return bits;
}();

std::uint32_t bit(Letter letter) { return letter_bits[static_cast<std::size_t>(letter)]; }

}  // namespace

// Sets of letters as bits, and no branch: bots ask for the clue of every word that is still
// possible.
Marks honest_marks(Word secret, Word guess) {
  constexpr std::size_t length = lexicon::longest_word;
  std::array<std::uint32_t, length> guessed{}, right{};  // the letter, or nothing
  std::uint32_t once = 0, twice = 0;                     // letters the secret has so often, or more
  std::uint32_t given = 0;                               // letters of the guess that got their clue
  for (std::size_t i = 0; i < length; ++i) {
    const std::uint32_t hidden = bit(secret[i]);
    guessed[i] = bit(guess[i]);
    twice |= once & hidden;
    once |= hidden;
    right[i] = hidden & guessed[i];
    given |= right[i];
  }
  Marks marks;
  for (std::size_t i = 0; i < length; ++i) {
    // A letter that the secret has once is given once: to its right place before any other.
    const std::uint32_t may_give = once & (twice | ~given);
    const auto here = static_cast<unsigned>(right[i] != 0);
    const auto elsewhere = static_cast<unsigned>((guessed[i] & may_give) != 0);
    given |= guessed[i];
    marks.set(i, Mark(here * 2 + (elsewhere & ~here)));
  }
  return marks;
}

}  // namespace fiction
