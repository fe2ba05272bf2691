// The reader's tokens: laid or discarded when that tells enough, before the next guess.
#pragma once

#include "bots/fiction/guessing.h"

namespace fiction::bots {

// B-06b, when this half's time is short.
std::optional<Choice> buy_time(const Reading&);

// Nothing where the token is better kept. `next` is the guess that would follow.
std::optional<Choice> spend_token(const Reading&, const Guessing& next);

}  // namespace fiction::bots
