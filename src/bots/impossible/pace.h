// How long a bot takes.
#pragma once

#include "core/generator.h"
#include "games/impossible/impossible.h"

namespace impossible::bots {

// As long as a person would, well within the clock that runs; nothing where none runs. Luck is
// drawn before anything is thought, so that whoever decides again with the same luck is as quick as
// before.
core::Millis pause(const Rules&, const Open&, core::Generator&);

}  // namespace impossible::bots
