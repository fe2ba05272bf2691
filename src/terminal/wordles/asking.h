// What the moment asks of a player: the greeting, the question, the prompt.
#pragma once

#include "terminal/wordles/board_text.h"

namespace terminal_wordles {

// Who plays; at the beginning of a game also how.
void greet(terminal::Writer&, const Scene&);

// Said once when a phase begins, marks by hand aside. Nothing where nothing is asked.
void ask_player(terminal::Writer&, const Scene&);

std::string prompt_text(const Scene&);  // without the clock

}  // namespace terminal_wordles
