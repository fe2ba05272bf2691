// Fiction Impossible as spectators see it.
#pragma once

#include "terminal/screen.h"

namespace terminal_impossible {

std::unique_ptr<terminal::Screen> watch(const tables::Setup&, terminal::Writer&);

}  // namespace terminal_impossible
