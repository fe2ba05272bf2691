// One seeded game between bots, in time of its own.
#pragma once

#include "lab/experiment.h"

namespace lab {

struct PlayedGame {
  std::string outcome;            // the game's own, or "unfinished" if nobody had a move any more
  std::vector<std::string> bots;  // by seat
  std::vector<catalogue::SeatResult> standings{};  // by seat; none of an unfinished game
  std::optional<catalogue::GameLength> length{};   // of a game that was finished, where it counts
  std::vector<catalogue::Happening> happenings{};  // in their order
  std::uint64_t moves = 0, entries = 0;
  std::string log;  // its entries, a line each, as in a record
};

// Bots think as long as people do, so that clocks matter. Where a bot says how long, the order in
// which moves arrive is theirs (lab/bot_scheduler.h). Where none does, a move takes as long as is
// drawn, and who makes it where several could is drawn too.
//
// Game `number` of the experiment, from a copy of `start`.
codec::Read<PlayedGame> play(const Experiment&, const catalogue::Match& start,
                             std::uint64_t number);

}  // namespace lab
