// Query cards (W-10). They lie open, so anybody's can be read.
#pragma once

#include "terminal/wordles/board_text.h"

namespace terminal_wordles {

void show_card(terminal::Writer&, const Scene&, wordles::Seat of);
void show_top(terminal::Writer&, const Scene&);  // what an exchange brings

}  // namespace terminal_wordles
