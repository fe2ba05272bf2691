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
  constexpr Marks() : Marks{longest_word} {}
  // All absent; four or five of them.
  constexpr explicit Marks(std::size_t length)
      : bits_{length == longest_word ? std::uint16_t{0} : four_letters} {}
  static std::optional<Marks> parse(std::string_view text);  // "v~x_x", four or five of v ~ x _

  constexpr std::size_t size() const { return (bits_ & four_letters) == 0 ? longest_word : 4; }

  constexpr Mark operator[](std::size_t place) const { return Mark(bits_ >> 2U * place & 3U); }
  constexpr void set(std::size_t place, Mark mark) {
    const auto shift = 2U * static_cast<unsigned>(place);
    bits_ = static_cast<std::uint16_t>((bits_ & ~(3U << shift)) |
                                       (static_cast<unsigned>(mark) << shift));
  }
  constexpr std::uint16_t bits() const { return bits_; }

  std::string text() const;

  friend constexpr auto operator<=>(Marks, Marks) = default;

 private:
  static constexpr std::uint16_t four_letters = 1U << 10U;
  std::uint16_t bits_;
};

char to_char(Mark);
std::optional<Mark> parse_mark(char);

}  // namespace lexicon
