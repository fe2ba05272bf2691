// Names of seats where all are alike: player1, player2 and so on.
#pragma once

#include <string>

#include "codec/problem.h"
#include "core/actor.h"

namespace codec {

std::string player_name(core::Actor);  // also chance, clock, spectator
Read<core::Actor> player_from_name(std::size_t seats, std::string_view);

}  // namespace codec
