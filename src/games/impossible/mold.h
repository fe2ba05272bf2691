// Mold: one more on a Book, and what that destroys or loses (I-21 to I-23, I-42).
#pragma once

#include "games/impossible/impossible.h"

namespace impossible {

void add_mold(const Rules&, Open&, Label);  // I-15, I-18; nothing where no Book lies
void return_mold(Open&, Label, std::uint8_t tokens);
void pay_for_reshuffle(const Rules&, Open&);  // I-42

bool would_lose(const Rules&, const Open&, Label molds);  // one more there, now
void end(Open&, Outcome);

}  // namespace impossible
