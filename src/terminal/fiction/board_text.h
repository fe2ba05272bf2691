// The boards of both halves and the alphabet, compact with glyphs or in plain words.
#pragma once

#include "terminal/fiction/words.h"

namespace terminal_fiction {

// A row with what the viewer knows of it: for whoever sees the desk, lies stand in rings.
void show_row(terminal::Writer&, const Scene&, std::size_t row);

void show_board(terminal::Writer&, const Scene&, core::TableTime now);
void show_alphabet(terminal::Writer&, const Scene&);
void show_abilities(terminal::Writer&, const Scene&);
std::vector<std::string> answers_text(
    const Scene&);  // what abilities have told, what the next guess brings
std::string status_text(const Scene&, core::TableTime now);

}  // namespace terminal_fiction
