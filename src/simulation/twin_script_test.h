// Two games that nobody but some seats can tell apart, move by move.
#pragma once

#include <string>
#include <vector>

#include "catalogue/match.h"

namespace simulation {

struct TwinStep {
  core::Actor actor;
  catalogue::Action one, other;  // what the actor does in each
};

struct TwinScript {
  std::vector<catalogue::Option> options;
  core::Actor viewer;  // cannot tell them apart after any step, nor can a spectator
  std::vector<TwinStep> steps;
  std::size_t different = 0;  // steps at which the two are not the same
};

// Played by lot and chance for as long as twins are found, at most so many steps. It goes back
// where the truth has to come out, and tries another way.
TwinScript twin_script(const catalogue::GameInfo&, core::Actor viewer, std::uint64_t seed,
                       std::size_t most_steps);

}  // namespace simulation
