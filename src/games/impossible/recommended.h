// Set-ups that were found by play (I-34): how they are set, and how often they are won.
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
  Chance chance;
};

// Requires a preset other than the draft's, and 1 to 4 seats.
const Recommended& recommended(Preset, std::uint8_t seats);

// Whose chance it is: the clerk's, who looks no further than the turn, or the archivist's, who
// thinks it through, where the clerk has none.
bool is_for_thinkers(Preset);

std::string title(Preset);                         // "Short, gentle"
std::string sentence(Preset, std::uint8_t seats);  // what it is, and the chance
std::string paragraph(Preset);                     // for any number of players

}  // namespace impossible
