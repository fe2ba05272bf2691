// Which questions each Power and each ability asks, and what the answers make of it.
#pragma once

#include "terminal/impossible/question.h"

namespace terminal_impossible {

// What is used, once nothing is left to ask; else `asking` has the question.
std::optional<impossible::Effect> effect_of(Asking& asking, const impossible::EffectOffer&);
std::optional<impossible::Ability> ability_of(Asking& asking, const impossible::AbilityOffer&);

}  // namespace terminal_impossible
