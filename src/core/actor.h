// Who acts, and who looks: a seat, chance, the table's clock, or somebody who only watches.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>

namespace core {

inline constexpr std::size_t most_seats = 12;

class Actor {
 public:
  constexpr Actor() = default;  // a spectator

  // index < most_seats; the first seat is 0 here and 1 wherever people read it.
  static constexpr Actor seat(std::size_t index) { return Actor{static_cast<std::uint8_t>(index)}; }
  static constexpr Actor chance() { return Actor{0xF0}; }
  static constexpr Actor clock() { return Actor{0xF1}; }
  static constexpr Actor spectator() { return Actor{}; }  // looks, never acts

  constexpr bool is_seat() const { return value_ < most_seats; }
  constexpr std::size_t seat_index() const { return value_; }  // requires is_seat()

  friend constexpr auto operator<=>(Actor, Actor) = default;

 private:
  constexpr explicit Actor(std::uint8_t value) : value_{value} {}
  std::uint8_t value_ = 0xF2;
};

}  // namespace core
