// A player's place at a table of Wordles, and sets of them.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/actor.h"

namespace wordles {

inline constexpr std::size_t most_players = 6;

enum class Seat : std::uint8_t {};  // the first is 0 here and 1 wherever people read it

constexpr Seat seat_at(std::size_t index) { return Seat(static_cast<std::uint8_t>(index)); }
constexpr std::size_t index(Seat seat) { return static_cast<std::size_t>(seat); }
constexpr core::Actor actor(Seat seat) { return core::Actor::seat(index(seat)); }

class SeatSet {
 public:
  constexpr SeatSet() = default;

  constexpr bool has(Seat seat) const { return (bits_ >> index(seat) & 1U) != 0; }
  constexpr void add(Seat seat) { bits_ = static_cast<std::uint8_t>(bits_ | 1U << index(seat)); }
  constexpr void remove(Seat seat) {
    bits_ = static_cast<std::uint8_t>(bits_ & ~(1U << index(seat)));
  }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr Seat first() const {  // requires that it is not empty
    return seat_at(static_cast<std::size_t>(std::countr_zero(bits_)));
  }

  friend constexpr bool operator==(SeatSet, SeatSet) = default;

 private:
  std::uint8_t bits_ = 0;
};

}  // namespace wordles
