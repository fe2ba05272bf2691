// Wordles at a terminal.
#pragma once

#include "terminal/screen.h"

namespace terminal_wordles {

terminal::GameScreens screens();

}  // namespace terminal_wordles
