// What the table's clock does in every game.
#pragma once

#include "core/actor.h"

namespace core {

// The deadline that the rules stated has come.
struct Expire {
  friend bool operator==(Expire, Expire) = default;
};

// The program takes the choice that this seat has pending, because the table has found it absent.
struct Substitute {
  Actor seat;
  friend bool operator==(Substitute, Substitute) = default;
};

// What every game offers to the clock.
struct ExpireOffer {
  friend bool operator==(ExpireOffer, ExpireOffer) = default;
};
struct SubstituteOffer {
  Actor seat;
  friend bool operator==(const SubstituteOffer&, const SubstituteOffer&) = default;
};

}  // namespace core
