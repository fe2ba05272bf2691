// Text for a page of ordinary width.
#pragma once

#include <string>
#include <string_view>

namespace commands {

// In lines of 80 places at most, each with its end; longer words stay whole.
std::string wrapped(std::string_view paragraph);

}  // namespace commands
