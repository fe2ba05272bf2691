// Letters a to z and sets of them.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>

namespace lexicon {

enum class Letter : std::uint8_t {};  // 0 is a, 25 is z

constexpr Letter letter(char lower) { return Letter(lower - 'a'); }  // requires 'a' … 'z'
constexpr char to_char(Letter l) { return static_cast<char>('a' + static_cast<int>(l)); }
constexpr char to_upper(Letter l) { return static_cast<char>('A' + static_cast<int>(l)); }

constexpr std::optional<Letter> parse_letter(char c) {
  if (c >= 'A' && c <= 'Z') return letter(static_cast<char>(c - 'A' + 'a'));
  if (c >= 'a' && c <= 'z') return letter(c);
  return std::nullopt;
}

class LetterSet {
 public:
  constexpr LetterSet() = default;
  constexpr explicit LetterSet(std::uint32_t bits) : bits_{bits} {}
  static constexpr LetterSet all() { return LetterSet{(1U << 26U) - 1}; }

  constexpr bool has(Letter l) const { return (bits_ >> static_cast<unsigned>(l) & 1U) != 0; }
  constexpr void add(Letter l) { bits_ |= 1U << static_cast<unsigned>(l); }
  constexpr void remove(Letter l) { bits_ &= ~(1U << static_cast<unsigned>(l)); }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr std::uint32_t bits() const { return bits_; }

  friend constexpr LetterSet operator&(LetterSet a, LetterSet b) {
    return LetterSet{a.bits_ & b.bits_};
  }
  friend constexpr LetterSet operator|(LetterSet a, LetterSet b) {
    return LetterSet{a.bits_ | b.bits_};
  }
  friend constexpr bool operator==(LetterSet, LetterSet) = default;

 private:
  std::uint32_t bits_ = 0;
};

inline constexpr LetterSet vowels = [] {
  LetterSet set;
  for (char c : {'a', 'e', 'i', 'o', 'u'}) set.add(letter(c));
  return set;
}();

}  // namespace lexicon
