// Commands that only look at the table, or speak about it.
#pragma once

#include "terminal/impossible/choice.h"
#include "terminal/impossible/scene.h"
#include "terminal/screen.h"

namespace terminal_impossible {

// Nothing where the line is no such command.
std::optional<terminal::Reply> look(terminal::Writer&, const Scene&, std::string_view line,
                                    core::TableTime now);

}  // namespace terminal_impossible
