// What a text that came from outside may hold. All texts here are UTF-8; what the JSON reader lets
// through is well formed.
#pragma once

#include <string>

#include "codec/problem.h"

namespace protocol {

// As people count them, near enough: code points.
std::size_t characters(std::string_view);

// Neither control characters nor what turns the direction of writing around: with those a line
// could pass for another.
bool is_writable(std::string_view);

// More marks on one letter than any language needs: piled up, they cover what stands above and
// below.
bool piles_up_marks(std::string_view);

// Without blanks at both ends, whichever blanks Unicode has.
std::string_view trimmed(std::string_view);

// The name of a person: trimmed, 1 to 24 characters, all of which can be seen, blanks inside aside,
// and no marks piled up.
codec::Read<std::string> read_name(std::string_view);

}  // namespace protocol
