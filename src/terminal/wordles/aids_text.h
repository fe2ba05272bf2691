// What the table answers to a question, in words.
#pragma once

#include "terminal/screen.h"
#include "terminal/wordles/scene.h"

namespace terminal_wordles {

void show_aid(terminal::Writer&, const Scene&, std::string_view answer);

}  // namespace terminal_wordles
