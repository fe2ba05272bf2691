// The reference of the phases, at hand whenever it is asked for (I-36).
#pragma once

#include "terminal/impossible/scene.h"
#include "terminal/writer.h"

namespace terminal_impossible {

void show_phases(terminal::Writer&, const Scene&);

}  // namespace terminal_impossible
