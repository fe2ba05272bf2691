// Text in columns.
#pragma once

#include <string>

#include "terminal/writer.h"

namespace terminal_impossible {

std::string padded(std::string text, std::size_t width);

// Whether there is room for columns, and somebody who sees them.
bool takes_columns(const terminal::Writer&);

}  // namespace terminal_impossible
