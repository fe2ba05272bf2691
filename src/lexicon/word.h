// A word of four or five letters, packed so that comparing words is comparing numbers.
#pragma once

#include <cassert>
#include <compare>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "lexicon/letter.h"

namespace lexicon {

inline constexpr std::size_t longest_word = 5;

enum class Misspelling { empty, several_words, not_letters, wrong_length };

class Word {
 public:
  constexpr Word() = default;  // no word; size() is 0

  // Requires 1 to 5 letters a to z.
  constexpr explicit Word(std::string_view lower) {
    assert(!lower.empty() && lower.size() <= longest_word);
    for (std::size_t i = 0; i < lower.size(); ++i) {
      assert(lower[i] >= 'a' && lower[i] <= 'z');
      bits_ |= static_cast<std::uint32_t>(lower[i] - 'a' + 1) << shift(i);
    }
  }

  // What a person typed, in either case, blanks around it ignored. A 0 as `length` takes any up
  // to 5.
  static std::expected<Word, Misspelling> parse(std::string_view typed, std::size_t length);

  constexpr Letter operator[](std::size_t place) const {
    return Letter((bits_ >> shift(place) & 31U) - 1);
  }
  constexpr std::size_t size() const {
    std::size_t n = 0;
    while (n < longest_word && (bits_ >> shift(n) & 31U) != 0) ++n;
    return n;
  }
  constexpr bool empty() const { return bits_ == 0; }

  constexpr LetterSet letters() const {
    LetterSet set;
    for (std::size_t i = 0; i < size(); ++i) set.add((*this)[i]);
    return set;
  }
  constexpr bool has(Letter l) const { return letters().has(l); }
  constexpr bool repeats_a_letter() const { return letters().size() < static_cast<int>(size()); }

  std::string text() const;   // crane
  std::string upper() const;  // CRANE

  friend constexpr auto operator<=>(Word, Word) = default;  // alphabetical
  constexpr std::uint32_t bits() const { return bits_; }

 private:
  static constexpr unsigned shift(std::size_t place) {
    return 5U * static_cast<unsigned>(longest_word - 1 - place);
  }
  std::uint32_t bits_ = 0;
};

}  // namespace lexicon
