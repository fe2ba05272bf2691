// Which word a bot hides.
#pragma once

#include "bots/wordles/character.h"

namespace wordles::bots {

// Whoever does not count hides any everyday word. Whoever does takes any of the 800 common words
// that queries like those on the cards in sight would leave hidden longest. By its own forecast at
// four seats these give 2.97 points away where any common word gives 3.30, and 3.47 to somebody who
// knows which they are; the best 200 would give 2.81 and 3.79. No word comes twice in a game.
Choice hide(const Thought&);

}  // namespace wordles::bots
