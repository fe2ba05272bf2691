// What can be typed at this table.
#pragma once

#include "terminal/wordles/scene.h"
#include "terminal/writer.h"

namespace terminal_wordles {

void show_help(terminal::Writer&, const Scene&);

}  // namespace terminal_wordles
