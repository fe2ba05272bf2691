// What chance owes a game, as data, and its answer. A rule that needs luck says so in its state and
// waits; the table asks a generator, and the answer is a move like any other.
#pragma once

#include <cstdint>
#include <variant>

#include "core/generator.h"
#include "core/list.h"

namespace core {

inline constexpr std::size_t most_drawn = 128;

struct Nothing {
  friend bool operator==(Nothing, Nothing) = default;
};
struct Order {  // all of 0 … count-1, in some order; count <= most_drawn
  std::uint16_t count;
  friend bool operator==(Order, Order) = default;
};
struct Pick {  // `taken` different ones of 0 … count-1, in the order drawn; taken <= most_drawn
  std::uint16_t taken, count;
  // Never drawn. An answer that has one fits nevertheless: it comes from a log that was written
  // when it still could be drawn.
  List<std::uint16_t, 4> skipped{};
  friend bool operator==(const Pick&, const Pick&) = default;
};
using Owed = std::variant<Nothing, Order, Pick>;

struct Draw {
  List<std::uint16_t, most_drawn> drawn;
  friend bool operator==(const Draw&, const Draw&) = default;
};

// What every game offers to chance.
struct DrawOffer {
  Owed pending_draw;
  friend bool operator==(const DrawOffer&, const DrawOffer&) = default;
};

bool is_owed(const Owed&);
bool fits(const Owed&, const Draw&);
Draw draw(const Owed&, Generator&);  // requires is_owed

}  // namespace core
