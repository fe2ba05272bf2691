// Tables of Fiction Impossible for the battery: a spread of what can be agreed on.
#pragma once

#include <vector>

#include "games/impossible/impossible.h"
#include "testing/random_play.h"

namespace battery {

using ImpossibleTable = Table<impossible::Impossible>;

impossible::Rules impossible_rules(const impossible::Options&);  // with the standard cards
ImpossibleTable impossible_table(const impossible::Options&);    // named after its options

// One to four seats, all presets, set-ups at both ends of their bounds, clocks and none.
std::vector<impossible::Options> impossible_options();

// What is wrong with how cards and Mold add up; nothing if all are somewhere, once.
std::optional<std::string> miscounted(const impossible::Rules&, const impossible::State&);

}  // namespace battery
