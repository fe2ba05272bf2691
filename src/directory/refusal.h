// Why a directory did not make a change, in words. Shared by all stores, so that they say the same.
#pragma once

#include "directory/directory.h"

namespace directory {

// What nobody has in common with another, whenever they chose their name: the name with A to Z made
// small. Which names are alike (unicode/likeness.h) comes from tables that change with time, and a
// name that was free must not be taken from its owner after an upgrade; so that is asked only when
// a name is chosen.
std::string folded(std::string_view name);

Failure name_is_taken(std::string_view name);
Failure directory_is_closed();

}  // namespace directory
