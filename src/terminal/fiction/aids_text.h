// What the table answers to a question, in words.
#pragma once

#include "terminal/fiction/words.h"
#include "terminal/screen.h"

namespace terminal_fiction {

// “words”, “words from st”, “lies”: a question to the table, or nothing where the line is none.
std::optional<terminal::Ask> asked_in(std::string_view line);

void show_aid(terminal::Writer&, const Scene&, const terminal::Ask&, std::string_view answer);

}  // namespace terminal_fiction
