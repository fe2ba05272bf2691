// How strong a player is, by the measure of the games' own bots: for whoever chooses an opponent.
#pragma once

#include <cstdint>

namespace core {

enum class Strength : std::uint8_t {
  random,        // does anything that is allowed
  beginner,      // for a first game
  intermediate,  // for those who know the game
  expert,        // as strong as we could make it
};

}  // namespace core
