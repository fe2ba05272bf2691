// Lies that a careful Guesser sees through at once.
#pragma once

#include <optional>

#include "terminal/fiction/scene.h"

namespace terminal_fiction {

// The one place that can be the lie in these clues, by all that the Guessers know; nothing where
// several could be, or where an ability card makes rows with other than one lie.
std::optional<fiction::Place> only_possible_lie(const Scene&, lexicon::Marks shown);

}  // namespace terminal_fiction
