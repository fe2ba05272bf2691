// Wordles in notation and JSON.
#pragma once

#include <string>
#include <vector>

#include "codec/problem.h"
#include "games/wordles/wordles.h"

namespace codec {

// A view in notation: the facts that it shows, one a line.
std::vector<std::string> facts(const wordles::Rules&, const wordles::View&);

// player1 … player6, chance, clock, spectator.
std::string actor_name(const wordles::Rules&, core::Actor);
Read<core::Actor> actor_from_name(const wordles::Rules&, std::string_view);

}  // namespace codec
