// The rules at the prompt.
#pragma once

#include <string_view>

#include "terminal/writer.h"

namespace terminal {

// One rule by its id; the list of all for an empty id.
void tell_rules(Writer&, std::string_view id);

}  // namespace terminal
