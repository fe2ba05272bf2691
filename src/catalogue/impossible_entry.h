// Fiction Impossible's line of the catalogue.
#pragma once

#include "catalogue/match.h"

namespace catalogue {

GameInfo impossible_entry();

}  // namespace catalogue
