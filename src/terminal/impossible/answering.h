// What a player's line means for the game; what only looks is in looking.h.
#pragma once

#include "terminal/impossible/choice.h"
#include "terminal/impossible/making.h"
#include "terminal/impossible/scene.h"
#include "terminal/screen.h"

namespace terminal_impossible {

// A wish for the table, or what was said instead. `making` is the Power that is half used, if any.
terminal::Reply answer_player(terminal::Writer&, const Scene&, std::optional<Making>& making,
                              std::string_view line);

// How a person would type it: "add Puck to Quill 1", "done".
std::string as_typed(const Scene&, const impossible::Action&);

}  // namespace terminal_impossible
