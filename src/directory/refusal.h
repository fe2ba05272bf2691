// Why a directory did not make a change, in words. Shared by all stores, so that they say the same.
#pragma once

#include "directory/directory.h"

namespace directory {

// Names are the same if they differ in nothing but the case of the letters A to Z. Other scripts
// are compared byte by byte: folding them would need tables that change from year to year, and a
// name that was free must not be taken after an upgrade.
std::string folded(std::string_view name);

Failure name_is_taken(std::string_view name);
Failure directory_is_closed();

}  // namespace directory
