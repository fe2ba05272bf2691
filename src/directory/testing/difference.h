// Holds every answer of a directory against a history of random changes.
#pragma once

#include <string>

#include "directory/testing/history.h"

namespace directory::testing {

// The first answer that is not what follows from the history, or a failure's sentence; empty if all
// are right.
std::string difference(const History&, Directory&);

}  // namespace directory::testing
