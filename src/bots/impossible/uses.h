// The best that each Power in a hand could do now, by a plain look at the table.
#pragma once

#include <vector>

#include "bots/impossible/bots.h"

namespace impossible::bots {

struct BestUse {
  Use use;
  bool helps = false;  // the table stands better for it than if nothing is done
};

// For the viewer's seat, in the order of its hand; without the cards whose Power cannot be used
// now.
std::vector<BestUse> best_uses(const Rules&, const View&);

}  // namespace impossible::bots
