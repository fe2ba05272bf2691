// The boards: side by side with glyphs, or one after another in plain words.
#pragma once

#include "terminal/marks_text.h"
#include "terminal/phrases.h"
#include "terminal/wordles/scene.h"

namespace terminal_wordles {

void show_board(terminal::Writer&, const Scene&, wordles::Seat of);
void show_boards(terminal::Writer&, const Scene&);

// After a call: the row that is new on these boards. Where all boards fit beside each other they
// are shown whole, since then that takes no more room.
void show_new_row(terminal::Writer&, const Scene&, wordles::SeatSet owners);

std::string sign_text(const terminal::Writer&, const wordles::Marking&, wordles::Word query);
// "C✗ R~ A✗ N✓ E~ <", or in words.
std::string marking_text(const terminal::Writer&, wordles::Word query, const wordles::Marking&);

std::string tried_in_vain(const Scene&);  // at words still covered; a sentence or nothing
std::string points_text(std::size_t);     // 1 point, 3 points

}  // namespace terminal_wordles
