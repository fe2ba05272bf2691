// What a Guesser's line means.
#pragma once

#include "terminal/fiction/board_text.h"
#include "terminal/screen.h"

namespace terminal_fiction {

// A wish for the table, or what was said instead. Requires a Guesser's scene.
terminal::Reply answer_guesser(terminal::Writer&, const Scene&, std::string_view line,
                               core::TableTime now);

// Both sides choose an ability card with "1", "keep 2" or the card's name.
terminal::Reply answer_keeping(terminal::Writer&, const Scene&, std::string_view line);

}  // namespace terminal_fiction
