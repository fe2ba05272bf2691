// The words that Wordles speaks to people.
#pragma once

#include <string>
#include <string_view>

#include "games/wordles/wordles.h"

namespace wordles {

// Why this action was refused, and the way out; it says nothing that the view does not show.
std::string explain(const Rules&, const View&, const Action&, Refusal);

// The rule behind a refusal, for the rules page: "W-13".
std::string_view rule_of(Refusal);

}  // namespace wordles
