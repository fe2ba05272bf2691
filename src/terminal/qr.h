// A QR code in a terminal, for telephones that are to join.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "terminal/look.h"

namespace terminal {

// Dark modules of a square code, row by row, without its margin.
using QrMatrix = std::vector<std::vector<bool>>;

// Nothing where the text has no room in a code.
std::optional<QrMatrix> qr_matrix(std::string_view text);

// Lines to print. Light modules are drawn, dark ones are left: a terminal is dark as a rule, and
// readers want the dark modules dark. Two rows of modules are one line of half blocks; in plain
// ASCII a row is a line, and a module two characters. The margin is the four light modules that
// readers need.
//
// Nothing where the text is too long, the terminal is too narrow, or the look is plain: whoever
// listens to a screen has no use for it.
std::optional<std::string> qr_text(std::string_view text, const Look&);

}  // namespace terminal
