// What comes of a deed: the table right after it, and at the end of the turn.
#pragma once

#include "games/impossible/impossible.h"

namespace impossible::bots {

// Tries deeds on a table whose decks are out of sight: what would be drawn stays undrawn.
class Trial {
 public:
  Trial(const Rules& rules, const Open& now);

  const Open& now() const { return now_; }
  // The table once this is done, all who are asked agreeing. Good until the next call.
  Open& after(Seat by, const Action&);

 private:
  const Rules& rules_;
  const Open& now_;
  State state_;
};

// Makes the table what it will be at the end of this turn if nobody does anything more: full Books
// are saved, and an attack that is due has happened. Slots and hands are not filled up.
void end_turn(const Rules&, Open&);

}  // namespace impossible::bots
