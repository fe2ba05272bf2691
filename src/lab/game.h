// One seeded game between bots, in time of its own.
#pragma once

#include "lab/experiment.h"

namespace lab {

struct PlayedGame {
  std::string outcome;  // the game's own, or "unfinished" if nobody had a move any more
  std::uint64_t moves = 0, entries = 0;
  std::string log;  // its entries, a line each, as in a record
};

// Bots think as long as people do, so that clocks matter: five to forty seconds a move, drawn from
// the game's own generator. Whose turn it is where several may act is drawn too.
inline constexpr core::Millis shortest_thought = std::chrono::seconds{5};
inline constexpr core::Millis longest_thought = std::chrono::seconds{40};

// Game `number` of the experiment, from a copy of `start`.
codec::Read<PlayedGame> play(const Experiment&, const catalogue::Match& start,
                             std::uint64_t number);

}  // namespace lab
