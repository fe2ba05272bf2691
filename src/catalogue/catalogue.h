// All games that the program offers: one line each.
#pragma once

#include <vector>

#include "catalogue/match.h"

namespace catalogue {

const std::vector<GameInfo>& games();
const GameInfo* find_game(std::string_view name);  // nothing if there is none of that name

}  // namespace catalogue
