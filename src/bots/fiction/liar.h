// The liar: a Lie-brarian who sees the board with the Guessers' eyes and lies where it leaves them
// the most words, tokens considered.
#pragma once

#include "bots/fiction/bots.h"

namespace fiction::bots {

// Requires the Lie-brarian's view in Phase::choose_word, name_letter or deceive.
Choice deceive(const Rules&, const View&, core::Generator&);

}  // namespace fiction::bots
