// Cards as sentences and lists name them, and one with all that is printed on it.
#pragma once

#include "narration/impossible/card_text.h"
#include "terminal/impossible/scene.h"
#include "terminal/writer.h"

namespace terminal_impossible {

using narration_impossible::label_text;

// One card with all that is printed on it, and what its Power does.
void show_card(terminal::Writer&, const Scene&, impossible::Character);
void show_power(terminal::Writer&, const Scene&, impossible::Power);

}  // namespace terminal_impossible
