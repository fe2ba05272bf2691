// What a seat of Fiction Impossible may ask about what it sees.
#pragma once

#include <string>
#include <vector>

#include "catalogue/aid.h"
#include "codec/impossible_json.h"

namespace impossible::aids {

// The best use of one card's Power, and what it would lead to.
struct PowerNow {
  Character card{};
  Action action;
  std::vector<std::string> effects{};
  bool helps = false;  // more than doing nothing
};
BOOST_DESCRIBE_STRUCT(PowerNow, (), (card, action, effects, helps))

// Of the cards in the own hand; those whose Power cannot be used now are left out.
struct Powers {
  std::vector<PowerNow> powers;
};
BOOST_DESCRIBE_STRUCT(Powers, (), (powers))

codec::Read<Powers> powers(const Rules&, const View&, const catalogue::Question&);

}  // namespace impossible::aids
