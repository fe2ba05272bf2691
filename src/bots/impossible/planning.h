// The archivist's way: what looks good is tried out in games that this view allows, to the end of
// the turn, and what turns out best is done.
#pragma once

#include "bots/impossible/thought.h"
#include "core/generator.h"

namespace impossible::bots {

// Requires is_awaited, and that the thought is about this view.
Action plan(const Thought&, const View&, core::Generator&);

}  // namespace impossible::bots
