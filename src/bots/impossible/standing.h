// How well a table stands.
#pragma once

#include "bots/impossible/mind.h"

namespace impossible::bots {

// A table that is won or lost stands better or worse than any other.
inline constexpr double at_the_end = 1000;

// How a Character could serve the Books on the table.
enum class Fit : std::uint8_t { clean, molding, none };

// Which Characters serve which.
struct Wanted {
  CharacterSet clean;  // somewhere without Mold
  CharacterSet any;    // somewhere
  // By Book and spot: without Mold. Null where the spot is filled.
  std::array<std::array<const CharacterSet*, cast::spots_a_book>, cast::labels> spots{};

  Fit fit(Character card) const {
    if (clean.has(card)) return Fit::clean;
    return any.has(card) ? Fit::molding : Fit::none;
  }
};
Wanted wanted(const Mind&, const Open&);

// What a card is worth in the hand of whoever can add it next.
double worth(const Mind&, const Wanted&, Character);

double standing(const Mind&, const Open&);

}  // namespace impossible::bots
