// What happened between two looks at the table, told in the order of play.
#pragma once

#include "terminal/wordles/board_text.h"

namespace terminal_wordles {

enum class Rows { shown, left_out };  // left out where all boards are shown anyway

void tell_change(terminal::Writer&, const Scene& before, const Scene& after, Rows = Rows::shown);

}  // namespace terminal_wordles
