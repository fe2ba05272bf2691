// What a player brings to every table.
#pragma once

#include "bots/impossible/eye.h"
#include "bots/impossible/lore.h"
#include "games/impossible/impossible.h"

namespace impossible::bots {

struct Mind {
  const Rules& rules;
  const Lore& lore;
  const Eye& eye;
};

}  // namespace impossible::bots
