// Whose word a bot tries in the window, if it tries any.
#pragma once

#include "bots/wordles/character.h"

namespace wordles::bots {

// The likeliest word of the boards that the player follows. A wrong attempt costs nothing but the
// chance itself, so whoever knows the odds always tries; others only when they feel sure enough, or
// when it is the last row.
Choice try_or_pass(const Thought&);

}  // namespace wordles::bots
