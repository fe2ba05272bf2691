// The end of a game: who has won, and all that was hidden.
#pragma once

#include "terminal/screen.h"
#include "terminal/wordles/board_text.h"

namespace terminal_wordles {

enum class Reasons { wanted, left_out };  // what the bots thought; in a long game that is much

void reveal(terminal::Writer&, const Scene&, const std::vector<terminal::Thought>&, Reasons);

}  // namespace terminal_wordles
