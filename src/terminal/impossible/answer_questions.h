// Questions that the game waits for: consent, an order, a choice of Books; asked and answered.
#pragma once

#include "terminal/impossible/choice.h"
#include "terminal/impossible/scene.h"
#include "terminal/screen.h"

namespace terminal_impossible {

// Requires that an answer of this seat is pending.
void ask_for_answer(terminal::Writer&, const Scene&);
std::string answer_prompt(const Scene&);

// What the words answer; nothing where they are no answer to it.
std::optional<terminal::Reply> answer_pending(terminal::Writer&, const Scene&, Typed words);

}  // namespace terminal_impossible
