// Which of two ability cards to keep.
#pragma once

#include "bots/fiction/bots.h"

namespace fiction::bots {

// By a fixed order of worth, partly measured and partly judged; both cards are of one side.
Choice keep_better(const Rules&, std::array<Ability, 2> dealt);

}  // namespace fiction::bots
