// What a player does at a glance: looks at everything that comes to mind, and does what leaves the
// table standing best.
#pragma once

#include "bots/impossible/judging.h"

namespace impossible::bots {

Action at_a_glance(const Thought&);  // requires is_awaited(open, me)

// Draw 1: whether to keep the hand.
Action decide_on_hand(const Judge&);

}  // namespace impossible::bots
