// Standard output, checked: what a command printed has left the program, or the command fails.
#pragma once

#include <string_view>

namespace commands {

// Before anything else. A closed pipe becomes a write that fails, and so does a closed stream: no
// file that is opened later may take its number, or what is printed would end up in a game's log.
void guard_standard_streams();

// Throws Failure (no_way): without a sentence if the reader has closed the pipe.
void print(std::string_view text);

// The same where others wait for this program and not for what it prints: what nobody has taken
// after a second, or can take any more, is dropped.
void print_if_read(std::string_view text);

// Whether a person watches standard error, so that a progress bar is of use.
bool error_is_a_terminal();

}  // namespace commands
