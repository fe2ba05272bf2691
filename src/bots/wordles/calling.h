// Which query word a bot calls, and whether it exchanges its card first.
#pragma once

#include "bots/wordles/character.h"

namespace wordles::bots {

// Whoever counts takes the word that brings the others' words nearest to being found and its own
// the least, and exchanges the card where the top of the pile has a clearly better one. Whoever
// goes by letters takes the word with most that is new.
Choice call(const Thought&);

}  // namespace wordles::bots
