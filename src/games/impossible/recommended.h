// The set-ups that a table can take by name, most of them found by play (I-34): how they are set,
// and how often they are won.
#pragma once

#include <string>

#include "core/enum_name.h"
#include "games/impossible/options.h"

namespace impossible {

// Of 100 games, with the 95 % interval.
struct Chance {
  double low, won, high;
};

struct Recommended {
  Setup values;
  Chance clerk;      // who looks no further than the turn
  Chance archivist;  // who thinks it through
};

// Requires 1 to 4 seats.
const Recommended& recommended(Preset, std::uint8_t seats);

std::string title(Preset);                         // "Short, gentle"
std::string sentence(Preset, std::uint8_t seats);  // what it is, and the chances
std::string paragraph(Preset);                     // for any number of players

}  // namespace impossible
