// The words that Letterbox speaks, to people and in facts.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "testing/letterbox/letterbox.h"

namespace letterbox {

std::string explain(Refusal);
std::string_view rule_of(Refusal);  // "L-02"; the rules themselves are the header's first lines

std::string actor_name(core::Actor);  // first, second, chance, clock, spectator
std::vector<std::string> facts(const View&);

}  // namespace letterbox
