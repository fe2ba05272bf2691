// The words that Fiction speaks to people.
#pragma once

#include <string>
#include <string_view>

#include "games/fiction/fiction.h"

namespace fiction {

std::string_view wire_name(Ability);
std::string_view title(Ability);     // Vowel hunt
std::string_view describe(Ability);  // one sentence: what it does and when
std::string_view rule_of(Ability);   // "B-05a"

// Why this action was refused, and the way out; it says nothing that the view does not show.
std::string explain(const Rules&, const View&, const Action&, Refusal);

// What a Lie-brarian is told whose clues can only be lies at these places, at least one; `possible`
// are all that can.
std::string seen_through(PlaceSet certain, PlaceSet possible);

// The rule behind a refusal, for the rules page: "F-22".
std::string_view rule_of(Refusal);

}  // namespace fiction
