// The marks under a word, one a letter. How they are found is each game's own rule.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "lexicon/word.h"

namespace lexicon {

enum class Mark : std::uint8_t {
  absent,     // x  the word does not have this letter
  elsewhere,  // ~  it has it in another place
  right,      // v  it has it here
  blank,      // _  nothing is said of this place
};

class Marks {
 public:
  constexpr Marks() = default;                               // all absent
  static std::optional<Marks> parse(std::string_view text);  // "v~x_x", four or five of v ~ x _

  constexpr Mark operator[](std::size_t place) const { return Mark(bits_ >> 2U * place & 3U); }
  constexpr void set(std::size_t place, Mark mark) {
    const auto shift = 2U * static_cast<unsigned>(place);
    bits_ = static_cast<std::uint16_t>((bits_ & ~(3U << shift)) |
                                       (static_cast<unsigned>(mark) << shift));
  }
  constexpr std::uint16_t bits() const { return bits_; }

  std::string text(std::size_t length = longest_word) const;

  friend constexpr auto operator<=>(Marks, Marks) = default;

 private:
  std::uint16_t bits_ = 0;
};

char to_char(Mark);
std::optional<Mark> parse_mark(char);

}  // namespace lexicon
