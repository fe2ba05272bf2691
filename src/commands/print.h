// Standard output, checked: what a command printed has left the program, or the command fails.
#pragma once

#include <string_view>

namespace commands {

// Throws Failure (no_way): without a sentence if the reader has closed the pipe.
void print(std::string_view text);

// Whether a person watches standard error, so that a progress bar is of use.
bool error_is_a_terminal();

}  // namespace commands
