// Wordles's line of the catalogue.
#pragma once

#include "catalogue/match.h"

namespace catalogue {

GameInfo wordles_entry();

}  // namespace catalogue
