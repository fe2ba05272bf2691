// Which word a bot hides.
#pragma once

#include "bots/wordles/character.h"

namespace wordles::bots {

// Whoever does not count hides any everyday word. Whoever does takes one of the few hundred common
// words that queries like those on the cards in sight would leave hidden longest: any of them, so
// that knowing the bot is of little use. No word comes twice in a game.
Choice hide(const Thought&);

}  // namespace wordles::bots
