// The question before an attack (I-26): what it would do, and what could still change that.
#pragma once

#include "terminal/impossible/scene.h"
#include "terminal/writer.h"

namespace terminal_impossible {

void ask_before_attack(terminal::Writer&, const Scene&);

}  // namespace terminal_impossible
