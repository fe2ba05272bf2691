// Fiction as spectators see it.
#pragma once

#include "terminal/screen.h"

namespace terminal_fiction {

std::unique_ptr<terminal::Screen> watch(const tables::Setup&, terminal::Writer&);

}  // namespace terminal_fiction
