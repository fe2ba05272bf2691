// All games that the program offers: one line each.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "catalogue/match.h"

namespace catalogue {

const std::vector<GameInfo>& games();
const GameInfo* find_game(std::string_view name);  // nothing if there is none of that name

// What a table with these options is called, with its edition where that has a name of its own:
// "Fiction: Banned Books". Options that are not named are as usual.
std::string title_of(const GameInfo&, std::span<const Option>);

}  // namespace catalogue
