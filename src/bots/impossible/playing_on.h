// Games that are played on at a glance, by which a plan is tried out.
#pragma once

#include "bots/impossible/glance.h"

namespace impossible::bots {

// One move of chance or of a seat that is awaited. Requires that it is not over.
void play_on(const Mind&, State&, core::Generator&);

}  // namespace impossible::bots
