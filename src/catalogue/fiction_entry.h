// Fiction's line of the catalogue.
#pragma once

#include "catalogue/match.h"

namespace catalogue {

GameInfo fiction_entry();

}  // namespace catalogue
