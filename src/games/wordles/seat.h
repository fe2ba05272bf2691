// A player's place at a table of Wordles, and sets of them.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/actor.h"
#include "core/set.h"

namespace wordles {

inline constexpr std::size_t most_players = 6;

enum class Seat : std::uint8_t {};  // the first is 0 here and 1 wherever people read it

constexpr Seat seat_at(std::size_t index) { return Seat(static_cast<std::uint8_t>(index)); }
constexpr std::size_t index(Seat seat) { return static_cast<std::size_t>(seat); }
constexpr core::Actor actor(Seat seat) { return core::Actor::seat(index(seat)); }

using SeatSet = core::Set<Seat, most_players>;

}  // namespace wordles
