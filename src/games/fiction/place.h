// Places of a word and rows of the board: 0 here, 1 wherever people read them.
#pragma once

#include <bit>
#include <cstdint>

namespace fiction {

inline constexpr std::size_t word_length = 5;
inline constexpr std::size_t boards_a_half = 5;
inline constexpr std::size_t most_rows = 11;  // two halves and B-06f

enum class Place : std::uint8_t {};      // 0 to 4
enum class RowNumber : std::uint8_t {};  // 0 to 10

constexpr std::size_t index(Place place) { return static_cast<std::size_t>(place); }
constexpr std::size_t index(RowNumber row) { return static_cast<std::size_t>(row); }

class PlaceSet {
 public:
  constexpr PlaceSet() = default;
  static constexpr PlaceSet all() { return PlaceSet{0b11111}; }

  constexpr bool has(Place place) const { return (bits_ >> index(place) & 1U) != 0; }
  constexpr void add(Place place) { bits_ = static_cast<std::uint8_t>(bits_ | 1U << index(place)); }
  constexpr void remove(Place place) {
    bits_ = static_cast<std::uint8_t>(bits_ & ~(1U << index(place)));
  }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr std::uint8_t bits() const { return bits_; }
  friend constexpr bool operator==(PlaceSet, PlaceSet) = default;

 private:
  constexpr explicit PlaceSet(std::uint8_t bits) : bits_{bits} {}
  std::uint8_t bits_ = 0;
};

constexpr Place place_at(std::size_t i) { return Place(static_cast<std::uint8_t>(i)); }

}  // namespace fiction
