// Wordles as spectators see it.
#pragma once

#include "terminal/screen.h"

namespace terminal_wordles {

std::unique_ptr<terminal::Screen> watch(const tables::Setup&, terminal::Writer&);

}  // namespace terminal_wordles
