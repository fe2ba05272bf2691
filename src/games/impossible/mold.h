// Mold: one more on a Book, and what that destroys or loses (I-21 to I-23, I-42).
#pragma once

#include "games/impossible/impossible.h"

namespace impossible {

// One Mold is due at this label (I-15, I-18); once the game is over it goes nowhere.
MoldOutcome add_mold(const Rules&, Open&, Label);
// What a card of the Pool does when the Mold attacks.
MoldOutcome attack_with(const Rules&, Open&, Character);
void return_mold(Open&, Label, std::uint8_t tokens);
void pay_for_reshuffle(const Rules&, Open&);  // I-42

bool would_lose(const Rules&, const Open&, Label molds);  // one more there, now
void end(Open&, Outcome);

}  // namespace impossible
