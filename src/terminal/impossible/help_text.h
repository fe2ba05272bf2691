// What can be typed at this table.
#pragma once

#include "terminal/impossible/scene.h"
#include "terminal/writer.h"

namespace terminal_impossible {

void show_help(terminal::Writer&, const Scene&);

}  // namespace terminal_impossible
