// What the moment asks of a player: the greeting, the question, the prompt.
#pragma once

#include "terminal/impossible/scene.h"
#include "terminal/writer.h"

namespace terminal_impossible {

// Who plays, and, at the beginning of a game, what for.
void greet(terminal::Writer&, const Scene&);

// Said when something new is asked, and whenever a player wants to hear it again. Nothing where
// nothing is asked.
void ask_player(terminal::Writer&, const Scene&);

std::string prompt_text(const Scene&);  // without the clock

}  // namespace terminal_impossible
