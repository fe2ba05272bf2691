// Fiction and Banned Books at a terminal, for either role.
#pragma once

#include "terminal/screen.h"

namespace terminal_fiction {

terminal::GameScreens screens();

}  // namespace terminal_fiction
