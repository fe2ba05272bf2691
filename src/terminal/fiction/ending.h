// The curtain (F-28): everything is laid open.
#pragma once

#include "terminal/fiction/board_text.h"
#include "terminal/screen.h"

namespace terminal_fiction {

void reveal(terminal::Writer&, const Scene&, const std::vector<terminal::Thought>&);

}  // namespace terminal_fiction
