// What chance settles: who begins, the deals, shuffles and spines.
#pragma once

#include "games/impossible/impossible.h"

namespace impossible {

core::Owed owed(const Rules&, const Open&);
void settle(const Rules&, State&, const core::Draw&, core::TableTime now);
void put_at_bottom(State&, Character shown);  // Odile (I-32e)

}  // namespace impossible
