// Points by round, and the words of past rounds.
#pragma once

#include "terminal/wordles/board_text.h"

namespace terminal_wordles {

void show_score(terminal::Writer&, const Scene&);
// One past round, counted from 0: who hid what, and what it brought.
void show_past_round(terminal::Writer&, const Scene&, std::size_t round);
void show_past_words(terminal::Writer&, const Scene&);  // of all past rounds

}  // namespace terminal_wordles
