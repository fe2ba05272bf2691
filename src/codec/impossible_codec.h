// Fiction Impossible in notation and JSON.
#pragma once

#include <string>
#include <vector>

#include "codec/problem.h"
#include "games/impossible/impossible.h"

namespace codec {

// A view in notation: the facts that it shows, one a line.
std::vector<std::string> facts(const impossible::Rules&, const impossible::View&);

// player1 … player4, chance, clock, spectator.
std::string actor_name(const impossible::Rules&, core::Actor);
Read<core::Actor> actor_from_name(const impossible::Rules&, std::string_view);

}  // namespace codec
