// The choice before a game.
#pragma once

#include <expected>

#include "terminal/keyboard.h"
#include "terminal/play.h"

namespace terminal {

struct Leave {};
using Chosen = std::variant<NewGame, Resume, Leave>;

// What a person at the terminal wants; else the signal that ended the asking.
std::expected<Chosen, int> choose(const std::vector<MenuItem>&, Writer&, Keyboard&);

}  // namespace terminal
