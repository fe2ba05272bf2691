// The liar's clues: where to lie, and whether to use the ability card.
#pragma once

#include "bots/fiction/bots.h"

namespace fiction::bots {

// Requires the Lie-brarian's view in Phase::deceive.
Choice lie(const Rules&, const View&, core::Generator&);

}  // namespace fiction::bots
