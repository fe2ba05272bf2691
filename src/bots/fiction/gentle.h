// The gentle Lie-brarian, for a first game: an everyday word, and lies that a look at the other
// rows finds.
#pragma once

#include "bots/fiction/bots.h"

namespace fiction::bots {

// Requires the Lie-brarian's view in Phase::choose_word, name_letter or deceive.
Choice deceive_gently(const Rules&, const View&, core::Generator&);

// Whether the board says something else of this letter of the latest guess: one of the two is then
// a lie for everybody to see.
bool contradicts(const Board&, std::size_t place, lexicon::Mark shown);

}  // namespace fiction::bots
