// Which of two ability cards to keep.
#pragma once

#include "bots/fiction/bots.h"

namespace fiction::bots {

// The one that wins more games between reader and liar; both cards are of one side.
Choice keep_better(std::array<Ability, 2> dealt);

}  // namespace fiction::bots
