// What happened between two looks at the table, told in the order of play.
#pragma once

#include "narration/impossible/deed_text.h"
#include "terminal/impossible/scene.h"
#include "terminal/writer.h"

namespace terminal_impossible {

using narration_impossible::Deed;

enum class Reasons { wanted, left_out };  // why a bot did it

// Without a deed it was the clock, or a note.
void tell_change(terminal::Writer&, const Scene& before, const Scene& after,
                 const std::optional<Deed>&, Reasons = Reasons::left_out);

}  // namespace terminal_impossible
