// The phases of a turn as a small machine: an agenda of steps, worked off until somebody has to
// choose, an answer is pending, or chance owes something.
#pragma once

#include "games/impossible/impossible.h"

namespace impossible {

void begin_turn(State&, core::TableTime now);
void end_drawing(State&);  // Draw 1 is decided; what it draws is on the agenda already
void end_adding(State&, core::TableTime now);
void complete(const Rules&, State&, std::uint8_t spine, core::TableTime now);  // I-17, the Book due
void close_window(State&);  // everybody has passed

void rescue_mold(Open&, Label);  // Marguerite has chosen, or there is one choice (I-32c)

void owe_drawing(State&, Seat, std::size_t cards);
void ask(Open&, const Pending&, core::TableTime now);
void answered(Open&, core::TableTime now);  // the pending answer has come

// Works the agenda off.
void run(const Rules&, State&, core::TableTime now);

}  // namespace impossible
