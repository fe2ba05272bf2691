// What happened between two looks at the table, told in the order of play.
#pragma once

#include "terminal/fiction/board_text.h"

namespace terminal_fiction {

void tell_change(terminal::Writer&, const Scene& before, const Scene& after, core::TableTime now);

}  // namespace terminal_fiction
