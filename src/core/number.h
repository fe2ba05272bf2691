// Numbers that cannot be mistaken for each other.
#pragma once

#include <compare>
#include <cstdint>

#include "core/actor.h"

namespace core {

// A counter of one kind: `using Round = core::Number<struct RoundTag>`.
template <class Tag>
class Number {
 public:
  constexpr Number() = default;
  constexpr explicit Number(std::uint32_t value) : value_{value} {}

  constexpr std::uint32_t value() const { return value_; }
  constexpr Number next() const { return Number{value_ + 1}; }

  friend constexpr auto operator<=>(Number, Number) = default;

 private:
  std::uint32_t value_ = 0;
};

// A place at a table. The first one has index 0, and number 1 for people and on the wire.
class Seat {
 public:
  constexpr Seat() = default;

  static constexpr Seat from_index(std::size_t index) {
    Seat seat;
    seat.index_ = static_cast<std::uint8_t>(index);
    return seat;
  }
  // As people count. What nobody counts so is a seat that no table has.
  static constexpr Seat from_number(std::uint32_t number) {
    return from_index(number >= 1 && number <= 255 ? number - 1 : 254);
  }
  static constexpr Seat of(Actor actor) { return from_index(actor.seat_index()); }

  constexpr std::size_t index() const { return index_; }
  constexpr std::uint32_t number() const { return index_ + 1U; }
  constexpr Actor actor() const { return Actor::seat(index_); }  // Requires index() < most_seats.

  friend constexpr auto operator<=>(Seat, Seat) = default;

 private:
  std::uint8_t index_ = 0;
};

}  // namespace core
