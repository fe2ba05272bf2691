// What a player's line means, marks by hand aside.
#pragma once

#include "terminal/screen.h"
#include "terminal/wordles/board_text.h"

namespace terminal_wordles {

// A wish for the table, or what was said instead.
terminal::Reply answer_player(terminal::Writer&, const Scene&, std::string_view line,
                              core::TableTime now);

// How a person would type it: "2 crane", "pass".
std::string as_typed(const wordles::Action&);

std::string moment_text(const Scene&, core::TableTime now);  // round, turn and clock in a sentence

}  // namespace terminal_wordles
