// The words that Fiction speaks to people.
#pragma once

#include <string>
#include <string_view>

#include "games/fiction/fiction.h"

namespace fiction {

std::string_view wire_name(Ability);
std::string_view title(Ability);     // Vowel hunt
std::string_view describe(Ability);  // one sentence: what it does and when

// Why this action was refused, and the way out; it says nothing that the view does not show.
std::string explain(const Rules&, const View&, const Action&, Refusal);

// The rule behind a refusal, for the rules page: "F-22".
std::string_view rule_of(Refusal);

}  // namespace fiction
