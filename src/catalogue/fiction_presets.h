// Set-ups of Fiction and of Banned Books to begin with.
#pragma once

#include <span>
#include <vector>

#include "catalogue/match.h"

namespace catalogue {

// Three for each edition, whatever else is given; each names its edition.
std::vector<Preset> fiction_presets(std::span<const Option> given);

}  // namespace catalogue
