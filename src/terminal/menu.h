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

using SetUpChosen = std::variant<std::vector<catalogue::Option>, Leave>;

// The options of the set-up that a person wants, of at least one; likewise.
std::expected<SetUpChosen, int> choose_set_up(const std::vector<catalogue::Preset>&, Writer&,
                                              Keyboard&);

}  // namespace terminal
