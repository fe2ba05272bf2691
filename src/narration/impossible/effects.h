// What an action would lead to, for whoever thinks about doing it.
#pragma once

#include "narration/impossible/scene.h"

namespace narration_impossible {

// Short sentences, the most serious first; none if there is nothing to say. Requires that the rules
// accept the action of `now.seat`.
std::vector<std::string> effects(const Scene& now, const impossible::Action&);

}  // namespace narration_impossible
