// The few actions that deserve a closer look.
#pragma once

#include <vector>

#include "bots/impossible/thought.h"

namespace impossible::bots {

// What could be done or answered now, the best-looking first; never nothing, and all of it legal.
// Requires is_awaited(open, me).
std::vector<Action> options(const Thought&);

}  // namespace impossible::bots
