// The words that Fiction Impossible speaks to people.
#pragma once

#include <string>
#include <string_view>

#include "games/impossible/impossible.h"

namespace impossible {

// Why this action was refused, and the way out.
std::string explain(const Rules&, const View&, const Action&, Refusal);

// The rule behind a refusal, for the rules page: "I-14".
std::string_view rule_of(Refusal);

// The rules of a Power and of a Librarian: "I-31c", "I-32a".
std::string rule_of(Power);
std::string rule_of(Librarian);

}  // namespace impossible
