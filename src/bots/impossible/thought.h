// One choice of one player, and all that it may be based on: what lies open, and what has been
// shown of the deck.
#pragma once

#include <span>

#include "bots/impossible/mind.h"

namespace impossible::bots {

struct Thought {
  const Mind& mind;
  const Open& open;
  std::span<const Character> shown;  // of the deck, the next to be drawn first
  Seat me;
  // Whether to think of what needs another's consent. Who is refused it may not remember that: so
  // this is left to luck, or nobody would ever stop asking.
  bool asks;

  const Rules& rules() const { return mind.rules; }
  CharacterSet hand() const { return open.player(me).hand; }
  bool is_active() const { return me == open.active; }
};

}  // namespace impossible::bots
