// What can be typed, by role and moment.
#pragma once

#include "terminal/fiction/scene.h"
#include "terminal/writer.h"

namespace terminal_fiction {

void show_help(terminal::Writer&, const Scene&);

}  // namespace terminal_fiction
