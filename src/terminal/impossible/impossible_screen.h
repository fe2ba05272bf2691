// Fiction Impossible at a terminal.
#pragma once

#include "terminal/screen.h"

namespace terminal_impossible {

terminal::GameScreens screens();

}  // namespace terminal_impossible
