// A page of rules as text, in the form that docs/rules/README.md asks for.
#pragma once

#include <expected>
#include <string_view>
#include <vector>

#include "core/lines.h"
#include "rulebook/rulebook.h"

namespace rulebook {

// Every rule has an id of its own, a title, a text, and a chapter that it stands in.
std::expected<std::vector<Rule>, core::Trouble> parse_page(std::string_view markdown);

}  // namespace rulebook
